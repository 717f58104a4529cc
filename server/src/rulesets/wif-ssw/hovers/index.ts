/** All hovers of the ruleset. No two match the same value. */
import { baseUnitHover, buildHover, navalMoveHover, politicalEventHover, returnToBaseHover } from './campaign';
import { convoyDefenceHover, convoyPointsHover, zeroSectionHover } from './convoy';
import { convoySideUnitHover } from './convoy-side-units';
import { diceHover } from './dice';
import { engagementHover, outcomeHover, sidesHover } from './engagement';
import { actionHover, atWarSinceHover, powerHover, turnHover } from './header';
import type { WifHover } from '../hover-here';
import { navalCombatHover, navalMemberHover, navalPurchaseHover, navalUnitHover, shipCountHover } from './naval-combat';
import { combatTypeHover, lossesHover, purchaseHover, surpriseHover } from './orders';
import { subSideUnitHover } from './sub-side-units';
import { chartCellHover, chartColumnHover, chartHover, sectionModifierHover, shipBandHover } from './tables';
import { weatherHover } from './weather';

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
