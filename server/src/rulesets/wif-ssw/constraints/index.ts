/** All constraints of the ruleset, one file a code. */
import type { WifConstraint } from '../constraint';
import { airToAirChart } from './air-to-air-chart';
import { antiAircraftChart } from './anti-aircraft-chart';
import { aswPreFire } from '../attack/checks/asw-pre-fire';
import { attackerInConvoySection } from '../attack/checks/attacker-in-convoy-section';
import { avoidBarred } from '../surprise/checks/avoid-barred';
import { azoresDie } from './azores-die';
import { azoresGuest } from './azores-guest';
import { azoresOverrun } from './azores-overrun';
import { azoresRevoked } from './azores-revoked';
import { azoresUsEntry } from './azores-us-entry';
import { beforeTheWar } from './before-the-war';
import { boughtTarget } from './bought-target';
import { cadizAttacked } from './cadiz-attacked';
import { cadizGained } from './cadiz-gained';
import { cadizGuest } from './cadiz-guest';
import { cadizLost } from './cadiz-lost';
import { cadizOverrun } from './cadiz-overrun';
import { cadizSupply } from './cadiz-supply';
import { chartBands } from './chart-bands';
import { chartCells } from './chart-cells';
import { chartSeverity } from './chart-severity';
import { chartThresholds } from './chart-thresholds';
import { combatTypeNotOurs } from '../surprise/checks/combat-type-not-ours';
import { combatTypeTwice } from '../surprise/checks/combat-type-twice';
import { convoySectionFinds } from './convoy-section-finds';
import { convoySectionInSubCombat } from './convoy-section-in-sub-combat';
import { convoyUnitSection } from '../attack/checks/convoy-unit-section';
import { diceLabel } from '../dice/checks/dice-label';
import { diceRange } from '../dice/checks/dice-range';
import { dockedInConvoySection } from './docked-in-convoy-section';
import { dockedPairAttacks } from './docked-pair-attacks';
import { dockedPairUnpaid } from './docked-pair-unpaid';
import { dockedPair } from './docked-pair';
import { emptyConvoy } from '../attack/checks/empty-convoy';
import { escortsWithoutPower } from '../asw/checks/escorts-without-power';
import { faceDown } from '../initiation/checks/face-down';
import { flippedToInitiate } from '../initiation/checks/flipped-to-initiate';
import { groupWithoutPower } from '../initiation/checks/group-without-power';
import { historicBasesUnused } from './historic-bases-unused';
import { includeDockedInSsw } from './include-docked-in-ssw';
import { interceptorNotAircraft } from '../initiation/checks/interceptor-not-aircraft';
import { interceptorSection } from '../initiation/checks/interceptor-section';
import { interceptorSide } from '../initiation/checks/interceptor-side';
import { lossNotOurs } from '../attack/checks/loss-not-ours';
import { milchcowPool } from './milchcow-pool';
import { mixedSides } from '../initiation/checks/mixed-sides';
import { navalAirInStorm } from './naval-air-in-storm';
import { navalAirUnavailable } from './naval-air-unavailable';
import { navalDice } from './naval-dice';
import { navalDockedPair } from './naval-docked-pair';
import { navalLossNotOurs } from './naval-loss-not-ours';
import { navalPriceStated } from './naval-price-stated';
import { navalSurpriseBoth } from './naval-surprise-both';
import { navalSurpriseOverspent } from './naval-surprise-overspent';
import { neutralSide } from '../initiation/checks/neutral-side';
import { noDroppingDown } from './no-dropping-down';
import { noSubmarine } from '../initiation/checks/no-submarine';
import { nobodyJoins } from '../initiation/checks/nobody-joins';
import { notAtWar } from '../initiation/checks/not-at-war';
import { notPhasingSide } from '../initiation/checks/not-phasing-side';
import { oneRound } from '../attack/checks/one-round';
import { ownerPassed } from '../initiation/checks/owner-passed';
import { planeApart } from './plane-apart';
import { planeOnDamagedCarrier } from './plane-on-damaged-carrier';
import { planeOnNoCarrier } from './plane-on-no-carrier';
import { planeWithoutCarrier } from './plane-without-carrier';
import { otherPowerName } from '../asw/checks/power-name';
import { presenceOfTheEnemy } from './presence-of-the-enemy';
import { priceStated } from '../surprise/checks/price-stated';
import { sameSide } from '../initiation/checks/same-side';
import { sectionFourModifier } from '../attack/checks/section-four-modifier';
import { sectionNotIncluded } from './section-not-included';
import { shipCountStated } from './ship-count';
import { sswBoughtInNavalCombat } from './ssw-bought-in-naval-combat';
import { sswStep } from '../step/checks/ssw-step';
import { sswSubIncluded } from './ssw-sub-included';
import { stayerFaceDown } from './stayer-face-down';
import { staysFreely } from './stays-freely';
import { staysNotAllowed } from './stays-not-allowed';
import { stepOrder } from '../step/checks/step-order';
import { subCombatTarget } from './sub-combat-target';
import { surpriseMenu } from '../surprise/checks/surprise-menu';
import { surpriseOverspent } from '../surprise/checks/surprise-overspent';
import { targetNotAsw } from '../attack/checks/target-not-asw';
import { targetNotHere } from '../attack/checks/target-not-here';
import { torpedoDateUnknown } from './torpedo-date-unknown';
import { torpedoSectionZero } from './torpedo-section-zero';
import { torpedoZero } from './torpedo-zero';
import { turnMissing } from '../asw/checks/turn-missing';
import { undamagedShipUnpaid } from './undamaged-ship-unpaid';
import { usSubLimit } from './us-sub-limit';
import { usWarUnknown } from './us-war-unknown';
import { zoneTwice } from '../initiation/checks/zone-twice';
import { zoneUnfinished } from '../step/checks/zone-unfinished';

export const constraints: readonly WifConstraint[] = [
  airToAirChart,
  antiAircraftChart,
  aswPreFire,
  attackerInConvoySection,
  avoidBarred,
  azoresDie,
  azoresGuest,
  azoresOverrun,
  azoresRevoked,
  azoresUsEntry,
  beforeTheWar,
  boughtTarget,
  cadizAttacked,
  cadizGained,
  cadizGuest,
  cadizLost,
  cadizOverrun,
  cadizSupply,
  chartBands,
  chartCells,
  chartSeverity,
  chartThresholds,
  combatTypeNotOurs,
  combatTypeTwice,
  convoySectionFinds,
  convoySectionInSubCombat,
  convoyUnitSection,
  diceLabel,
  diceRange,
  dockedInConvoySection,
  dockedPairAttacks,
  dockedPairUnpaid,
  dockedPair,
  emptyConvoy,
  escortsWithoutPower,
  faceDown,
  flippedToInitiate,
  groupWithoutPower,
  historicBasesUnused,
  includeDockedInSsw,
  interceptorNotAircraft,
  interceptorSection,
  interceptorSide,
  lossNotOurs,
  milchcowPool,
  mixedSides,
  navalAirInStorm,
  navalAirUnavailable,
  navalDice,
  navalDockedPair,
  navalLossNotOurs,
  navalPriceStated,
  navalSurpriseBoth,
  navalSurpriseOverspent,
  neutralSide,
  noDroppingDown,
  noSubmarine,
  nobodyJoins,
  notAtWar,
  notPhasingSide,
  oneRound,
  ownerPassed,
  planeApart,
  planeOnDamagedCarrier,
  planeOnNoCarrier,
  planeWithoutCarrier,
  otherPowerName,
  presenceOfTheEnemy,
  priceStated,
  sameSide,
  sectionFourModifier,
  sectionNotIncluded,
  shipCountStated,
  sswBoughtInNavalCombat,
  sswStep,
  sswSubIncluded,
  stayerFaceDown,
  staysFreely,
  staysNotAllowed,
  stepOrder,
  subCombatTarget,
  surpriseMenu,
  surpriseOverspent,
  targetNotAsw,
  targetNotHere,
  torpedoDateUnknown,
  torpedoSectionZero,
  torpedoZero,
  turnMissing,
  undamagedShipUnpaid,
  usSubLimit,
  usWarUnknown,
  zoneTwice,
  zoneUnfinished,
];
