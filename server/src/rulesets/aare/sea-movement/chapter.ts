/** LHTR and 10.C: movement at sea, as far as it concerns submarines. */
import type { Chapter } from '../../chapter';
import type { Header, Scenario } from '../data';
import { loadsInHostileZone } from './checks/loads-in-hostile-zone';
import { loadsNoTransport } from './checks/loads-no-transport';
import { noncombatIntoHostileZone } from './checks/noncombat-into-hostile-zone';
import { seaMovePhase } from './checks/sea-move-phase';
import { seaRange } from './checks/sea-range';
import { shipPassesHostileZone } from './checks/ship-passes-hostile-zone';
import { submarineMeetsDestroyer } from './checks/submarine-meets-destroyer';
import { seaMoveHover } from './hover';
import { seaMovementRules } from './rules';

export const seaMovement: Chapter<Scenario, Header> = {
  rules: seaMovementRules,
  checks: [
    loadsInHostileZone,
    loadsNoTransport,
    noncombatIntoHostileZone,
    seaMovePhase,
    seaRange,
    shipPassesHostileZone,
    submarineMeetsDestroyer,
  ],
  hovers: [seaMoveHover],
};
