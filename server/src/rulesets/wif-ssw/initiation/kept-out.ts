/** Submarines that the file lets attack but a rule keeps out. */
import { memoizePair } from '../../memoize';
import type { Engagement, Header, SubUnit } from '../data';
import { listJoiningSubs, type Owned } from '../groups';
import type { Obstacle } from './obstacle';
import { findObstacles } from './participants';

type KeptOut = Owned<SubUnit> & { readonly obstacle: Obstacle };

/** Submarines that a rule keeps out, with the reason. */
export function listKeptOut(engagement: Engagement, header: Header, rule: string): readonly KeptOut[] {
  return listAllKeptOut(engagement, header).filter(({ obstacle }) => obstacle.rule === rule);
}

/** Cached, since each rule has its own check. The header is the root, which must not outlive its text. */
const listAllKeptOut = memoizePair((engagement: Engagement, header: Header): readonly KeptOut[] =>
  listJoiningSubs(engagement).flatMap((item) =>
    [...findObstacles(item.unit, engagement, header)].map((obstacle) => ({ ...item, obstacle })),
  ),
);
