/** A campaign: scenarios that follow each other, with their losses and their luck. */

export interface ReportCampaign {
  /** The first turn first. */
  readonly files: readonly CampaignFile[];
  readonly losses: readonly CampaignLosses[];
  /** Kinds of losses that some written result does not give, and that are left out for that. */
  readonly unknown: readonly string[];
  readonly luck: readonly CampaignLuckLine[];
}

export interface CampaignFile {
  readonly uri: string;
  /** `round-3.scenario.yaml`. */
  readonly name: string;
  /** `round 3, the US`; absent if the scenario does not say. */
  readonly turn?: string;
  /** Combats with a result or with dice that last to the end, and all others. */
  readonly foughtCount: number;
  readonly openCount: number;
}

/** What a power lost of one kind. */
export interface CampaignLosses {
  readonly owner: string;
  /** From the scenario. */
  readonly color?: string;
  /** `submarines destroyed`. */
  readonly title: string;
  /** In each file. */
  readonly values: readonly number[];
}

/** Dice of a side over all files. */
export interface CampaignLuckLine {
  readonly side: string;
  /** `12 shots: hits`. */
  readonly dice: string;
  readonly rolled: number;
  readonly expected: number;
  /** `3.4% for this or more`; empty of very many dice. */
  readonly chance: string;
}
