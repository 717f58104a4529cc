/** Tech 4 and 6: movement of aircraft, and air transport by heavy bombers. */
import type { Chapter } from '../../chapter';
import type { Header, Scenario } from '../data';
import { moveModifiers } from '../values';
import { airRange } from './checks/air-range';
import { bomberLandsWhere } from './checks/bomber-lands-where';
import { heavyBombersCarry } from './checks/heavy-bombers-carry';
import { infantryAboard } from './checks/infantry-aboard';
import { infantryMoves } from './checks/infantry-moves';
import { transportAfterCombat } from './checks/transport-after-combat';
import { transportCargo } from './checks/transport-cargo';
import { transportPhase } from './checks/transport-phase';
import { transportRange } from './checks/transport-range';
import { unloadsWhere } from './checks/unloads-where';
import { airMoveHover, airTransportHover } from './hover';
import { airMovementRules } from './rules';

export const airMovement: Chapter<Scenario, Header> = {
  rules: airMovementRules,
  modifiers: moveModifiers,
  checks: [
    airRange,
    bomberLandsWhere,
    heavyBombersCarry,
    infantryAboard,
    infantryMoves,
    transportAfterCombat,
    transportCargo,
    transportPhase,
    transportRange,
    unloadsWhere,
  ],
  hovers: [airMoveHover, airTransportHover],
};
