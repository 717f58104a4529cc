/** Sampled odds: the combat is rolled many times and its ends are counted. Decisions are taken as preferred. */
import { roller, stream } from '../dice/stream';
import type { Combat, Fire, Situation, State, Step } from './combat';
import type { SampledOutcomes } from './outcome';
import type { Calculation } from './progress';
import { keysOf, sameState, within } from './space';
import type { Key } from './space';
import { afterChoice, afterRoll, afterUpdate, decision, diceOf, takesPlace } from './transition';
import { afterFire, afterRemoval, salvosOf, situationOf, throwsOf } from './volleys';
import type { Shots } from './volleys';

/** Steps carried out in a slice; some tens of microseconds each at worst. A combat is never cut. */
const sliceLength = 400;

interface Run {
  readonly combat: Combat;
  readonly roll: (sides: number) => number;
  steps: number;
  dice: number;
}

/**
 * The share of every end that was met.
 * @param seed the same seed gives the same odds
 * @param runs how many combats to roll, an integer of at least 1
 * @throws RangeError on any other number of runs, or where the combat is ill-formed
 */
export function* sample(combat: Combat, seed: number, runs: number): Calculation<SampledOutcomes> {
  if (!Number.isInteger(runs) || runs < 1) throw new RangeError(`Cannot roll ${runs} combats.`);
  const keyOf = keysOf(combat.counters);
  const start = within(combat.counters, combat.start, 'start');
  const counts = new Map<Key, { readonly state: State; count: number }>();
  const run: Run = { combat, roll: roller(stream(seed)), steps: 0, dice: 0 };
  for (let done = 0; done < runs; done++) {
    const end = play(run, combat.steps, start);
    const key = keyOf(end);
    const seen = counts.get(key);
    if (seen) seen.count++;
    else counts.set(key, { state: end, count: 1 });
    if (run.steps >= sliceLength) {
      run.steps = 0;
      yield { done, of: runs, unit: 'runs' };
    }
  }
  const ends = [...counts.values()].map(({ state, count }) => ({ state, share: count / runs }));
  return { exact: false, ends, runs, seed };
}

/** Carries out steps once. `now` is the situation at the head of the repetition, none outside rounds. */
function play(run: Run, steps: readonly Step[], from: State, now?: Situation): State {
  let state = from;
  for (const step of steps) {
    run.steps++;
    if (takesPlace(step, state)) state = carryOut(run, step, state, now);
  }
  return state;
}

function carryOut(run: Run, step: Step, state: State, now: Situation | undefined): State {
  const { combat } = run;
  switch (step.kind) {
    case 'update':
      return afterUpdate(combat.counters, step, state);
    case 'choice':
      return afterChoice(combat.counters, step, state, decision(step, state).option);
    case 'roll': {
      const { count, sides } = diceOf(step, state);
      let natural = 0;
      for (let rolled = 0; rolled < count; rolled++) natural += run.roll(sides);
      run.dice += count;
      return afterRoll(combat.counters, step, state, natural);
    }
    case 'fire':
      return fire(run, step, state, now ?? situationOf(combat, state));
    case 'removal':
      return afterRemoval(combat, step, state);
    case 'rounds': {
      let current = state;
      for (let repetition = 1; repetition <= step.limit && step.again(current); repetition++) {
        const before = { state: current, dice: run.dice };
        current = play(run, step.steps, current, situationOf(combat, current));
        if (step.limit === Infinity && run.dice === before.dice && sameState(current, before.state)) break;
      }
      return current;
    }
  }
}

function fire(run: Run, step: Fire, state: State, now: Situation): State {
  const salvos = salvosOf(throwsOf(run.combat, step, state, now));
  const hits = salvos.map(({ shots }) => shots.reduce((sum, shot) => sum + hitsOf(run, shot), 0));
  return afterFire(run.combat, step, state, salvos, hits);
}

function hitsOf(run: Run, { dice, hitsOn, sides }: Shots): number {
  let hits = 0;
  for (let rolled = 0; rolled < dice; rolled++) if (run.roll(sides) <= hitsOn.total) hits++;
  run.dice += dice;
  return hits;
}
