/** The political state that decides on the historic bases (1.5), and the results of events. */
import type { RuleId } from '../kit';
import type { PoliticalEvent, Politics } from '../data';

/** The right to use a base. `held` is undefined if unknown. */
export interface BaseState {
  readonly held?: boolean;
  /** It is lost for good (Cadiz). */
  readonly barred?: boolean;
  /** It was held and lost. */
  readonly lost?: boolean;
  /** The die was rolled (Azores). */
  readonly rolled?: boolean;
}

export type HistoricBase = 'cadiz' | 'azores';

export interface PoliticalState {
  readonly spain?: Politics['spain'];
  readonly portugal?: Politics['portugal'];
  readonly france?: Politics['france'];
  readonly usAtWarWithGermany?: boolean;
  readonly alliesAtWarWithSpain?: boolean;
  readonly cadiz: BaseState;
  readonly azores: BaseState;
}

/** An effect of an event. */
export interface EventOutcome {
  readonly rule: RuleId;
  /** A full sentence. */
  readonly text: string;
  /** The base that is lost, and how its units leave it. */
  readonly loss?: Loss;
}

/** The loss of a base. */
export interface Loss {
  readonly base: HistoricBase;
  readonly units: 'overrun' | 'rebase-within-range' | 'rebase-to-nearest' | 'spiral';
}

export interface HistoryStep {
  readonly event: PoliticalEvent;
  readonly before: PoliticalState;
  readonly after: PoliticalState;
  readonly outcomes: readonly EventOutcome[];
  /** The conditions of the rules that the event violates. */
  readonly errors: readonly EventError[];
}

export interface EventError {
  readonly rule: RuleId;
  /** The condition, as a full sentence. */
  readonly text: string;
  /** The member of the event that is wrong. */
  readonly key: 'event' | 'phase' | 'usEntry';
}
