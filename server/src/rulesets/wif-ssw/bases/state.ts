/** The political state that decides on the historic bases (1.5), and what an event does to it. */
import type { PoliticalEvent, Politics } from '../data';
import type { RuleId } from '../rules';

/** The right to use a base. `held` is undefined where the scenario does not say. */
export interface BaseState {
  readonly held?: boolean;
  /** It can never be had again (Cadiz). */
  readonly barred?: boolean;
  /** It was had and lost. */
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

/** What an event does, or why it cannot be. */
export interface Outcome {
  readonly rule: RuleId;
  /** A whole sentence. */
  readonly text: string;
  /** The base that is lost with it, and how its units leave it. */
  readonly loss?: Loss;
}

/** A base that is lost. */
export interface Loss {
  readonly base: HistoricBase;
  readonly units: 'overrun' | 'rebase-within-range' | 'rebase-to-nearest' | 'spiral';
}

export interface Step {
  readonly event: PoliticalEvent;
  readonly before: PoliticalState;
  readonly after: PoliticalState;
  readonly outcomes: readonly Outcome[];
  /** Conditions of the rules that the event fails. */
  readonly faults: readonly Fault[];
}

export interface Fault {
  readonly rule: RuleId;
  /** A whole sentence: the condition. */
  readonly text: string;
  /** The member of the event that is at fault. */
  readonly key: 'event' | 'phase' | 'usEntry';
}
