/** Hidden submarines that elect to defend. */
import type { DepthChapter } from '../kit';
import { electedHitEarly } from './checks/elected-hit-early';
import { electsBarred } from './checks/elects-barred';
import { electsWithoutShips } from './checks/elects-without-ships';
import { surfacedElects } from './checks/surfaced-elects';
import { electOrderHover } from './hover';
import { rules } from './rules';

export const elect: DepthChapter = {
  rules,
  checks: [electedHitEarly, electsBarred, electsWithoutShips, surfacedElects],
  hovers: [electOrderHover],
};
