/** Calculates expected odds before diagnostics are listed. */
import { createCombatData, findExpectedOdds } from '../features';
import type { OddsFigures } from '../model/odds-figures';
import { defaultRuns, requireRuns, samplingSeed } from './numbers';
import type { Scenario } from './scenario';
import { runWithProgress, type ProgressOptions } from './calculation-progress';

export interface RunsChoice {
  /** How many combats are rolled if expected odds are sampled: 20,000 when absent. */
  readonly runs?: number;
}

/**
 * Adds the odds that the scenario's combats expect.
 * @throws RangeError for invalid runs; the reason of an aborted signal
 */
export async function withExpectedOdds(
  scenario: Scenario,
  { runs = defaultRuns }: RunsChoice,
  watch: ProgressOptions = {},
): Promise<Scenario> {
  requireRuns(runs);
  const { analysis } = scenario;
  const expected = findExpectedOdds(analysis);
  if (expected.length === 0) return scenario;
  // Few files expect odds; others do not load the calculator.
  const { createInProcessCalculator } = await import('../work/in-process');
  const odds = new Map<string, OddsFigures>();
  for (const { key, target } of expected) {
    const { entry, ...data } = createCombatData(target);
    const task = { ...data, kind: 'odds-figures', entries: [entry], runs, seed: samplingSeed } as const;
    const calculator = createInProcessCalculator(() => target.entry);
    const [oddsFigures] = await runWithProgress(entry, watch, (progress) => calculator.run(task, progress));
    if (oddsFigures) odds.set(key, oddsFigures);
  }
  const environment = { ...analysis.environment, getOddsFigures: (key: string) => odds.get(key) };
  return { ...scenario, analysis: { ...analysis, environment } };
}
