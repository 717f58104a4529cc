/** The submarines that the file lets attack but that a rule keeps out. */
import type { Engagement, Header, SubUnit } from '../data';
import { joiningSubs, type Owned } from '../groups';
import type { Obstacle } from './obstacle';
import { obstacles } from './participants';

/** Those that one rule keeps out, each with what it reads that from. */
export function keptOut(
  engagement: Engagement,
  header: Header,
  rule: string,
): readonly (Owned<SubUnit> & { obstacle: Obstacle })[] {
  return joiningSubs(engagement).flatMap((item) =>
    [...obstacles(item.unit, engagement, header)]
      .filter((obstacle) => obstacle.rule === rule)
      .map((obstacle) => ({ ...item, obstacle })),
  );
}
