/** The engine in this process: resolving, exact odds and sampling of small and large combats. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { Bench } from 'tinybench';
import type { Combat } from '../../server/src/engine/combat';
import { runToEnd } from '../../server/src/engine/progress';
import { computeSampledOdds } from '../../server/src/engine/sample';
import { traceCombat } from '../../server/src/engine/trace';
import { createBattleScenario, battles, firstCallBudget, samplingBudget } from './battles';
import { combats } from './combats';
import { getFirstCombat, calculateOdds } from './exact-odds';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { environment } from '../support/environment';
import { createMove, playBounds } from './plays';
import { measureMedian } from './statistics';
import { calculateTurnOdds, playTurn, sampleOdds, turnBounds, createTurn } from './turns';

/** Measures all of it. @param time milliseconds for each measurement */
export async function measureEngine(time: number): Promise<readonly Figure[]> {
  const figures: Figure[] = await measureBattles(time);
  for (const { name, text, tracedBudget, oddsBudget: bound } of combats) {
    const combat = createCombat(text);
    figures.push(
      {
        ...createTimeFigure(`traced resolve, ${name}`, await benchMedian(time, () => traceCombat(combat, { seed: 7 }))),
        budget: tracedBudget,
      },
      {
        ...createTimeFigure(`exact odds, ${name}`, await benchMedian(time, () => calculateOdds(combat))),
        budget: bound,
      },
      { label: `combats sampled, ${name}`, unit: '1/s', asdic: measureSampleRate(combat, time) },
    );
  }
  const turn = createTurn();
  const standardMove = createMove(0);
  const largeMove = createMove(2);
  return [
    ...figures,
    {
      ...createTimeFigure('next move of a play, standard battle', await benchMedian(time, standardMove)),
      budget: playBounds.standard,
    },
    {
      ...createTimeFigure('next move of a play, 20 a side', await benchMedian(time, largeMove)),
      budget: playBounds.large,
    },
    {
      ...createTimeFigure('traced resolve, a turn of ten combats', await benchMedian(time, () => playTurn(turn))),
      budget: turnBounds.traced,
    },
    {
      ...createTimeFigure('exact odds, a turn of ten combats', await benchMedian(time, () => calculateTurnOdds(turn))),
      budget: turnBounds.odds,
    },
    {
      ...createTimeFigure('sampled odds to 1%, a turn of ten combats', await benchMedian(time, () => sampleOdds(turn))),
      budget: turnBounds.odds,
    },
  ];
}

/** Figures of sea battles; the first battle is also the first calculation of a process. */
async function measureBattles(time: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const battle of battles) {
    const { name, budget, drop } = battle;
    const combat = createCombat(createBattleScenario(battle));
    const work = () => calculateOdds(combat, drop);
    if (figures.length === 0) {
      figures.push({
        ...createTimeFigure(`exact odds, ${name}, first call`, await measureFirstCall()),
        budget: firstCallBudget,
      });
      const traced = await benchMedian(time, () => traceCombat(combat, { seed: 7 }));
      figures.push({ ...createTimeFigure(`traced resolve, ${name}`, traced), budget: otherBounds.tracedResolve });
      const asdic = measureSampleRate(combat, time, battleRuns);
      figures.push({ label: `combats sampled, ${name}`, unit: '1/s', asdic, budget: samplingBudget });
    }
    figures.push({ ...createTimeFigure(`exact odds, ${name}`, await benchMedian(time, work)), budget });
  }
  return figures;
}

function createTimeFigure(name: string, milliseconds: number): Figure {
  return { label: name, unit: 'ms', asdic: milliseconds };
}

/** The first combat of a scenario. */
export function createCombat(text: string): Combat {
  return getFirstCombat(text, environment());
}

/** The median over several fresh processes of the time that `first-call.ts` prints. */
async function measureFirstCall(): Promise<number> {
  const program = resolve('out/bench/programs/first-call.cjs');
  return measureMedian(5, 1, async () => Number((await promisify(execFile)(process.execPath, [program])).stdout));
}

async function benchMedian(time: number, work: () => unknown): Promise<number> {
  // The minimum of iterations is for slow tasks: they are not run fewer times than this.
  const bench = new Bench({ time, warmupTime: time / 2, iterations: 10, warmupIterations: 4 });
  bench.add('', work);
  const [task] = await bench.run();
  if (!task?.result || !('latency' in task.result)) throw new Error('The benchmark gave no result.');
  return task.result.latency.p50;
}

const defaultRuns = 2_000;

/** Sampling caches states, so it becomes faster as it goes on: its rate is measured over many battles. */
const battleRuns = 1_000_000;

function measureSampleRate(combat: Combat, time: number, runsPerCall = defaultRuns): number {
  runToEnd(computeSampledOdds(combat, 1, runsPerCall));
  const startTime = performance.now();
  let sampleCount = 0;
  for (let seed = 2; performance.now() - startTime < time; seed++, sampleCount += runsPerCall)
    runToEnd(computeSampledOdds(combat, seed, runsPerCall));
  return (sampleCount * 1000) / (performance.now() - startTime);
}
