/** Submarines that the file lets attack but a rule keeps out. */
import { memoizePair } from '../../memoize';
import type { Engagement, Header, SubUnit } from '../data';
import { listJoiningSubs, type OwnedUnit } from '../groups';
import type { Obstacle } from './obstacle';
import { findObstacles } from './participants';

type KeptOutSubmarine = OwnedUnit<SubUnit> & { readonly obstacle: Obstacle };

/** Submarines that a rule keeps out, with the reason. */
export function listKeptOutSubmarines(
  engagement: Engagement,
  header: Header,
  rule: string,
): readonly KeptOutSubmarine[] {
  return listAllKeptOut(engagement, header).filter(({ obstacle }) => obstacle.rule === rule);
}

/** Cached, since each rule has its own check. The header is the root, which must not outlive its text. */
const listAllKeptOut = memoizePair((engagement: Engagement, header: Header): readonly KeptOutSubmarine[] =>
  listJoiningSubs(engagement).flatMap((item) =>
    [...findObstacles(item.unit, engagement, header)].map((obstacle) => ({ ...item, obstacle })),
  ),
);
