/** All constraints of the ruleset, one file a code. */
import type { WifConstraint } from '../constraint';
import { airToAirChart } from './air-to-air-chart';
import { antiAircraftChart } from './anti-aircraft-chart';
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
import { convoySectionFinds } from './convoy-section-finds';
import { convoySectionInSubCombat } from './convoy-section-in-sub-combat';
import { dockedInConvoySection } from './docked-in-convoy-section';
import { dockedPairAttacks } from './docked-pair-attacks';
import { dockedPairUnpaid } from './docked-pair-unpaid';
import { dockedPair } from './docked-pair';
import { historicBasesUnused } from './historic-bases-unused';
import { includeDockedInSsw } from './include-docked-in-ssw';
import { milchcowPool } from './milchcow-pool';
import { navalAirInStorm } from './naval-air-in-storm';
import { navalAirUnavailable } from './naval-air-unavailable';
import { navalDice } from './naval-dice';
import { navalDockedPair } from './naval-docked-pair';
import { navalLossNotOurs } from './naval-loss-not-ours';
import { navalPriceStated } from './naval-price-stated';
import { navalSurpriseBoth } from './naval-surprise-both';
import { navalSurpriseOverspent } from './naval-surprise-overspent';
import { noDroppingDown } from './no-dropping-down';
import { planeApart } from './plane-apart';
import { planeOnDamagedCarrier } from './plane-on-damaged-carrier';
import { planeOnNoCarrier } from './plane-on-no-carrier';
import { planeWithoutCarrier } from './plane-without-carrier';
import { presenceOfTheEnemy } from './presence-of-the-enemy';
import { sectionNotIncluded } from './section-not-included';
import { shipCountStated } from './ship-count';
import { sswBoughtInNavalCombat } from './ssw-bought-in-naval-combat';
import { sswSubIncluded } from './ssw-sub-included';
import { stayerFaceDown } from './stayer-face-down';
import { staysFreely } from './stays-freely';
import { staysNotAllowed } from './stays-not-allowed';
import { subCombatTarget } from './sub-combat-target';
import { torpedoDateUnknown } from './torpedo-date-unknown';
import { torpedoSectionZero } from './torpedo-section-zero';
import { torpedoZero } from './torpedo-zero';
import { undamagedShipUnpaid } from './undamaged-ship-unpaid';
import { usSubLimit } from './us-sub-limit';
import { usWarUnknown } from './us-war-unknown';

export const constraints: readonly WifConstraint[] = [
  airToAirChart,
  antiAircraftChart,
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
  convoySectionFinds,
  convoySectionInSubCombat,
  dockedInConvoySection,
  dockedPairAttacks,
  dockedPairUnpaid,
  dockedPair,
  historicBasesUnused,
  includeDockedInSsw,
  milchcowPool,
  navalAirInStorm,
  navalAirUnavailable,
  navalDice,
  navalDockedPair,
  navalLossNotOurs,
  navalPriceStated,
  navalSurpriseBoth,
  navalSurpriseOverspent,
  noDroppingDown,
  planeApart,
  planeOnDamagedCarrier,
  planeOnNoCarrier,
  planeWithoutCarrier,
  presenceOfTheEnemy,
  sectionNotIncluded,
  shipCountStated,
  sswBoughtInNavalCombat,
  sswSubIncluded,
  stayerFaceDown,
  staysFreely,
  staysNotAllowed,
  subCombatTarget,
  torpedoDateUnknown,
  torpedoSectionZero,
  torpedoZero,
  undamagedShipUnpaid,
  usSubLimit,
  usWarUnknown,
];
