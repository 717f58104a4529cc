/** 1.3: effects of strategic submarine warfare on naval combat and naval movement. */
import { chapter } from '../chapter';
import { boughtTarget } from './checks/bought-target';
import { convoySectionFinds } from './checks/convoy-section-finds';
import { convoySectionInSubCombat } from './checks/convoy-section-in-sub-combat';
import { memberElsewhere } from './checks/member-elsewhere';
import { navalLossNotOurs } from './checks/naval-loss-not-ours';
import { navalPriceStated } from './checks/naval-price-stated';
import { navalSurpriseBoth } from './checks/naval-surprise-both';
import { navalSurpriseOverspent } from './checks/naval-surprise-overspent';
import { noShipsInSubCombat } from './checks/no-ships-in-sub-combat';
import { presenceOfTheEnemy } from './checks/presence-of-the-enemy';
import { sectionNotIncluded } from './checks/section-not-included';
import { shipCountStated } from './checks/ship-count';
import { sswSubIncluded } from './checks/ssw-sub-included';
import { subCombatTarget } from './checks/sub-combat-target';
import { undamagedShipUnpaid } from './checks/undamaged-ship-unpaid';
import { navalCombatHover, navalMemberHover, navalPurchaseHover, navalUnitHover, shipCountHover } from './hover';
import { navalMoveHover } from './hover-moves';
import { rules } from './rules';

export const navalCombat = chapter({
  rules,
  checks: [
    boughtTarget,
    convoySectionFinds,
    convoySectionInSubCombat,
    memberElsewhere,
    navalLossNotOurs,
    navalPriceStated,
    navalSurpriseBoth,
    navalSurpriseOverspent,
    noShipsInSubCombat,
    presenceOfTheEnemy,
    sectionNotIncluded,
    shipCountStated,
    sswSubIncluded,
    subCombatTarget,
    undamagedShipUnpaid,
  ],
  hovers: [navalCombatHover, shipCountHover, navalUnitHover, navalMemberHover, navalPurchaseHover, navalMoveHover],
});
