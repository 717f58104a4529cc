/** Arithmetic of facts, for every ruleset: a modifier is defined once, with its rule, and evaluated in a situation. */
import { amount, type Amount, type Basis, type Change } from '../engine/amount';
import type { Place } from '../model/place';

/** A line of arithmetic without its rule. */
export interface Line {
  /** The cause of the change, in a few words: `rain`. */
  readonly what: string;
  readonly by: number;
  /** A die that is not rolled yet, `d10`: it stands in for a number, which `by` does not include. */
  readonly unrolled?: string;
  readonly from?: Place;
  readonly basis?: Basis;
}

/** A modifier of a number, which is also listed on the reference page. */
export interface Modifier<Situation, RuleId extends string> {
  /** Readable and unique in the ruleset: `search.highest-section`. */
  readonly id: string;
  /** The rule that its lines cite. */
  readonly rule: RuleId;
  /** Rules that restrict when or how far it applies. */
  readonly limitedBy?: readonly RuleId[];
  /** The lines in a situation. `soFar` is the result of the modifiers before it, for limits. */
  readonly lines: (situation: Situation, soFar: number) => Line | readonly Line[] | undefined;
}

/** The rule that something implements. */
export interface CarriesOut<RuleId extends string> {
  readonly id: string;
  readonly rule: RuleId;
}

/** The lines of every modifier that applies in a situation, in order. @param start the number that they change */
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

/** A base amount with every modifier that applies in a situation. */
export function modified<S, R extends string>(
  what: string,
  base: Change,
  modifiers: readonly Modifier<S, R>[],
  situation: S,
): Amount {
  return amount(what, base, changesOf(modifiers, situation, base.by));
}

/** The rules that modifiers implement: one entry for each rule of each modifier. */
export function implementedBy<R extends string>(
  modifiers: readonly Omit<Modifier<never, R>, 'lines'>[],
): CarriesOut<R>[] {
  return modifiers.flatMap(({ id, rule, limitedBy = [] }) => [rule, ...limitedBy].map((of) => ({ id, rule: of })));
}

function listOf(found: Line | readonly Line[] | undefined): readonly Line[] {
  if (found === undefined) return [];
  return 'what' in found ? [found] : found;
}
