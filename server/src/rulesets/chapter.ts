/** Chapters of a rulebook, and the ruleset assembled from them. */
import type { Check, Hover, RuleImplementation, Remark, Ruleset } from '../model/ruleset';
import { listImplementedRules, type Modifier } from './line';
import { createOptionHover } from './option-hover';
import { toRules, type RuleTexts } from './rule-text';

/** The contents of a chapter. Only `ruleset.ts` imports chapters; other files import from the file that defines what they need. */
export interface Chapter<Data extends object, Header extends object> {
  readonly rules: RuleTexts;
  /** The modifiers of the chapter, from which the implemented rules are derived. */
  readonly modifiers?: readonly Omit<Modifier<never, string>, 'lines'>[];
  readonly checks?: readonly Check<Data, Header>[];
  /** Hovers on the values of the chapter. */
  readonly hovers?: readonly Hover<Data>[];
  /** Additions of the chapter to hovers that another chapter defines. */
  readonly remarks?: readonly Remark<Data>[];
}

/** The properties of a ruleset that belong to no chapter. */
type RulesetProperties<Data extends object, Header extends object> = Pick<
  Ruleset<Data, Header>,
  | 'id'
  | 'title'
  | 'checklist'
  | 'options'
  | 'steps'
  | 'combats'
  | 'turn'
  | 'turnOrder'
  | 'isCombat'
  | 'suggestions'
  | 'begin'
  | 'powerName'
>;

/** Assembles a ruleset from its chapters, in the order of the book. */
export function assembleRuleset<Data extends object, Header extends object>(
  properties: RulesetProperties<Data, Header>,
  chapters: readonly Chapter<Data, Header>[],
): Ruleset<Data, Header> {
  return {
    ...properties,
    rules: chapters.flatMap(({ rules }) => toRules(rules)),
    checks: chapters.flatMap(({ checks = [] }) => checks),
    hovers: [...chapters.flatMap(({ hovers = [] }) => hovers), createOptionHover(properties.options)],
    remarks: chapters.flatMap(({ remarks = [] }) => remarks),
    modifiers: removeDuplicates(chapters.flatMap(({ modifiers = [] }) => listImplementedRules(modifiers))),
  };
}

function removeDuplicates(all: readonly RuleImplementation[]): readonly RuleImplementation[] {
  return [...new Map(all.map((entry) => [`${entry.id} ${entry.rule}`, entry])).values()];
}
