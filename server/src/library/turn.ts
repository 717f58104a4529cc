/** Turns: all combats of a scenario in order, each with the remaining forces of earlier ones; one report per scenario. */
import {
  adviseTurn,
  createCombatData,
  createTurnData,
  defaultSeed,
  findTurn,
  type FoundTurn,
  getTurnAdviceChoices,
  reportTurnOdds,
  resolveTurn,
} from '../features';
import { formatList } from '../model/wording';
import type { Calculator } from '../work/calculator';
import { createInProcessCalculator } from '../work/in-process';
import { orThrow, type PlacedReport, placeReport } from './combats';
import { CannotRun, NoCombatError } from './errors';
import { defaultRuns, requireRuns, requireSeed, samplingSeed } from './numbers';
import type { Scenario } from './scenario';
import { runWatched, type WatchOptions } from './watch';

export interface TurnChoice {
  /** The turn of each scenario instead of single combats: one report with its `turn`. */
  readonly turn?: boolean;
}

/**
 * The turns of a file's scenarios with at least two combats without errors.
 * @throws NoCombatError if there is none
 */
function findTurns(scenario: Scenario): readonly FoundTurn[] {
  const { analysis } = scenario;
  const all = analysis.scenarios.map(({ index }) => findTurn(analysis, { document: index }));
  const turns = all.filter((turn): turn is FoundTurn => !('refused' in turn));
  if (turns.length > 0) return turns;
  const none = findTurn(analysis);
  throw new NoCombatError(`${scenario.name}: ${'refused' in none ? none.refused : ''}`);
}

/** @throws CannotRun if there is no turn; RangeError for an invalid seed */
export function resolveTurns(scenario: Scenario, { seed }: { readonly seed?: number }): readonly PlacedReport[] {
  requireSeed(seed);
  return findTurns(scenario).map((turn) =>
    placeReport(scenario, orThrow(resolveTurn(turn, { seed, fallbackSeed: defaultSeed })).report),
  );
}

/** @throws CannotRun if there is no turn; RangeError for invalid runs or seed; the reason of an aborted signal */
export async function* calculateTurnOdds(
  scenario: Scenario,
  { runs = defaultRuns, seed = samplingSeed }: { readonly runs?: number; readonly seed?: number },
  watch: WatchOptions = {},
): AsyncGenerator<PlacedReport, void> {
  requireRuns(runs);
  requireSeed(seed);
  for (const turn of findTurns(scenario)) {
    const task = { kind: 'turn', ...createTurnData(turn), runs, seed } as const;
    const odds = await runWatched('turn', watch, (by) => createCalculator(turn).run(task, by));
    yield placeReport(scenario, reportTurnOdds(turn, odds));
  }
}

export interface TurnAdviceChoice {
  readonly side?: string;
  readonly aim?: string;
  readonly runs?: number;
  readonly seed?: number;
}

/**
 * A report for each party of each turn that can be advised.
 * @throws CannotRun if there is no turn or nobody can be advised; RangeError for invalid runs or seed; the reason of an aborted signal
 */
export async function* adviseOnTurns(
  scenario: Scenario,
  { side, aim, runs = defaultRuns, seed = samplingSeed }: TurnAdviceChoice,
  watch: WatchOptions = {},
): AsyncGenerator<PlacedReport, void> {
  requireRuns(runs);
  requireSeed(seed);
  const all = findTurns(scenario).flatMap((turn) => {
    const { choices } = orThrow(getTurnAdviceChoices(turn));
    return choices.map((choice) => ({ found: turn, side: choice.side, aim: choice.aim.id }));
  });
  const fitting = all.filter((item) => (side ?? item.side) === item.side && (aim ?? item.aim) === item.aim);
  if (fitting.length === 0) {
    const names = all.map((item) => `side ${item.side} with aim ${item.aim}`);
    throw new CannotRun(`No turn in ${scenario.name} matches this side and aim. Choose ${formatList(names, 'or')}.`);
  }
  const selected = fitting.filter(
    (item, index) =>
      aim !== undefined ||
      !fitting.slice(0, index).some((other) => other.found === item.found && other.side === item.side),
  );
  for (const { found: turn, ...purpose } of selected) {
    const report = await runWatched('turn', watch, (by) =>
      adviseTurn(turn, purpose, {
        advice: (combat, { side: purposeSide, aim: purposeAim }) =>
          createInProcessCalculator(() => combat.entry).run(
            { kind: 'advice', ...createCombatData(combat), side: purposeSide, aim: purposeAim, runs, seed },
            { ...(by.token && { token: by.token }) },
          ),
        odds: (aimedTurn, aimed) =>
          createCalculator(aimedTurn).run(
            { kind: 'turn', ...createTurnData(aimedTurn), ...aimed, runs, seed },
            { ...(by.token && { token: by.token }) },
          ),
        onProgress: (part) => by.progress?.({ done: Math.round(part * 1000), total: 1000, unit: 'combats' }),
      }),
    );
    yield placeReport(scenario, orThrow(report));
  }
}

function createCalculator({ scenarioTurn, combats }: FoundTurn): Calculator {
  const findCombat = ({ entry: id }: { readonly entry: string }) => combats.find(({ entry }) => entry.id === id)?.entry;
  return createInProcessCalculator(Object.assign(findCombat, { turn: () => scenarioTurn.turn }));
}
