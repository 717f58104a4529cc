/** Arithmetic of facts, for every ruleset: a modifier is defined once, with its rule, and evaluated in a situation. */
import { createAmount, type Amount, type Basis, type Change } from '../engine/amount';
import type { Place } from '../model/place';

/** A line of arithmetic without its rule. */
export interface Line {
  /** The cause of the change, in a few words: `rain`. */
  readonly label: string;
  readonly by: number;
  /** A die that is not rolled yet, `d10`: it stands in for a number, which `by` does not include. */
  readonly unrolledDie?: string;
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
  /** The lines in a situation. `subtotal` is the result of the modifiers before it, for limits. */
  readonly listLines: (situation: Situation, subtotal: number) => Line | readonly Line[] | undefined;
}

/** The rule that something implements. */
export interface ImplementedRule<RuleId extends string> {
  readonly id: string;
  readonly rule: RuleId;
}

/** The lines of every modifier that applies in a situation, in order. @param start the number that they change */
export function collectChanges<S, R extends string>(
  modifiers: readonly Modifier<S, R>[],
  situation: S,
  start = 0,
): Change[] {
  const changes: Change[] = [];
  let subtotal = start;
  for (const { rule, listLines } of modifiers) {
    for (const line of toLines(listLines(situation, subtotal))) {
      changes.push({ rule, ...line });
      subtotal += line.by;
    }
  }
  return changes;
}

/** A base amount with every modifier that applies in a situation. */
export function computeAmount<S, R extends string>(
  label: string,
  base: Change,
  modifiers: readonly Modifier<S, R>[],
  situation: S,
): Amount {
  return createAmount(label, base, collectChanges(modifiers, situation, base.by));
}

/** The rules that modifiers implement: one entry for each rule of each modifier. */
export function listImplementedRules<R extends string>(modifiers: readonly Modifier<never, R>[]): ImplementedRule<R>[] {
  return modifiers.flatMap(({ id, rule, limitedBy = [] }) =>
    [rule, ...limitedBy].map((ruleId) => ({ id, rule: ruleId })),
  );
}

function toLines(result: Line | readonly Line[] | undefined): readonly Line[] {
  if (result === undefined) return [];
  return 'label' in result ? [result] : result;
}
