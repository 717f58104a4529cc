/** Turns: all combats of a scenario in order, each with the remaining forces of earlier ones; one report per scenario. */
import { type AdviceChoice, selectRequests } from './advise';
import {
  adviseTurn,
  createCombatData,
  createTurnData,
  defaultSeed,
  findTurn,
  type LocatedTurn,
  getTurnAdviceChoices,
  reportTurnOdds,
  resolveTurn,
} from '../features';
import type { Calculator } from '../work/calculator';
import { createInProcessCalculator } from '../work/in-process';
import { createEntryFinder } from '../work/perform-task';
import { getOrThrow, type PlacedReport, placeReport } from './combats';
import { CannotRun, NoCombatError } from './errors';
import { requireSampling, requireSeed, type SamplingChoice } from './numbers';
import type { Scenario } from './scenario';
import { runWithProgress, type ProgressOptions } from './calculation-progress';

export interface TurnChoice {
  /** Whether to treat all combats of each scenario as one turn, with one report for it. */
  readonly turn?: boolean;
}

/**
 * The turns of a file's scenarios with at least two combats without errors.
 * @throws NoCombatError if there is none
 */
function findTurns(scenario: Scenario): readonly LocatedTurn[] {
  const { analysis } = scenario;
  const all = analysis.scenarios.map(({ index }) => findTurn(analysis, { document: index }));
  const turns = all.filter((turn): turn is LocatedTurn => !('refused' in turn));
  if (turns.length > 0) return turns;
  const refusal = findTurn(analysis);
  throw new NoCombatError(`${scenario.name}: ${'refused' in refusal ? refusal.refused : ''}`);
}

/** The turn of a file. @throws CannotRun if there is none, or several */
export function findOnlyTurn(scenario: Scenario): LocatedTurn {
  const [turn, other] = findTurns(scenario);
  if (other)
    throw new CannotRun(
      `There are several turns in ${scenario.name}. Move one to a file of its own, or name a combat by its id.`,
    );
  return turn!;
}

/** @throws CannotRun if there is no turn; RangeError for an invalid seed */
export function resolveTurns(scenario: Scenario, { seed }: { readonly seed?: number }): readonly PlacedReport[] {
  requireSeed(seed);
  return findTurns(scenario).map((turn) =>
    placeReport(scenario, getOrThrow(resolveTurn(turn, { seed, fallbackSeed: defaultSeed })).report),
  );
}

/** @throws CannotRun if there is no turn; RangeError for invalid runs or seed; the reason of an aborted signal */
export async function* calculateTurnOdds(
  scenario: Scenario,
  choice: SamplingChoice,
  watch: ProgressOptions = {},
): AsyncGenerator<PlacedReport, void> {
  const sampling = requireSampling(choice);
  for (const turn of findTurns(scenario)) {
    const task = { kind: 'turn', ...createTurnData(turn), ...sampling } as const;
    const odds = await runWithProgress('turn', watch, (turnWatch) => createTurnCalculator(turn).run(task, turnWatch));
    yield placeReport(scenario, reportTurnOdds(turn, odds));
  }
}

/**
 * A report for each party of each turn that can be advised.
 * @throws CannotRun if there is no turn or nobody can be advised; RangeError for invalid runs or seed; the reason of an aborted signal
 */
export async function* adviseOnTurns(
  scenario: Scenario,
  choice: AdviceChoice,
  watch: ProgressOptions = {},
): AsyncGenerator<PlacedReport, void> {
  const sampling = requireSampling(choice);
  const all = findTurns(scenario).flatMap((target) =>
    getOrThrow(getTurnAdviceChoices(target)).choices.map(({ side, aim }) => ({ target, side, aim: aim.id })),
  );
  for (const { target: turn, ...purpose } of selectRequests(all, choice, `No turn in ${scenario.name}`)) {
    const report = await runWithProgress('turn', watch, (turnWatch) =>
      adviseTurn(turn, purpose, {
        computeAdvice: (combat, { side, aim }) =>
          createInProcessCalculator(createEntryFinder([combat.ruleset])).run(
            { kind: 'advice', ...createCombatData(combat), side, aim, ...sampling },
            { token: turnWatch.token },
          ),
        computeOdds: (aimedTurn, aimOptions) =>
          createTurnCalculator(aimedTurn).run(
            { kind: 'turn', ...createTurnData(aimedTurn), ...aimOptions, ...sampling },
            { token: turnWatch.token },
          ),
        onProgress: (fraction) =>
          turnWatch.progress?.({ done: Math.round(fraction * 1000), total: 1000, unit: 'combats' }),
      }),
    );
    yield placeReport(scenario, getOrThrow(report));
  }
}

export function createTurnCalculator({ ruleset }: LocatedTurn): Calculator {
  return createInProcessCalculator(createEntryFinder([ruleset]));
}
