/** How facts state arithmetic, for every ruleset: a modifier is stated once, with its rule, and evaluated in a situation. */
import { amount, type Amount, type Basis, type Change } from '../engine/amount';
import type { Place } from '../model/place';

/** One line of arithmetic before the rule is added that it is by. */
export interface Line {
  /** What makes the change, in a few words: `rain`. */
  readonly what: string;
  readonly by: number;
  /** A die that is not rolled yet, `d10`: it stands where a number will be, which `by` leaves out. */
  readonly unrolled?: string;
  readonly from?: Place;
  readonly basis?: Basis;
}

/** What changes a number in some situations: stated once, listed for the reference page. */
export interface Modifier<Situation, RuleId extends string> {
  /** Readable and unique in the ruleset: `search.highest-section`. */
  readonly id: string;
  /** The rule that its lines cite. */
  readonly rule: RuleId;
  /** Rules that say when it does not apply, or how far. */
  readonly limitedBy?: readonly RuleId[];
  /** The lines in a situation. `soFar` is what the modifiers before have made of the number: limits look at it. */
  readonly lines: (situation: Situation, soFar: number) => Line | readonly Line[] | undefined;
}

/** Which rule something carries out. */
export interface CarriesOut<RuleId extends string> {
  readonly id: string;
  readonly rule: RuleId;
}

/** The lines of every modifier that applies in a situation, in their order. @param start what they change */
export function changesOf<S, R extends string>(
  modifiers: readonly Modifier<S, R>[],
  situation: S,
  start = 0,
): Change[] {
  const changes: Change[] = [];
  let soFar = start;
  for (const { rule, lines } of modifiers) {
    for (const line of listOf(lines(situation, soFar))) {
      changes.push({ rule, ...line });
      soFar += line.by;
    }
  }
  return changes;
}

/** A base changed by every modifier that applies in a situation. */
export function modified<S, R extends string>(
  what: string,
  base: Change,
  modifiers: readonly Modifier<S, R>[],
  situation: S,
): Amount {
  return amount(what, base, changesOf(modifiers, situation, base.by));
}

/** Which rules modifiers carry out: one entry for each rule of each. */
export function implementedBy<R extends string>(
  modifiers: readonly Omit<Modifier<never, R>, 'lines'>[],
): CarriesOut<R>[] {
  return modifiers.flatMap(({ id, rule, limitedBy = [] }) => [rule, ...limitedBy].map((of) => ({ id, rule: of })));
}

function listOf(found: Line | readonly Line[] | undefined): readonly Line[] {
  if (found === undefined) return [];
  return 'what' in found ? [found] : found;
}
