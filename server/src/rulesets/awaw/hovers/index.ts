/** All hovers of the ruleset. No two match the same value. */
import { airAttackHover, airDefenseHover, airTargetHover, coverHover, surpriseHover, whereHover } from './air-attack';
import {
  interceptionHover,
  navalRoundHover,
  portHover,
  raidHover,
  searchHover,
  taskForceHover,
  transportHover,
} from './campaign';
import { fleetCombatHover, fleetSideHover } from './fleet-combat';
import { criticalTableHover, nationalityEntryHover, nationHover, turnHover } from './header';
import type { AwawHover } from './here';
import { optionHover } from './options';
import { singleAttackHover } from './single-attack';
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
  unitHover,
  taskForceHover,
  portHover,
  transportHover,
  interceptionHover,
  searchHover,
  navalRoundHover,
  raidHover,
  turnHover,
  nationHover,
  nationalityEntryHover,
  criticalTableHover,
  optionHover,
];
