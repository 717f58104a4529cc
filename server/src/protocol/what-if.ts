/** What can be changed of a combat for a moment, and what would come of it. */
import type { ReportOdds } from './odds';

/** Numbers and words of a combat that a reader can change: *What if*. */
export interface ReportSetup {
  /** What each side fights with, in the order of the text. */
  readonly forces: readonly ReportSetupForce[];
  /** Words to choose from: orders, weather, options that the numbers rest on. */
  readonly switches: readonly ReportSwitch[];
  /** Whether the sides can change places. */
  readonly canSwap: boolean;
  /** Why they cannot, in a sentence; absent where they can, or there is but one side. */
  readonly whyNotSwapped?: string;
}

export interface ReportSetupForce {
  /** Key of the side; absent for what belongs to neither. */
  readonly side?: string;
  /** Whose these are, or what: `UK`, `Strikes`; absent where the side says all. */
  readonly title?: string;
  readonly lines: readonly ReportStrength[];
}

/** A number: how many submarines there are, how many convoy points. */
export interface ReportStrength {
  /** For `WhatIfChange.id`. */
  readonly id: string;
  readonly title: string;
  /** As the scenario abbreviates the unit: `SUB`; absent where it is no unit. */
  readonly short?: string;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
}

export interface ReportSwitch {
  readonly id: string;
  readonly title: string;
  /** The side whose order it is. */
  readonly side?: string;
  /** One of the choices. */
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly title: string }[];
}

export interface WhatIfChange {
  /** `ReportStrength.id` or `ReportSwitch.id`. */
  readonly id: string;
  readonly value: number | string;
}

/** All that is different from what is written. */
export interface WhatIf {
  readonly changes: readonly WhatIfChange[];
  /** The sides change places. */
  readonly swapped?: boolean;
}

/** What would come of it. */
export interface WhatIfReport {
  readonly odds: ReportOdds;
  /** A first answer, which is rough: a better one can be asked for. */
  readonly isFirst?: boolean;
  /** The lines of the scenario that would be written, without their indentation. */
  readonly writes: readonly string[];
}
