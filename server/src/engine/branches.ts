/** What one step makes of one state: all that can happen, with its probability. */
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

/** Distributions of dice that a calculation has met, so that each is worked out once. */
export interface DiceTables {
  readonly sums: Map<string, Distribution>;
  readonly binomials: Map<number, Binomial>;
}

/** What a step without dice makes of a state; what it rests on is added to the bases. */
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

/** What dice make of a state, each with its conditional probability. States may repeat. What the step rests on is added to the bases. */
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

/** What a fire step makes of a state: every number of hits of every salvo. */
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

/** How many hits a salvo has. */
export function hitsOf({ binomials }: DiceTables, { shots }: Salvo): Successes {
  let hits = noDice;
  for (const { chance, dice } of shots) {
    let binomial = binomials.get(chance);
    if (binomial === undefined) binomials.set(chance, (binomial = new Binomial(chance)));
    hits = together(hits, binomial.of(dice));
  }
  return hits;
}

/** What the dice of a roll come to. */
export function sumsOf({ sums }: DiceTables, { count, sides }: Dice): Distribution {
  const key = `${count}d${sides}`;
  let found = sums.get(key);
  if (found === undefined) sums.set(key, (found = sumOfDice(count, sides)));
  return found;
}
