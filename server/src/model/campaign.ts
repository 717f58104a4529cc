/** The place of a scenario in a campaign: its turn, its order of battle, and what its written results have destroyed. */
import type { Fix } from './diagnostic';
import type { Plain } from './edit';
import type { Place } from './place';

/** Units of one kind, under the same key in every file of the campaign. */
export interface CampaignUnit {
  readonly key: string;
  /** For messages: `akagi`, `2 dd of fleet`. @param count the number to name */
  readonly format: (count: number) => string;
  readonly power: string | undefined;
  readonly count: number;
  /** The minimum that written results have certainly destroyed. */
  readonly destroyed: number;
  /** Ids of the combats with these results. */
  readonly combats: readonly string[];
  readonly place: Place;
  /** @param count the number that is possible */
  readonly createFixes: (count: number) => readonly Fix[];
}

export interface CampaignTurn {
  /** Later turns have greater numbers. */
  readonly number: number;
  readonly label: string;
  readonly place: Place;
  /** The value of `turn` after this turn. */
  readonly next: Plain;
}

export interface CampaignState {
  /** Undefined if the scenario does not say its turn. */
  readonly turn: CampaignTurn | undefined;
  readonly units: readonly CampaignUnit[];
  /** Whether destroyed units may be back by the turn of this scenario. @param since the number of the turn in which they were destroyed */
  readonly canReplace: (unit: Pick<CampaignUnit, 'key' | 'power'>, since: number | undefined) => boolean;
}
