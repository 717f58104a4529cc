/** All hovers of the ruleset. No two match the same value. */
import { baseUnitHover, buildHover, navalMoveHover, politicalEventHover, returnToBaseHover } from './campaign';
import type { WifHover } from '../hover-here';
import { navalCombatHover, navalMemberHover, navalPurchaseHover, navalUnitHover, shipCountHover } from './naval-combat';
import { chartCellHover, chartColumnHover, chartHover, sectionModifierHover, shipBandHover } from './tables';

export const hovers: readonly WifHover[] = [
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
