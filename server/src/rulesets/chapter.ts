/** Chapters of a rulebook, and the ruleset assembled from them. */
import type { Check, Hover, RuleImplementation, Remark, Ruleset } from '../model/ruleset';
import { buildExamples, type CheckWithExamples } from './examples';
import { listImplementedRules, type Modifier } from './line';
import { createOptionHover } from './option-hover';
import { createChecklist, toRules, type RuleTexts } from './rule-text';

/** Modifiers, whatever situation they are evaluated in. */
export type ModifierList = readonly Modifier<never, string>[];

/**
 * The contents of a chapter: the folder of a ruleset, listed in `generated/chapters/`. Only `ruleset.ts` imports the lists; other files
 * import from the file that defines what they need.
 */
export interface Chapter<Data extends object, Header extends object> {
  readonly rules: RuleTexts;
  /** The modifiers of the chapter, from which the implemented rules are derived. */
  readonly modifiers?: ModifierList;
  /** By code. */
  readonly checks?: Readonly<Record<string, CheckWithExamples<Data, Header>>>;
  /** Hovers on the values of the chapter. */
  readonly hovers?: readonly Hover<Data>[];
  /** Additions of the chapter to hovers that another chapter defines. */
  readonly remarks?: readonly Remark<Data>[];
}

/** The properties of a ruleset that belong to no chapter. */
type RulesetProperties<Data extends object, Header extends object> = Omit<
  Ruleset<Data, Header>,
  'checklist' | 'rules' | 'checks' | 'hovers' | 'remarks' | 'modifiers'
>;

/** Assembles a ruleset from its chapters. @param order the chapters in the order of the book; the others follow */
export function assembleRuleset<Data extends object, Header extends object, Name extends string>(
  properties: RulesetProperties<Data, Header>,
  contents: Readonly<Record<Name, Chapter<Data, Header>>>,
  order: readonly NoInfer<Name>[],
): Ruleset<Data, Header> {
  const names = new Set([...order, ...(Object.keys(contents) as Name[])]);
  const chapters = [...names].map((name) => contents[name]);
  const rules = chapters.flatMap((chapter) => toRules(chapter.rules));
  return {
    ...properties,
    checklist: createChecklist(rules),
    rules,
    checks: chapters.flatMap(({ checks = {} }) =>
      Object.entries(checks).map(([code, check]) => buildCheck(code, check)),
    ),
    hovers: [...chapters.flatMap(({ hovers = [] }) => hovers), createOptionHover(properties.options)],
    remarks: chapters.flatMap(({ remarks = [] }) => remarks),
    modifiers: removeDuplicates(chapters.flatMap(({ modifiers = [] }) => listImplementedRules(modifiers))),
  };
}

function buildCheck<Data extends object, Header extends object>(
  code: string,
  { base, passes, fails, fixed, ...check }: CheckWithExamples<Data, Header>,
): Check<Data, Header> {
  return { code, ...check, examples: buildExamples({ base, passes, fails, fixed }) } as unknown as Check<Data, Header>;
}

function removeDuplicates(implementations: readonly RuleImplementation[]): readonly RuleImplementation[] {
  return [...new Map(implementations.map((entry) => [`${entry.id} ${entry.rule}`, entry])).values()];
}
