/** Turns: all combats of a scenario in order, each with the remaining forces of earlier ones; one report per scenario. */
import {
  combatData,
  defaultSeed,
  findTurn,
  reportTurnOdds,
  resolveTurn,
  turnAdvice,
  turnAdviceChoices,
  turnData,
} from '../features';
import { listed } from '../model/wording';
import type { FoundTurn } from '../features';
import type { Calculator } from '../work/calculator';
import { inProcessCalculator } from '../work/in-process';
import { orCannotRun, placed } from './combats';
import type { PlacedReport } from './combats';
import { CannotRun, HasNone } from './failure';
import { defaultRuns, requireRuns, requireSeed, samplingSeed } from './numbers';
import type { Scenario } from './scenario';
import { watched } from './watch';
import type { WatchOptions } from './watch';

export interface TurnChoice {
  /** The turn of each scenario instead of single combats: one report with its `turn`. */
  readonly turn?: boolean;
}

/**
 * The turns of a file's scenarios with at least two combats without errors.
 * @throws NoCombatError if there is none
 */
function turnsIn(scenario: Scenario): readonly FoundTurn[] {
  const { analysis } = scenario;
  const all = analysis.scenarios.map(({ index }) => findTurn(analysis, { document: index }));
  const found = all.filter((turn): turn is FoundTurn => !('refused' in turn));
  if (found.length > 0) return found;
  const none = findTurn(analysis);
  throw new HasNone(`${scenario.name}: ${'refused' in none ? none.refused : ''}`);
}

/** @throws CannotRun if there is no turn; RangeError for an invalid seed */
export function resolvedTurns(scenario: Scenario, { seed }: { readonly seed?: number }): readonly PlacedReport[] {
  requireSeed(seed);
  return turnsIn(scenario).map((found) =>
    placed(scenario, orCannotRun(resolveTurn(found, { seed, fallbackSeed: defaultSeed })).report),
  );
}

/** @throws CannotRun if there is no turn; RangeError for invalid runs or seed; the reason of an aborted signal */
export async function* oddsOfTurns(
  scenario: Scenario,
  { runs = defaultRuns, seed = samplingSeed }: { readonly runs?: number; readonly seed?: number },
  watch: WatchOptions = {},
): AsyncGenerator<PlacedReport, void> {
  requireRuns(runs);
  requireSeed(seed);
  for (const found of turnsIn(scenario)) {
    const task = { kind: 'turn', ...turnData(found), runs, seed } as const;
    const odds = await watched('turn', watch, (by) => calculatorOf(found).run(task, by));
    yield placed(scenario, reportTurnOdds(found, odds));
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
export async function* adviceOnTurns(
  scenario: Scenario,
  { side, aim, runs = defaultRuns, seed = samplingSeed }: TurnAdviceChoice,
  watch: WatchOptions = {},
): AsyncGenerator<PlacedReport, void> {
  requireRuns(runs);
  requireSeed(seed);
  const all = turnsIn(scenario).flatMap((found) => {
    const { choices } = orCannotRun(turnAdviceChoices(found));
    return choices.map((choice) => ({ found, side: choice.side, aim: choice.aim.id }));
  });
  const fitting = all.filter((one) => (side ?? one.side) === one.side && (aim ?? one.aim) === one.aim);
  if (fitting.length === 0) {
    const names = all.map((one) => `side ${one.side} with aim ${one.aim}`);
    throw new CannotRun(`No turn in ${scenario.name} matches this side and aim. Choose ${listed(names, 'or')}.`);
  }
  const wanted = fitting.filter(
    (one, index) =>
      aim !== undefined ||
      !fitting.slice(0, index).some((other) => other.found === one.found && other.side === one.side),
  );
  for (const { found, ...purpose } of wanted) {
    const report = await watched('turn', watch, (by) =>
      turnAdvice(found, purpose, {
        advice: (combat, { side: own, aim: ownAim }) =>
          inProcessCalculator(() => combat.site).run(
            { kind: 'advice', ...combatData(combat), side: own, aim: ownAim, runs, seed },
            { ...(by.token && { token: by.token }) },
          ),
        odds: (turn, aimed) =>
          calculatorOf(turn).run(
            { kind: 'turn', ...turnData(turn), ...aimed, runs, seed },
            { ...(by.token && { token: by.token }) },
          ),
        tell: (part) => by.progress?.({ done: Math.round(part * 1000), of: 1000, unit: 'combats' }),
      }),
    );
    yield placed(scenario, orCannotRun(report));
  }
}

function calculatorOf({ stated, combats }: FoundTurn): Calculator {
  const siteOf = ({ site: id }: { readonly site: string }) => combats.find(({ site }) => site.id === id)?.site;
  return inProcessCalculator(Object.assign(siteOf, { turn: () => stated.turn }));
}
