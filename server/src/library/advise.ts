/** Advice for a side of a combat, and the gain or cost of other orders. */
import { adviceChoices, combatData, reportAdvice } from '../features';
import type { FoundCombat, Purpose } from '../features';
import { listed } from '../model/wording';
import { inProcessCalculator } from '../work/in-process';
import { combatsNamed, orCannotRun, placed } from './combats';
import type { PlacedReport } from './combats';
import { CannotRun } from './failure';
import { defaultRuns, requireRuns, requireSeed, samplingSeed } from './numbers';
import type { Scenario } from './scenario';
import { watched } from './watch';
import type { WatchOptions } from './watch';

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
export async function* adviceOnCombats(
  scenario: Scenario,
  choice: AdviceChoice,
  watch: WatchOptions = {},
): AsyncGenerator<PlacedReport, void> {
  requireRuns(choice.runs);
  requireSeed(choice.seed);
  for (const { found, purpose } of purposesIn(scenario, choice))
    yield placed(scenario, await adviceOf(found, purpose, choice, watch));
}

interface AdviceRequest {
  readonly found: FoundCombat;
  readonly purpose: Purpose;
}

/** Selects sides and aims to advise. */
function purposesIn(scenario: Scenario, { engagement, side, aim }: AdviceChoice): readonly AdviceRequest[] {
  const { name } = scenario;
  const all = combatsNamed(scenario, engagement).flatMap((found): readonly AdviceRequest[] => {
    const advised = adviceChoices(found);
    return 'refused' in advised
      ? []
      : advised.choices.map((choice) => ({ found, purpose: { side: choice.side, aim: choice.aim.id } }));
  });
  if (all.length === 0) throw new CannotRun(`No combat in ${name} has orders to advise on.`);
  const fitting = all.filter(
    ({ purpose }) => (side === undefined || purpose.side === side) && (aim === undefined || purpose.aim === aim),
  );
  if (fitting.length === 0) {
    const names = [...new Set(all.map(({ purpose }) => `side ${purpose.side} with aim ${purpose.aim}`))];
    throw new CannotRun(`Nothing in ${name} matches this side and aim. Choose ${listed(names, 'or')}.`);
  }
  // Without an aim, the first of each side.
  return aim === undefined
    ? fitting.filter((one, index) => !fitting.slice(0, index).some((other) => isSameSide(one, other)))
    : fitting;
}

function isSameSide(a: AdviceRequest, b: AdviceRequest): boolean {
  return a.found === b.found && a.purpose.side === b.purpose.side;
}

async function adviceOf(
  found: FoundCombat,
  purpose: Purpose,
  { runs = defaultRuns, seed = samplingSeed }: AdviceChoice,
  watch: WatchOptions,
) {
  const task = { kind: 'advice', ...combatData(found), ...purpose, runs, seed } as const;
  const calculator = inProcessCalculator(() => found.site);
  const advice = await watched(found.site.id, watch, (by) => calculator.run(task, by));
  return orCannotRun(reportAdvice(found, purpose, advice));
}
