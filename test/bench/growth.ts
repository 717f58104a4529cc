/** The growth of times and memory as powers of the size, by least squares over the logarithms. */
import { exact } from '../../server/src/engine/exact';
import { finish } from '../../server/src/engine/progress';
import { battleScenario, sized } from './battles';
import { combatOf } from './engine';
import { startServer } from './language-server';
import { asdic } from './servers';
import { benchText, session } from './session';
import { announced } from './progress';
import type { Effort } from './session';
import { exponentOf, measured } from './statistics';
import { grouped } from './table';

/** The longest supported file has 2 million characters: some 85,000 lines. */
const lines = [1_000, 3_000, 10_000, 30_000, 80_000];
const units = [10, 20, 50, 100, 200];

/** The fitted figures of a session with an open file. */
const fitted = ['edit to diagnostics', 'document symbols', 'peak memory'] as const;

/** The maximum exponent of each. */
export const exponents = {
  'open to diagnostics': 1.15,
  'edit to diagnostics': 0.3,
  'document symbols': 1.1,
  'peak memory': 1.15,
  'exact odds by units a side': 2.2,
} as const;

export interface Growth {
  readonly what: keyof typeof exponents;
  readonly exponent: number;
  readonly most: number;
  /** By size. */
  readonly values: readonly (readonly [size: number, value: number])[];
}

export async function growth(effort: Effort): Promise<readonly Growth[]> {
  const values: Record<keyof typeof exponents, [number, number][]> = {
    'open to diagnostics': [],
    'edit to diagnostics': [],
    'document symbols': [],
    'peak memory': [],
    'exact odds by units a side': [],
  };
  for (const size of lines) {
    await announced(`growth, ${grouped(size)} lines`, async () => {
      values['open to diagnostics'].push([size, await opened(size, effort)]);
      const found = await session(asdic, size, effort, fitted);
      for (const what of fitted) if (found[what] !== undefined) values[what].push([size, found[what]]);
    });
  }
  for (const size of units) {
    const combat = combatOf(battleScenario(sized(size, 0, 0)));
    const odds = () => {
      const before = performance.now();
      finish(exact(combat, { drop: size >= 50 ? 1e-12 : 0, limit: 1_000_000 }));
      return Promise.resolve(performance.now() - before);
    };
    const time = await announced(`growth, ${size} units a side`, () => measured(effort.runs, 2, odds));
    values['exact odds by units a side'].push([size, time]);
  }
  return (Object.keys(exponents) as (keyof typeof exponents)[])
    .filter((what) => values[what].length > 1)
    .map((what) => ({ what, exponent: exponentOf(values[what]), most: exponents[what], values: values[what] }));
}

/** The time from opening a file in a running server to its diagnostics. */
async function opened(size: number, { runs, warmUps }: Effort): Promise<number> {
  const text = benchText(size);
  return measured(Math.ceil(runs / 4), Math.ceil(warmUps / 4), async () => {
    const server = await startServer(asdic);
    const found = server.diagnosticsThat(() => true);
    const before = performance.now();
    server.open(text);
    const time = (await found) - before;
    await server.stop();
    return time;
  });
}

export function growthTable(all: readonly Growth[]): string {
  return all
    .map(({ what, exponent, most, values }) => {
      const shown = values.map(([size, value]) => `${grouped(size)}: ${Number(value.toPrecision(3))}`);
      const verdict = exponent <= most ? 'met' : 'OVER';
      return `${what.padEnd(28)} ${exponent.toFixed(2).padStart(6)}  at most ${most}  ${verdict.padEnd(4)}  ${shown.join(', ')}`;
    })
    .join('\n');
}
