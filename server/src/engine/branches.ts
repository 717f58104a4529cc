/** The branches of one step from one state: all possible outcomes with their probabilities. */
import { Binomial, noDice, convolveSuccesses, type Successes } from '../dice/binomial';
import { sumDice, type Distribution } from '../dice/distribution';
import type { BasisSet } from './basis-set';
import type { Choice, Combat, Dice, Fire, Removal, Roll, Situation, State, Update } from './combat';
import type { End } from './outcome';
import { applyChoice, applyRoll, applyUpdate, decide, getDice } from './transition';
import { enumerateFire, applyRemoval, groupIntoSalvos, readSituation, listActiveVolleys } from './volley-transition';
import type { Salvo } from './volley-transition';

/** The distributions of dice used by a calculation, each computed once. */
export interface DiceDistributions {
  readonly sums: Map<string, Distribution>;
  readonly binomials: Map<number, Binomial>;
}

/** The state after a step without dice; its bases are recorded. */
export function applyCertainStep(
  combat: Combat,
  step: Update | Choice | Removal,
  state: State,
  bases: BasisSet,
): State {
  switch (step.kind) {
    case 'update':
      return applyUpdate(combat.counters, step, state, bases);
    case 'choice':
      return applyChoice(combat.counters, step, state, decide(step, state).option, bases);
    case 'removal':
      return applyRemoval(combat, step, state);
  }
}

/** The states after a step with dice, with their conditional probabilities. States may repeat. Bases are recorded. */
export function* branchStep(
  dice: DiceDistributions,
  combat: Combat,
  step: Roll | Fire,
  state: State,
  situation: Situation | undefined,
  bases: BasisSet,
): Iterable<End> {
  switch (step.kind) {
    case 'fire':
      yield* branchFire(dice, combat, step, state, situation ?? readSituation(combat, state), bases);
      break;
    case 'roll':
      for (const { value, share: probability } of computeSums(dice, getDice(step, state))) {
        yield { state: applyRoll(combat.counters, step, state, value, bases), probability };
      }
  }
}

/** The branches of a fire step: every number of hits of every salvo. */
function* branchFire(
  dice: DiceDistributions,
  combat: Combat,
  step: Fire,
  state: State,
  situation: Situation,
  bases: BasisSet,
): Iterable<End> {
  const salvos = groupIntoSalvos(listActiveVolleys(combat, step, state, situation));
  bases.addShots(salvos);
  const hits = salvos.map((salvo) => computeHits(dice, salvo));
  const pending: End[] = [];
  const keep = (after: State, probability: number) => void pending.push({ state: after.slice(), probability });
  for (const _pause of enumerateFire(combat, step, state, salvos, hits, keep)) yield* pending.splice(0);
}

/** The distribution of a salvo's hits. */
export function computeHits({ binomials }: DiceDistributions, { shots }: Salvo): Successes {
  const distribute = (chance: number, dice: number): Successes => {
    let binomial = binomials.get(chance);
    if (binomial === undefined) binomials.set(chance, (binomial = new Binomial(chance)));
    return binomial.getRow(dice);
  };
  let hits = noDice;
  for (const { chance, dice, sureHits } of shots) {
    hits = convolveSuccesses(hits, distribute(chance, dice));
    if (sureHits !== undefined) hits = convolveSuccesses(hits, distribute(1, sureHits));
  }
  return hits;
}

/** The distribution of the sum of a roll's dice. */
export function computeSums({ sums }: DiceDistributions, { count, sides }: Dice): Distribution {
  const key = `${count}d${sides}`;
  let distribution = sums.get(key);
  if (distribution === undefined) sums.set(key, (distribution = sumDice(count, sides)));
  return distribution;
}
