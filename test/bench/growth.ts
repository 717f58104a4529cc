/** The growth of times and memory as powers of the size, by least squares over the logarithms. */
import { computeExactOdds } from '../../server/src/engine/exact';
import { runToEnd } from '../../server/src/engine/progress';
import { createBattleScenario, createBattle } from './battles';
import { createCombat } from './engine';
import { startServer } from './language-server';
import { asdic } from './servers';
import { createBenchText, measureSession } from './session';
import { withProgress } from './progress';
import type { Effort } from './session';
import { fitExponent, measureMedian } from './statistics';
import { formatThousands } from './table';

/** The longest supported file has 2 million characters: some 85,000 lines. */
const lineCounts = [1_000, 3_000, 10_000, 30_000, 80_000];
const unitCounts = [10, 20, 50, 100, 200];

/** The fitted figures of a session with an open file. */
const fittedFigures = ['edit to diagnostics', 'document symbols', 'peak memory'] as const;

/** The maximum exponent of each. */
export const maxExponents = {
  'open to diagnostics': 1.15,
  'edit to diagnostics': 0.3,
  'document symbols': 1.1,
  'peak memory': 1.15,
  'exact odds by units a side': 2.2,
} as const;

export interface Growth {
  readonly name: keyof typeof maxExponents;
  readonly exponent: number;
  readonly maxExponent: number;
  /** By size. */
  readonly values: readonly (readonly [size: number, value: number])[];
}

export async function measureGrowth(effort: Effort): Promise<readonly Growth[]> {
  const values: Record<keyof typeof maxExponents, [number, number][]> = {
    'open to diagnostics': [],
    'edit to diagnostics': [],
    'document symbols': [],
    'peak memory': [],
    'exact odds by units a side': [],
  };
  for (const size of lineCounts) {
    await withProgress(`growth, ${formatThousands(size)} lines`, async () => {
      values['open to diagnostics'].push([size, await measureOpening(size, effort)]);
      const figures = await measureSession(asdic, size, effort, fittedFigures);
      for (const name of fittedFigures) if (figures[name] !== undefined) values[name].push([size, figures[name]]);
    });
  }
  for (const size of unitCounts) {
    const combat = createCombat(createBattleScenario(createBattle(size, 0, 0)));
    const measureOdds = () => {
      const startTime = performance.now();
      runToEnd(computeExactOdds(combat, { drop: size >= 50 ? 1e-12 : 0, limit: 1_000_000 }));
      return Promise.resolve(performance.now() - startTime);
    };
    const time = await withProgress(`growth, ${size} units a side`, () => measureMedian(effort.runs, 2, measureOdds));
    values['exact odds by units a side'].push([size, time]);
  }
  return (Object.keys(maxExponents) as (keyof typeof maxExponents)[])
    .filter((name) => values[name].length > 1)
    .map((name) => ({
      name,
      exponent: fitExponent(values[name]),
      maxExponent: maxExponents[name],
      values: values[name],
    }));
}

/** The time from opening a file in a running server to its diagnostics. */
async function measureOpening(size: number, { runs, warmUps }: Effort): Promise<number> {
  const text = createBenchText(size);
  return measureMedian(Math.ceil(runs / 4), Math.ceil(warmUps / 4), async () => {
    const server = await startServer(asdic);
    const published = server.waitForDiagnostics(() => true);
    const startTime = performance.now();
    server.open(text);
    const time = (await published) - startTime;
    await server.stop();
    return time;
  });
}

export function formatGrowth(growths: readonly Growth[]): string {
  return growths
    .map(({ name, exponent, maxExponent, values }) => {
      const formattedValues = values.map(
        ([size, value]) => `${formatThousands(size)}: ${Number(value.toPrecision(3))}`,
      );
      const verdict = exponent <= maxExponent ? 'met' : 'OVER';
      return `${name.padEnd(28)} ${exponent.toFixed(2).padStart(6)}  at most ${maxExponent}  ${verdict.padEnd(4)}  ${formattedValues.join(', ')}`;
    })
    .join('\n');
}
