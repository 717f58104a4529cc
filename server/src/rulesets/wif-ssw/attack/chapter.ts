/** 1.2.5.1: the combat itself. */
import { chapter } from '../chapter';
import { aswLossesOrdered } from './checks/asw-losses-ordered';
import { aswPreFire } from './checks/asw-pre-fire';
import { attackerInConvoySection } from './checks/attacker-in-convoy-section';
import { convoySunkTwice } from './checks/convoy-sunk-twice';
import { convoyUnitSection } from './checks/convoy-unit-section';
import { emptyConvoy } from './checks/empty-convoy';
import { lossNotOurs } from './checks/loss-not-ours';
import { oneRound } from './checks/one-round';
import { outOfAction } from './checks/out-of-action';
import { sectionFourModifier } from './checks/section-four-modifier';
import { targetNotAsw } from './checks/target-not-asw';
import { targetNotHere } from './checks/target-not-here';
import { engagementHover, lossesHover, outcomeHover, sidesHover, tieRemark } from './hover';
import { convoyDefenceHover, convoyPointsHover, zeroSectionHover } from './hover-convoy';
import { rules } from './rules';
import { submarineModifiers } from './submarine-value';

export const attack = chapter({
  rules,
  modifiers: submarineModifiers,
  checks: [
    aswLossesOrdered,
    aswPreFire,
    attackerInConvoySection,
    convoySunkTwice,
    convoyUnitSection,
    emptyConvoy,
    lossNotOurs,
    oneRound,
    outOfAction,
    sectionFourModifier,
    targetNotAsw,
    targetNotHere,
  ],
  hovers: [
    engagementHover,
    lossesHover,
    outcomeHover,
    sidesHover,
    convoyDefenceHover,
    convoyPointsHover,
    zeroSectionHover,
  ],
  remarks: [tieRemark],
});
