/** 1.2.3 and 1.2.4: surprise points, and the type of combat that they choose. */
import { chapter } from '../chapter';
import { avoidBarred } from './checks/avoid-barred';
import { combatTypeNotOurs } from './checks/combat-type-not-ours';
import { combatTypeTwice } from './checks/combat-type-twice';
import { navalAirUnavailable } from './checks/naval-air-unavailable';
import { pointsOutOfReach } from './checks/points-out-of-reach';
import { priceStated } from './checks/price-stated';
import { surpriseMenu } from './checks/surprise-menu';
import { surpriseOverspent } from './checks/surprise-overspent';
import { unpaidAtPoints } from './checks/unpaid-at-points';
import { combatTypeHover, purchaseHover, surpriseHover, surpriseListHover } from './hover';
import { rules } from './rules';

export const surprise = chapter({
  rules,
  checks: [
    navalAirUnavailable,
    avoidBarred,
    combatTypeNotOurs,
    combatTypeTwice,
    priceStated,
    surpriseMenu,
    surpriseOverspent,
    pointsOutOfReach,
    unpaidAtPoints,
  ],
  hovers: [combatTypeHover, purchaseHover, surpriseListHover, surpriseHover],
});
