/**
 * Transitions: the state after one step. All interpreters use these functions, so that a trace, exact odds and a sample cannot interpret a step
 * differently. Each throws a RangeError if the combat is ill-formed: an error of the ruleset. Those with a set of bases record the bases of
 * the step; a trace has them in its entries.
 */
import type { Amount } from './amount';
import type { BasisSet } from './basis-set';
import type { Choice, Counter, Dice, Roll, State, Step, Update } from './combat';
import { checkState } from './state-space';

/** Whether the step is carried out in a state, or skipped. */
export function isActive(step: Step, state: State): boolean {
  return step.when === undefined || step.when(state);
}

/** The dice of a roll. */
export function getDice(step: Roll, state: State): Dice {
  const dice = step.dice(state);
  if (!(Number.isInteger(dice.count) && dice.count >= 1 && Number.isInteger(dice.sides) && dice.sides >= 2)) {
    throw new RangeError(`Step ${step.id} asks for ${dice.count} dice with ${dice.sides} sides.`);
  }
  return dice;
}

/** The modified roll as an amount; the bare roll if the step has no modifiers. */
export function computeTotal(step: Roll, state: State, natural: number): Amount {
  if (step.total) return step.total(state, natural);
  const base = { rule: step.rules[0] ?? '', label: 'roll', by: natural };
  return { label: step.title, base, changes: [], total: natural };
}

/** The state after a roll with a given natural sum. */
export function applyRoll(
  counters: readonly Counter[],
  step: Roll,
  state: State,
  natural: number,
  bases?: BasisSet,
): State {
  const modified = step.total?.(state, natural);
  const total = modified ? modified.total : natural;
  const after = checkState(counters, step.apply(state, total, natural), step.id);
  if (bases) {
    if (modified) bases.addAmount(modified);
    bases.addStep(step, state, after, total);
  }
  return after;
}

/** The state after an update. */
export function applyUpdate(counters: readonly Counter[], step: Update, state: State, bases?: BasisSet): State {
  const after = step.apply(state);
  if (after !== state) checkState(counters, after, step.id);
  if (!step.omitFromTrace) bases?.addStep(step, state, after);
  return after;
}

/** The preferred option, with all options. */
export function decide(step: Choice, state: State): { readonly option: string; readonly options: readonly string[] } {
  const options = step.options(state);
  const option = step.preferred(state);
  if (!options.includes(option)) {
    throw new RangeError(`Step ${step.id} prefers ${option}, which is none of its options: ${options.join(', ')}.`);
  }
  return { option, options };
}

/** The state after a decision. */
export function applyChoice(
  counters: readonly Counter[],
  step: Choice,
  state: State,
  option: string,
  bases?: BasisSet,
): State {
  const after = checkState(counters, step.apply(state, option), step.id);
  bases?.addStep(step, state, after, option);
  return after;
}
