/** All constraints of the ruleset, one file a code. */
import type { WifConstraint } from '../constraint';
import { aswPreFire } from './asw-pre-fire';
import { attackerInConvoySection } from './attacker-in-convoy-section';
import { avoidBarred } from './avoid-barred';
import { combatTypeNotOurs } from './combat-type-not-ours';
import { combatTypeTwice } from './combat-type-twice';
import { convoyUnitSection } from './convoy-unit-section';
import { diceLabel } from './dice-label';
import { diceRange } from './dice-range';
import { emptyConvoy } from './empty-convoy';
import { escortsWithoutPower } from './escorts-without-power';
import { faceDown } from './face-down';
import { flippedToInitiate } from './flipped-to-initiate';
import { groupWithoutPower } from './group-without-power';
import { interceptorNotAircraft } from './interceptor-not-aircraft';
import { interceptorSection } from './interceptor-section';
import { interceptorSide } from './interceptor-side';
import { lossNotOurs } from './loss-not-ours';
import { mixedSides } from './mixed-sides';
import { navalAirUnavailable } from './naval-air-unavailable';
import { navalDice } from './naval-dice';
import { neutralSide } from './neutral-side';
import { noSubmarine } from './no-submarine';
import { nobodyJoins } from './nobody-joins';
import { notAtWar } from './not-at-war';
import { notPhasingSide } from './not-phasing-side';
import { oneRound } from './one-round';
import { ownerPassed } from './owner-passed';
import { otherPowerName } from './power-name';
import { priceStated } from './price-stated';
import { sameSide } from './same-side';
import { sectionFourModifier } from './section-four-modifier';
import { sswBoughtInNavalCombat } from './ssw-bought-in-naval-combat';
import { sswStep } from './ssw-step';
import { stepOrder } from './step-order';
import { surpriseMenu } from './surprise-menu';
import { surpriseOverspent } from './surprise-overspent';
import { targetNotAsw } from './target-not-asw';
import { targetNotHere } from './target-not-here';
import { turnMissing } from './turn-missing';
import { zoneTwice } from './zone-twice';
import { zoneUnfinished } from './zone-unfinished';

export const constraints: readonly WifConstraint[] = [
  aswPreFire,
  attackerInConvoySection,
  avoidBarred,
  combatTypeNotOurs,
  combatTypeTwice,
  convoyUnitSection,
  diceLabel,
  diceRange,
  emptyConvoy,
  escortsWithoutPower,
  faceDown,
  flippedToInitiate,
  groupWithoutPower,
  interceptorNotAircraft,
  interceptorSection,
  interceptorSide,
  lossNotOurs,
  mixedSides,
  navalAirUnavailable,
  navalDice,
  neutralSide,
  noSubmarine,
  nobodyJoins,
  notAtWar,
  notPhasingSide,
  oneRound,
  ownerPassed,
  otherPowerName,
  priceStated,
  sameSide,
  sectionFourModifier,
  sswBoughtInNavalCombat,
  sswStep,
  stepOrder,
  surpriseMenu,
  surpriseOverspent,
  targetNotAsw,
  targetNotHere,
  turnMissing,
  zoneTwice,
  zoneUnfinished,
];
