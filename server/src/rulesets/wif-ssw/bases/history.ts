/**
 * The historic bases (1.5): the political events are folded into a history that says, event by event, what becomes of the right to use
 * Cadiz and the Azores and of the units there. What a scenario does not say is unknown, and an unknown condition is never held against it.
 */
import type { Header, Scenario } from '../data';
import { once } from '../../once';
import { happenings } from './happenings';
import { basesAtStart } from './historic-bases';
import type { HistoricBase, PoliticalState, Step } from './state';

/** The political state before the first event. */
export function stateAtStart(header: Header): PoliticalState {
  const { politics } = header;
  return {
    ...(politics ?? {}),
    usAtWarWithGermany: politics?.usAtWarWithGermany ?? header.powers?.us?.atWarWith?.includes('germany'),
    ...basesAtStart(header),
  };
}

/** Folds the political events of a scenario, in their order. Section 1.5. */
export const politicalHistory = once((scenario: Scenario): readonly Step[] => {
  let state = stateAtStart(scenario);
  return (scenario.politicalEvents ?? []).map((event) => {
    const before = state;
    const step = happenings[event.event](event, before, scenario);
    state = step.after;
    return { event, before, ...step };
  });
});

/** Whether a side has the use of a base at some time, as far as the scenario says. */
export function isEverHeld(base: HistoricBase, scenario: Scenario): boolean {
  const isHeld = (state: PoliticalState): boolean => state[base].held !== false;
  return isHeld(stateAtStart(scenario)) || politicalHistory(scenario).some(({ after }) => isHeld(after));
}
