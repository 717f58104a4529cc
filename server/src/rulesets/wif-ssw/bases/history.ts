/**
 * The history of the historic bases (1.5): computes, event by event, the right to use Cadiz and the Azores and the fates of the units there.
 * Facts that the scenario omits are unknown, and an unknown condition never causes a diagnostic.
 */
import type { Header, Scenario } from '../data';
import { memoize } from '../../memoize';
import { eventEffects } from './event-effects';
import { getInitialBases } from './historic-bases';
import type { HistoricBase, PoliticalState, HistoryStep } from './state';

/** The political state before the first event. */
export function getInitialState(header: Header): PoliticalState {
  const { politics } = header;
  return {
    ...(politics ?? {}),
    usAtWarWithGermany: politics?.usAtWarWithGermany ?? header.powers?.us?.atWarWith?.includes('germany'),
    ...getInitialBases(header),
  };
}

/** The political events of a scenario in their order, each with the states before and after it. */
export const computeHistory = memoize((scenario: Scenario): readonly HistoryStep[] => {
  let state = getInitialState(scenario);
  return (scenario.politicalEvents ?? []).map((event) => {
    const before = state;
    const step = eventEffects[event.event](event, before, scenario);
    state = step.after;
    return { event, before, ...step };
  });
});

/** True if a side may have the use of a base at some time. */
export function isEverHeld(base: HistoricBase, scenario: Scenario): boolean {
  const isHeld = (state: PoliticalState): boolean => state[base].held !== false;
  return isHeld(getInitialState(scenario)) || computeHistory(scenario).some(({ after }) => isHeld(after));
}
