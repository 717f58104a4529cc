/** Reasons that keep a submarine out of the combat. Each chapter defines its own. */
import type { Place } from '../../../model/place';
import type { RuleId } from '../kit';
import type { Engagement, Header, SubUnit } from '../data';

export interface Obstacle {
  readonly rule: RuleId;
  /** As the rest of a sentence: `its owner passed this impulse`. */
  readonly why: string;
  /** The place that the reason was read from. */
  readonly from: Place;
}

/** Finds the obstacle of one rule for a submarine; undefined if there is none. */
export type ObstacleFinder = (unit: SubUnit, engagement: Engagement, header: Header) => Obstacle | undefined;
