/** Advice for a side of a combat, and the gain or cost of other orders. */
import { createCombatData, type LocatedCombat, getAdviceChoices, type Purpose, reportAdvice } from '../features';
import { formatList } from '../model/wording';
import { createInProcessCalculator } from '../work/in-process';
import { createEntryFinder } from '../work/perform-task';
import { findCombats, getOrThrow, type PlacedReport, placeReport } from './combats';
import { CannotRun } from './errors';
import { requireSampling, type SamplingChoice } from './numbers';
import type { Scenario } from './scenario';
import { runWithProgress, type ProgressOptions } from './calculation-progress';

export interface AdviceChoice extends SamplingChoice {
  /** Id of the combat; without it, every combat of the scenario that can be advised on. */
  readonly engagement?: string;
  /** Advises on the turn of each scenario instead: one report per party, valued by the whole turn. */
  readonly turn?: boolean;
  /** Such as `attacker`; without it, every side that can be advised. */
  readonly side?: string;
  /** The side's aim, such as `win` or `value`; without it, its first aim. */
  readonly aim?: string;
}

/**
 * A report for each side of each combat, in document order.
 * @throws CannotRun if nobody can be advised; RangeError for invalid runs or seed; the reason of an aborted signal
 */
export async function* adviseOnCombats(
  scenario: Scenario,
  choice: AdviceChoice,
  watch: ProgressOptions = {},
): AsyncGenerator<PlacedReport, void> {
  const sampling = requireSampling(choice);
  const requests = findCombats(scenario, choice.engagement).flatMap(
    (target): readonly AdviceRequest<LocatedCombat>[] => {
      const adviceChoices = getAdviceChoices(target);
      return 'refused' in adviceChoices
        ? []
        : adviceChoices.choices.map(({ side, aim }) => ({ target, side, aim: aim.id }));
    },
  );
  if (requests.length === 0) throw new CannotRun(`No combat in ${scenario.name} has orders to advise on.`);
  for (const { target, ...purpose } of selectRequests(requests, choice, `Nothing in ${scenario.name}`)) {
    const task = { kind: 'advice', ...createCombatData(target), ...purpose, ...sampling } as const;
    const calculator = createInProcessCalculator(createEntryFinder([target.ruleset]));
    const advice = await runWithProgress(target.entry.id, watch, (progress) => calculator.run(task, progress));
    yield placeReport(scenario, getOrThrow(reportAdvice(target, purpose, advice)));
  }
}

/** A side and an aim of a combat or a turn. */
interface AdviceRequest<Target> extends Purpose {
  readonly target: Target;
}

/**
 * The requests that match a side and an aim; without an aim the first of each side.
 * @param subject begins the error message: `Nothing in a.scenario.yaml`
 * @throws CannotRun if none matches
 */
export function selectRequests<Target>(
  all: readonly AdviceRequest<Target>[],
  { side, aim }: AdviceChoice,
  subject: string,
): readonly AdviceRequest<Target>[] {
  const matchingRequests = all.filter(
    (request) => (side ?? request.side) === request.side && (aim ?? request.aim) === request.aim,
  );
  if (matchingRequests.length === 0) {
    const names = [...new Set(all.map((request) => `side ${request.side} with aim ${request.aim}`))];
    throw new CannotRun(`${subject} matches this side and aim. Choose ${formatList(names, 'or')}.`);
  }
  const isFirst = (request: AdviceRequest<Target>, index: number): boolean =>
    !matchingRequests
      .slice(0, index)
      .some((earlier) => earlier.target === request.target && earlier.side === request.side);
  return aim === undefined ? matchingRequests.filter(isFirst) : matchingRequests;
}
