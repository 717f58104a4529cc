/** Submarines that the file lets attack but a rule keeps out. */
import { onceOfBoth } from '../../once';
import type { Engagement, Header, SubUnit } from '../data';
import { joiningSubs, type Owned } from '../groups';
import type { Obstacle } from './obstacle';
import { obstacles } from './participants';

type KeptOut = Owned<SubUnit> & { readonly obstacle: Obstacle };

/** Submarines that a rule keeps out, with the reason. */
export function keptOut(engagement: Engagement, header: Header, rule: string): readonly KeptOut[] {
  return byAnyRule(engagement, header).filter(({ obstacle }) => obstacle.rule === rule);
}

/** Cached, since each rule has its own check. The header is the root, which must not outlive its text. */
const byAnyRule = onceOfBoth((engagement: Engagement, header: Header): readonly KeptOut[] =>
  joiningSubs(engagement).flatMap((item) =>
    [...obstacles(item.unit, engagement, header)].map((obstacle) => ({ ...item, obstacle })),
  ),
);
