/** The branches of one step from one state: all possible outcomes with their probabilities. */
import { Binomial, noDice, together } from '../dice/binomial';
import type { Successes } from '../dice/binomial';
import { sumOfDice } from '../dice/distribution';
import type { Distribution } from '../dice/distribution';
import type { BasisSet } from './bases';
import type { Choice, Combat, Dice, Fire, Removal, Roll, Situation, State, Update } from './combat';
import type { End } from './outcome';
import { afterChoice, afterRoll, afterUpdate, decision, diceOf } from './transition';
import { afterAnyFire, afterRemoval, salvosOf, situationOf, throwsOf } from './volleys';
import type { Salvo } from './volleys';

/** The distributions of dice used by a calculation, each computed once. */
export interface DiceTables {
  readonly sums: Map<string, Distribution>;
  readonly binomials: Map<number, Binomial>;
}

/** The state after a step without dice; its bases are recorded. */
export function certainly(combat: Combat, step: Update | Choice | Removal, state: State, bases: BasisSet): State {
  switch (step.kind) {
    case 'update':
      return afterUpdate(combat.counters, step, state, bases);
    case 'choice':
      return afterChoice(combat.counters, step, state, decision(step, state).option, bases);
    case 'removal':
      return afterRemoval(combat, step, state);
  }
}

/** The states after a step with dice, with their conditional probabilities. States may repeat. Bases are recorded. */
export function* branches(
  dice: DiceTables,
  combat: Combat,
  step: Roll | Fire,
  state: State,
  now: Situation | undefined,
  bases: BasisSet,
): Iterable<End> {
  switch (step.kind) {
    case 'fire':
      yield* fired(dice, combat, step, state, now ?? situationOf(combat, state), bases);
      break;
    case 'roll':
      for (const { value, share } of sumsOf(dice, diceOf(step, state))) {
        yield { state: afterRoll(combat.counters, step, state, value, bases), share };
      }
  }
}

/** The branches of a fire step: every number of hits of every salvo. */
function* fired(
  dice: DiceTables,
  combat: Combat,
  step: Fire,
  state: State,
  now: Situation,
  bases: BasisSet,
): Iterable<End> {
  const salvos = salvosOf(throwsOf(combat, step, state, now));
  bases.addShots(salvos);
  const hits = salvos.map((salvo) => hitsOf(dice, salvo));
  const some: End[] = [];
  const keep = (after: State, share: number) => void some.push({ state: after.slice(), share });
  for (const _pause of afterAnyFire(combat, step, state, salvos, hits, keep)) yield* some.splice(0);
}

/** The distribution of a salvo's hits. */
export function hitsOf({ binomials }: DiceTables, { shots }: Salvo): Successes {
  let hits = noDice;
  for (const { chance, dice } of shots) {
    let binomial = binomials.get(chance);
    if (binomial === undefined) binomials.set(chance, (binomial = new Binomial(chance)));
    hits = together(hits, binomial.of(dice));
  }
  return hits;
}

/** The distribution of the sum of a roll's dice. */
export function sumsOf({ sums }: DiceTables, { count, sides }: Dice): Distribution {
  const key = `${count}d${sides}`;
  let found = sums.get(key);
  if (found === undefined) sums.set(key, (found = sumOfDice(count, sides)));
  return found;
}
