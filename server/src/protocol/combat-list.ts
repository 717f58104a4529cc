/** The combats of scenarios, for a list of them, and their forecasts. */
import type { ProtocolRange } from './report';

/** Selects a file, open or closed; without one, all open scenarios and workspace files. */
export interface CombatListArguments {
  readonly uri?: string;
}

/** The combats of a file. A requested file is listed even without combats. */
export interface FileCombats {
  readonly uri: string;
  readonly scenarios: readonly ListedScenario[];
}

/** A scenario with combats. */
export interface ListedScenario {
  /** Its index in the file. */
  readonly document: number;
  readonly title?: string;
  /** Whether its combats make a turn. */
  readonly isTurn: boolean;
  readonly combats: readonly ListedCombat[];
}

export interface ListedCombat {
  readonly document: number;
  readonly id: string;
  readonly title: string;
  /** Its first line. */
  readonly range: ProtocolRange;
  /** Why it cannot be resolved, in a few words. */
  readonly problem?: string;
}

/** The odds of a combat, as its lens has them. */
export interface Forecast {
  readonly document: number;
  readonly id: string;
  readonly text: string;
  /** All figures in sentences. */
  readonly tooltip: string;
}
