/** Why a submarine of the sub side does not take part. Each chapter that keeps submarines out states its own obstacle. */
import type { Place } from '../../../model/place';
import type { Engagement, Header, SubUnit } from '../data';
import type { RuleId } from '../rules';

export interface Obstacle {
  readonly rule: RuleId;
  /** As the rest of a sentence about the unit: `its owner passed this impulse`. */
  readonly why: string;
  /** What the reason was read from. */
  readonly from: Place;
}

/** What keeps a submarine of an engagement out by a rule; undefined where it does not. */
export type ObstacleTo = (unit: SubUnit, engagement: Engagement, header: Header) => Obstacle | undefined;
