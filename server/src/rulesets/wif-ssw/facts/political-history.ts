/**
 * The historic bases (1.5): the political events are folded into a history that says, event by event, what becomes of the right to use
 * Cadiz and the Azores and of the units there. What a scenario does not say is unknown, and an unknown condition is never held against it.
 */
import type { Header, PoliticalEvent, Politics, Scenario } from '../data';
import type { Place } from '../../../model/place';
import { basesAtStart, type BaseState } from './historic-bases';
import { happenings } from './political-happenings';

export interface PoliticalState {
  readonly spain?: Politics['spain'];
  readonly portugal?: Politics['portugal'];
  readonly france?: Politics['france'];
  readonly usAtWarWithGermany?: boolean;
  readonly alliesAtWarWithSpain?: boolean;
  readonly cadiz: BaseState;
  readonly azores: BaseState;
}

/** What an event does, or why it cannot be. */
export interface Outcome {
  readonly rule: string;
  /** A whole sentence. */
  readonly text: string;
  /** What happens to the units at the base. */
  readonly units?: { readonly base: 'cadiz' | 'azores'; readonly fate: Fate };
}

export type Fate = 'overrun' | 'rebase-within-range' | 'rebase-to-nearest' | 'spiral';

export interface Step {
  readonly event: PoliticalEvent;
  readonly before: PoliticalState;
  readonly after: PoliticalState;
  readonly outcomes: readonly Outcome[];
  /** Conditions of the rules that the event fails. */
  readonly faults: readonly Fault[];
}

export interface Fault {
  readonly rule: string;
  /** A whole sentence: the condition. */
  readonly text: string;
  /** What is at fault. */
  readonly place: Place;
}

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
export function politicalHistory(scenario: Scenario): readonly Step[] {
  let state = stateAtStart(scenario);
  return (scenario.politicalEvents ?? []).map((event) => {
    const before = state;
    const step = happenings[event.event](event, before, scenario);
    state = step.after;
    return { event, before, ...step };
  });
}
