/** The engine in this process: resolving, exact odds and sampling, on small and on large combats. */
import { Bench } from 'tinybench';
import type { Combat } from '../../server/src/engine/combat';
import { exact } from '../../server/src/engine/exact';
import { finish } from '../../server/src/engine/progress';
import { sample } from '../../server/src/engine/sample';
import { trace } from '../../server/src/engine/trace';
import { allCombats, analyse, environment } from '../../server/src/features';
import { combats } from './combats';
import type { Figure } from './figures';

/** @param time milliseconds for each thing measured */
export async function engineFigures(time: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, text, traced, odds: bound } of combats) {
    const combat = combatOf(text);
    // The first calculation in a process, before anything is compiled to machine code, and only of the first combat.
    if (figures.length === 0)
      figures.push(
        figure(
          `exact odds, ${name}, first call`,
          timed(() => odds(combat)),
        ),
      );
    figures.push(
      {
        ...figure(`traced resolve, ${name}`, await medianOf(time, () => trace(combat, { seed: 7 }))),
        budget: traced,
      },
      { ...figure(`exact odds, ${name}`, await medianOf(time, () => odds(combat))), budget: bound },
      { what: `combats sampled, ${name}`, unit: '1/s', asdic: samplesPerSecond(combat, time) },
    );
  }
  return figures;
}

function figure(what: string, milliseconds: number): Figure {
  return { what, unit: 'ms', asdic: milliseconds };
}

function combatOf(text: string): Combat {
  return allCombats(analyse(text, undefined, environment()))[0]!.site.combat();
}

/** @throws Error where there are too many states: then nothing exact was measured */
function odds(combat: Combat): void {
  if ('tooLarge' in finish(exact(combat))) throw new Error(`The odds of ${combat.title} are too large to be exact.`);
}

function timed(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

async function medianOf(time: number, work: () => unknown): Promise<number> {
  const bench = new Bench({ time, warmupTime: time / 4 });
  bench.add('', work);
  const [task] = await bench.run();
  if (!task?.result || !('latency' in task.result)) throw new Error('The benchmark gave no result.');
  return task.result.latency.p50;
}

const runs = 2_000;

function samplesPerSecond(combat: Combat, time: number): number {
  finish(sample(combat, 1, runs));
  const before = performance.now();
  let rolled = 0;
  for (let seed = 2; performance.now() - before < time; seed++, rolled += runs) finish(sample(combat, seed, runs));
  return (rolled * 1000) / (performance.now() - before);
}
