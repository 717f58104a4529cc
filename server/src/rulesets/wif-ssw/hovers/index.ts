/** All hovers of the ruleset. No two match the same value. */
import { convoyDefenceHover, convoyPointsHover, zeroSectionHover } from './convoy';
import { convoySideUnitHover } from './convoy-side-units';
import { diceHover } from './dice';
import { engagementHover, outcomeHover, sidesHover } from './engagement';
import { actionHover, powerHover, turnHover } from './header';
import type { WifHover } from '../hover-here';
import { combatTypeHover, lossesHover, purchaseHover, surpriseHover } from './orders';
import { subSideUnitHover } from './sub-side-units';
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
];
