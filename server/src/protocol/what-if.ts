/** *What if*: values of a combat that can be changed temporarily, and the resulting odds. */
import type { ReportOdds } from './odds';

/** The values that can be changed. */
export interface ReportSetup {
  /** Units and other strengths of each side, in document order. */
  readonly forces: readonly ReportSetupForce[];
  /** Choices: orders, weather, options that the numbers are based on. */
  readonly switches: readonly ReportSwitch[];
  /** Whether the sides can be swapped. */
  readonly canSwap: boolean;
  /** Why they cannot be swapped, in a sentence; absent if they can, or if there is only one side. */
  readonly whyNotSwapped?: string;
}

export interface ReportSetupForce {
  /** Key of the side; absent if it belongs to neither. */
  readonly side?: string;
  /** Owner or kind: `UK`, `Strikes`; absent if the side suffices. */
  readonly title?: string;
  readonly lines: readonly ReportStrength[];
  /** Units that could be added, of types that the force does not have: their value is 0. */
  readonly offers?: readonly ReportStrength[];
}

/** A number: of submarines, of convoy points. */
export interface ReportStrength {
  /** For `WhatIfChange.id`. */
  readonly id: string;
  readonly title: string;
  /** The scenario's abbreviation of the unit: `SUB`; absent if it is not a unit. */
  readonly short?: string;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
}

export interface ReportSwitch {
  readonly id: string;
  readonly title: string;
  /** The side that gives the order. */
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

/** Differences from the written scenario. */
export interface WhatIf {
  readonly changes: readonly WhatIfChange[];
  /** Whether the sides are swapped. */
  readonly swapped?: boolean;
}

/** The result of the changes. */
export interface WhatIfReport {
  readonly odds: ReportOdds;
  /** A rough, quick answer; a better one can be requested. */
  readonly isFirst?: boolean;
  /** The lines that would be written into the scenario, without indentation. */
  readonly writes: readonly string[];
}
