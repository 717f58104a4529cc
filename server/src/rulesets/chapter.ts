/** A chapter of a rulebook with all that Asdic makes of it, and how chapters make a ruleset. */
import type { Constraint, Hover, Implements, Remark, Ruleset } from '../model/ruleset';
import { implementedBy, type Modifier } from './line';
import { optionHover } from './option-hover';
import { rulesOf, type RuleTexts } from './rule-text';

/** What a chapter holds: its table of contents. Only `ruleset.ts` imports chapters; what others need of one stands in the file that states it. */
export interface Chapter<Data extends object, Header extends object> {
  readonly rules: RuleTexts;
  /** The arithmetic itself; which rules it carries out is read off it. */
  readonly modifiers?: readonly Omit<Modifier<never, string>, 'lines'>[];
  readonly constraints?: readonly Constraint<Data, Header>[];
  /** What explains the values of the chapter. */
  readonly hovers?: readonly Hover<Data>[];
  /** What the chapter adds to hovers of values that another chapter explains. */
  readonly remarks?: readonly Remark<Data>[];
}

/** What belongs to no chapter. */
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

/** A ruleset of its chapters, in the order of the book. */
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
