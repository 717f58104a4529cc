/** Turns: all combats of a scenario in their order, each with what the earlier ones left; a report for each scenario. */
import { defaultSeed, findTurn, reportTurnOdds, resolveTurn, turnData } from '../features';
import type { FoundTurn } from '../features';
import { inProcessCalculator } from '../work/in-process';
import { orCannotRun, placed } from './combats';
import type { PlacedReport } from './combats';
import { defaultRuns, requireRuns, requireSeed, samplingSeed } from './numbers';
import type { Scenario } from './scenario';
import { watched } from './watch';
import type { WatchOptions } from './watch';

export interface TurnChoice {
  /** The turn of each scenario in place of its single combats: one report, with its `turn`. */
  readonly turn?: boolean;
}

/**
 * The turn of each scenario of a file that has two combats or more without problems.
 * @throws CannotRun where there is none
 */
function turnsIn(scenario: Scenario): readonly FoundTurn[] {
  const { analysis } = scenario;
  const all = analysis.scenarios.map(({ index }) => findTurn(analysis, { document: index }));
  const found = all.filter((turn): turn is FoundTurn => !('refused' in turn));
  return found.length > 0 ? found : [orCannotRun(findTurn(analysis))];
}

/** @throws CannotRun where there is no turn; RangeError for a seed that is none */
export function resolvedTurns(scenario: Scenario, { seed }: { readonly seed?: number }): readonly PlacedReport[] {
  requireSeed(seed);
  return turnsIn(scenario).map((found) =>
    placed(scenario, orCannotRun(resolveTurn(found, { seed, fallbackSeed: defaultSeed })).report),
  );
}

/** @throws CannotRun where there is no turn; RangeError for runs or a seed that are none; the reason of an aborted signal */
export async function* oddsOfTurns(
  scenario: Scenario,
  { runs = defaultRuns, seed = samplingSeed }: { readonly runs?: number; readonly seed?: number },
  watch: WatchOptions = {},
): AsyncGenerator<PlacedReport, void> {
  requireRuns(runs);
  requireSeed(seed);
  for (const found of turnsIn(scenario)) {
    const calculator = inProcessCalculator(Object.assign(() => undefined, { turn: () => found.stated.turn }));
    const task = { kind: 'turn', ...turnData(found), runs, seed } as const;
    const odds = await watched('turn', watch, (by) => calculator.run(task, by));
    yield placed(scenario, reportTurnOdds(found, odds));
  }
}
