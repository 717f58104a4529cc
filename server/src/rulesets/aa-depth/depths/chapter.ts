/** The four depths and their effects. */
import type { DepthChapter } from '../kit';
import { depthWithoutSubmarine } from './checks/depth-without-submarine';
import { noSubmarines } from './checks/no-submarines';
import { onlySilent } from './checks/only-silent';
import { periscopeMove } from './checks/periscope-move';
import { silentAttacks } from './checks/silent-attacks';
import { silentMove } from './checks/silent-move';
import { silentOrdered } from './checks/silent-ordered';
import { submergedMove } from './checks/submerged-move';
import { surfacedMove } from './checks/surfaced-move';
import { moveHover, submarineHover } from './hover';
import { rules } from './rules';

export const depths: DepthChapter = {
  rules,
  checks: [
    depthWithoutSubmarine,
    noSubmarines,
    onlySilent,
    periscopeMove,
    silentAttacks,
    silentMove,
    silentOrdered,
    submergedMove,
    surfacedMove,
  ],
  hovers: [moveHover, submarineHover],
};
