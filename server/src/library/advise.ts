/** Advice for a side of a combat, and the gain or cost of other orders. */
import { createCombatData, type FoundCombat, getAdviceChoices, type Purpose, reportAdvice } from '../features';
import { formatList } from '../model/wording';
import { createInProcessCalculator } from '../work/in-process';
import { findCombats, orThrow, type PlacedReport, placeReport } from './combats';
import { CannotRun } from './errors';
import { defaultRuns, requireRuns, requireSeed, samplingSeed } from './numbers';
import type { Scenario } from './scenario';
import { runWatched, type WatchOptions } from './watch';

export interface AdviceChoice {
  /** Id of the combat; without it, every combat of the scenario that can be advised on. */
  readonly engagement?: string;
  /** Advises on the turn of each scenario instead: one report per party, valued by the whole turn. */
  readonly turn?: boolean;
  /** Such as `attacker`; without it, every side that can be advised. */
  readonly side?: string;
  /** The side's aim, such as `win` or `value`; without it, its first aim. */
  readonly aim?: string;
  /** How many combats are rolled if values are sampled: 20,000 when absent. */
  readonly runs?: number;
  /** The sampling seed: the same seed gives the same values. 1 when absent. */
  readonly seed?: number;
}

/**
 * A report for each side of each combat, in document order.
 * @throws CannotRun if nobody can be advised; RangeError for invalid runs or seed; the reason of an aborted signal
 */
export async function* adviseOnCombats(
  scenario: Scenario,
  choice: AdviceChoice,
  watch: WatchOptions = {},
): AsyncGenerator<PlacedReport, void> {
  requireRuns(choice.runs);
  requireSeed(choice.seed);
  for (const { target, purpose } of listRequests(scenario, choice))
    yield placeReport(scenario, await calculateAdvice(target, purpose, choice, watch));
}

interface AdviceRequest {
  readonly target: FoundCombat;
  readonly purpose: Purpose;
}

/** Selects sides and aims to advise. */
function listRequests(scenario: Scenario, { engagement, side, aim }: AdviceChoice): readonly AdviceRequest[] {
  const { name } = scenario;
  const all = findCombats(scenario, engagement).flatMap((target): readonly AdviceRequest[] => {
    const advised = getAdviceChoices(target);
    return 'refused' in advised
      ? []
      : advised.choices.map((choice) => ({ target, purpose: { side: choice.side, aim: choice.aim.id } }));
  });
  if (all.length === 0) throw new CannotRun(`No combat in ${name} has orders to advise on.`);
  const fitting = all.filter(
    ({ purpose }) => (side === undefined || purpose.side === side) && (aim === undefined || purpose.aim === aim),
  );
  if (fitting.length === 0) {
    const names = [...new Set(all.map(({ purpose }) => `side ${purpose.side} with aim ${purpose.aim}`))];
    throw new CannotRun(`Nothing in ${name} matches this side and aim. Choose ${formatList(names, 'or')}.`);
  }
  // Without an aim, the first of each side.
  return aim === undefined
    ? fitting.filter((request, index) => !fitting.slice(0, index).some((earlier) => isSameSide(request, earlier)))
    : fitting;
}

function isSameSide(a: AdviceRequest, b: AdviceRequest): boolean {
  return a.target === b.target && a.purpose.side === b.purpose.side;
}

async function calculateAdvice(
  target: FoundCombat,
  purpose: Purpose,
  { runs = defaultRuns, seed = samplingSeed }: AdviceChoice,
  watch: WatchOptions,
) {
  const task = { kind: 'advice', ...createCombatData(target), ...purpose, runs, seed } as const;
  const calculator = createInProcessCalculator(() => target.entry);
  const advice = await runWatched(target.entry.id, watch, (by) => calculator.run(task, by));
  return orThrow(reportAdvice(target, purpose, advice));
}
