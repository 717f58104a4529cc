/** Reasons of the rules against something: a submarine that takes part, a purchase, a type of combat. */
import type { Place } from '../../../model/place';
import type { RuleId } from '../kit';
import type { Engagement, Header, SubUnit } from '../data';

export interface Obstacle {
  readonly rule: RuleId;
  /** As a clause: `its owner passed this impulse`. */
  readonly why: string;
  /** The place that the reason was read from. */
  readonly from: Place;
}

/** Finds the obstacle of one rule for a submarine; undefined if there is none. Each chapter defines its own. */
export type ObstacleFinder = (unit: SubUnit, engagement: Engagement, header: Header) => Obstacle | undefined;
