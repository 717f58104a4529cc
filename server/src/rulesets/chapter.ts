/** Chapters of a rulebook, and the ruleset assembled from them. */
import type { Constraint, Hover, Implements, Remark, Ruleset } from '../model/ruleset';
import { implementedBy, type Modifier } from './line';
import { optionHover } from './option-hover';
import { rulesOf, type RuleTexts } from './rule-text';

/** The contents of a chapter. Only `ruleset.ts` imports chapters; other files import from the file that defines what they need. */
export interface Chapter<Data extends object, Header extends object> {
  readonly rules: RuleTexts;
  /** The modifiers of the chapter, from which the implemented rules are derived. */
  readonly modifiers?: readonly Omit<Modifier<never, string>, 'lines'>[];
  readonly constraints?: readonly Constraint<Data, Header>[];
  /** Hovers on the values of the chapter. */
  readonly hovers?: readonly Hover<Data>[];
  /** Additions of the chapter to hovers that another chapter defines. */
  readonly remarks?: readonly Remark<Data>[];
}

/** The properties of a ruleset that belong to no chapter. */
type Rest<Data extends object, Header extends object> = Pick<
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
export function assemble<Data extends object, Header extends object>(
  rest: Rest<Data, Header>,
  chapters: readonly Chapter<Data, Header>[],
): Ruleset<Data, Header> {
  return {
    ...rest,
    rules: chapters.flatMap(({ rules }) => rulesOf(rules)),
    constraints: chapters.flatMap(({ constraints = [] }) => constraints),
    hovers: [...chapters.flatMap(({ hovers = [] }) => hovers), optionHover(rest.options)],
    remarks: chapters.flatMap(({ remarks = [] }) => remarks),
    modifiers: distinct(chapters.flatMap(({ modifiers = [] }) => implementedBy(modifiers))),
  };
}

function distinct(all: readonly Implements[]): readonly Implements[] {
  return [...new Map(all.map((one) => [`${one.id} ${one.rule}`, one])).values()];
}
