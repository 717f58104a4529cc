/** All hovers of the ruleset. No two match the same value. */
import { baseUnitHover, buildHover, navalMoveHover, politicalEventHover, returnToBaseHover } from './campaign';
import { convoyDefenceHover, convoyPointsHover, zeroSectionHover } from '../attack/hover-convoy';
import { convoySideUnitHover } from '../asw/hover-units';
import { diceHover } from '../dice/hover';
import { engagementHover, outcomeHover, sidesHover } from '../attack/hover';
import { actionHover, atWarSinceHover, powerHover, turnHover } from '../asw/hover';
import type { WifHover } from '../hover-here';
import { navalCombatHover, navalMemberHover, navalPurchaseHover, navalUnitHover, shipCountHover } from './naval-combat';
import { combatTypeHover, lossesHover, purchaseHover, surpriseHover } from '../surprise/hover';
import { subSideUnitHover } from '../initiation/hover-units';
import { chartCellHover, chartColumnHover, chartHover, sectionModifierHover, shipBandHover } from './tables';
import { weatherHover } from '../search/hover';

export const hovers: readonly WifHover[] = [
  engagementHover,
  sidesHover,
  outcomeHover,
  weatherHover,
  diceHover,
  subSideUnitHover,
  convoySideUnitHover,
  convoyPointsHover,
  zeroSectionHover,
  convoyDefenceHover,
  purchaseHover,
  surpriseHover,
  combatTypeHover,
  lossesHover,
  turnHover,
  powerHover,
  actionHover,
  atWarSinceHover,
  chartHover,
  chartCellHover,
  chartColumnHover,
  shipBandHover,
  sectionModifierHover,
  navalCombatHover,
  shipCountHover,
  navalUnitHover,
  navalMemberHover,
  navalPurchaseHover,
  returnToBaseHover,
  baseUnitHover,
  politicalEventHover,
  buildHover,
  navalMoveHover,
];
