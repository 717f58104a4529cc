/** All hovers of the ruleset. No two match the same value. */
import { airAttackHover, airTargetHover, whereHover } from './air-attack';
import { airDefenseHover, coverHover, surpriseHover } from './air-defense';
import { portHover, taskForceHover, transportHover } from './campaign';
import { carrierLocationHover } from './carrier-locations';
import { fleetCombatHover, fleetSideHover } from './fleet-combat';
import { criticalTableHover, nationalityEntryHover, nationHover, turnHover } from './header';
import { optionHover } from '../../option-hover';
import { options } from '../options';
import type { AwawHover } from './here';
import { interceptionHover } from './interception';
import { operationHover } from './operation';
import { raidHover } from './raid';
import { combatGroupHover, navalRoundHover, searchHover } from './search';
import { roundSubmarineHover, singleAttackHover } from './single-attack';
import { airDefenseTableHover, attackTableHover, shipEntryHover, submarineWarfareHover } from './tables';
import { unitHover } from './units';

export const hovers: readonly AwawHover[] = [
  airAttackHover,
  airTargetHover,
  whereHover,
  surpriseHover,
  airDefenseHover,
  coverHover,
  fleetCombatHover,
  fleetSideHover,
  singleAttackHover,
  roundSubmarineHover,
  unitHover,
  taskForceHover,
  portHover,
  transportHover,
  operationHover,
  interceptionHover,
  searchHover,
  navalRoundHover,
  combatGroupHover,
  raidHover,
  carrierLocationHover,
  turnHover,
  nationHover,
  nationalityEntryHover,
  criticalTableHover,
  attackTableHover,
  airDefenseTableHover,
  submarineWarfareHover,
  shipEntryHover,
  optionHover(options),
];
