/** The engine in this process: resolving, exact odds and sampling of small and large combats. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { Bench } from 'tinybench';
import type { Combat } from '../../server/src/engine/combat';
import { finish } from '../../server/src/engine/progress';
import { sample } from '../../server/src/engine/sample';
import { trace } from '../../server/src/engine/trace';
import { battleScenario, battles, firstCallBudget, samplingBudget } from './battles';
import { combats } from './combats';
import { firstCombat, odds } from './exact-odds';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { environment } from '../support/environment';
import { measured } from './statistics';
import { oddsOfTurn, playTurn, sampleOdds, turnBounds, turnOfTen } from './turns';

/** @param time milliseconds for each measurement */
export async function engineFigures(time: number): Promise<readonly Figure[]> {
  const figures: Figure[] = await battleFigures(time);
  for (const { name, text, traced, odds: bound } of combats) {
    const combat = combatOf(text);
    figures.push(
      {
        ...figure(`traced resolve, ${name}`, await medianOf(time, () => trace(combat, { seed: 7 }))),
        budget: traced,
      },
      { ...figure(`exact odds, ${name}`, await medianOf(time, () => odds(combat))), budget: bound },
      { what: `combats sampled, ${name}`, unit: '1/s', asdic: samplesPerSecond(combat, time) },
    );
  }
  const turn = turnOfTen();
  return [
    ...figures,
    {
      ...figure('traced resolve, a turn of ten combats', await medianOf(time, () => playTurn(turn))),
      budget: turnBounds.traced,
    },
    {
      ...figure('exact odds, a turn of ten combats', await medianOf(time, () => oddsOfTurn(turn))),
      budget: turnBounds.odds,
    },
    {
      ...figure('sampled odds to 1%, a turn of ten combats', await medianOf(time, () => sampleOdds(turn))),
      budget: turnBounds.odds,
    },
  ];
}

/** Figures of sea battles; the first battle is also the first calculation of a process. */
async function battleFigures(time: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const battle of battles) {
    const { name, budget, drop } = battle;
    const combat = combatOf(battleScenario(battle));
    const work = () => odds(combat, drop);
    if (figures.length === 0) {
      figures.push({ ...figure(`exact odds, ${name}, first call`, await firstCall()), budget: firstCallBudget });
      const traced = await medianOf(time, () => trace(combat, { seed: 7 }));
      figures.push({ ...figure(`traced resolve, ${name}`, traced), budget: otherBounds.tracedResolve });
      const asdic = samplesPerSecond(combat, time, battleRuns);
      figures.push({ what: `combats sampled, ${name}`, unit: '1/s', asdic, budget: samplingBudget });
    }
    figures.push({ ...figure(`exact odds, ${name}`, await medianOf(time, work)), budget });
  }
  return figures;
}

function figure(what: string, milliseconds: number): Figure {
  return { what, unit: 'ms', asdic: milliseconds };
}

/** The first combat of a scenario. */
export function combatOf(text: string): Combat {
  return firstCombat(text, environment());
}

/** The median over several fresh processes of the time that `first-call.ts` prints. */
async function firstCall(): Promise<number> {
  const program = resolve('out/bench/programs/first-call.cjs');
  return measured(5, 1, async () => Number((await promisify(execFile)(process.execPath, [program])).stdout));
}

async function medianOf(time: number, work: () => unknown): Promise<number> {
  // The minimum of iterations is for slow tasks: they are not run fewer times than this.
  const bench = new Bench({ time, warmupTime: time / 2, iterations: 10, warmupIterations: 4 });
  bench.add('', work);
  const [task] = await bench.run();
  if (!task?.result || !('latency' in task.result)) throw new Error('The benchmark gave no result.');
  return task.result.latency.p50;
}

const runs = 2_000;

/** Sampling caches states: its speed is that of many battles. */
const battleRuns = 1_000_000;

function samplesPerSecond(combat: Combat, time: number, atOnce = runs): number {
  finish(sample(combat, 1, atOnce));
  const before = performance.now();
  let rolled = 0;
  for (let seed = 2; performance.now() - before < time; seed++, rolled += atOnce) finish(sample(combat, seed, atOnce));
  return (rolled * 1000) / (performance.now() - before);
}
