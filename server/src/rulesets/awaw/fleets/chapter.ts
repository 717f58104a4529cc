/** 22.53 to 22.55: fleet combat. */
import { chapter } from '../chapter';
import { distantGroupsFight } from './checks/distant-groups-fight';
import { fireOrders } from './checks/fire-orders';
import { screenedNotHere } from './checks/screened-not-here';
import { slowGroupAttacksDistant } from './checks/slow-group-attacks-distant';
import { fireModifiers } from './fleet-modifiers';
import { fleetCombatHover, fleetSideHover } from './hover';
import { rules } from './rules';

export const fleets = chapter({
  rules,
  modifiers: fireModifiers,
  checks: [distantGroupsFight, fireOrders, screenedNotHere, slowGroupAttacksDistant],
  hovers: [fleetCombatHover, fleetSideHover],
});
