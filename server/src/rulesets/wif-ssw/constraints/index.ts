/** All constraints of the ruleset, one file a code. */
import type { WifConstraint } from './constraint';
import { attackerInConvoySection } from './attacker-in-convoy-section';
import { azoresDie } from './azores-die';
import { azoresGuest } from './azores-guest';
import { azoresRevoked } from './azores-revoked';
import { azoresUsEntry } from './azores-us-entry';
import { cadizAttacked } from './cadiz-attacked';
import { cadizGained } from './cadiz-gained';
import { cadizGuest } from './cadiz-guest';
import { cadizLost } from './cadiz-lost';
import { cadizSupply } from './cadiz-supply';
import { convoyUnitSection } from './convoy-unit-section';
import { dockedInConvoySection } from './docked-in-convoy-section';
import { dockedPairAttacks } from './docked-pair-attacks';
import { dockedPair } from './docked-pair';
import { faceDown } from './face-down';
import { flippedToInitiate } from './flipped-to-initiate';
import { groupWithoutPower } from './group-without-power';
import { historicBasesUnused } from './historic-bases-unused';
import { includeDockedInSsw } from './include-docked-in-ssw';
import { interceptorNotAircraft } from './interceptor-not-aircraft';
import { interceptorSection } from './interceptor-section';
import { interceptorSide } from './interceptor-side';
import { milchcowPool } from './milchcow-pool';
import { mixedSides } from './mixed-sides';
import { neutralSide } from './neutral-side';
import { noDroppingDown } from './no-dropping-down';
import { noSubmarine } from './no-submarine';
import { nobodyJoins } from './nobody-joins';
import { notAtWar } from './not-at-war';
import { notPhasingSide } from './not-phasing-side';
import { ownerPassed } from './owner-passed';
import { otherPowerName } from './power-name';
import { sameSide } from './same-side';
import { stayerFaceDown } from './stayer-face-down';
import { staysFreely } from './stays-freely';
import { staysNotAllowed } from './stays-not-allowed';
import { torpedoDateUnknown } from './torpedo-date-unknown';
import { torpedoSectionZero } from './torpedo-section-zero';
import { torpedoZero } from './torpedo-zero';
import { turnMissing } from './turn-missing';
import { usSubLimit } from './us-sub-limit';
import { usWarUnknown } from './us-war-unknown';
import { zoneTwice } from './zone-twice';

export const constraints: readonly WifConstraint[] = [
  attackerInConvoySection,
  azoresDie,
  azoresGuest,
  azoresRevoked,
  azoresUsEntry,
  cadizAttacked,
  cadizGained,
  cadizGuest,
  cadizLost,
  cadizSupply,
  convoyUnitSection,
  dockedInConvoySection,
  dockedPairAttacks,
  dockedPair,
  faceDown,
  flippedToInitiate,
  groupWithoutPower,
  historicBasesUnused,
  includeDockedInSsw,
  interceptorNotAircraft,
  interceptorSection,
  interceptorSide,
  milchcowPool,
  mixedSides,
  neutralSide,
  noDroppingDown,
  noSubmarine,
  nobodyJoins,
  notAtWar,
  notPhasingSide,
  ownerPassed,
  otherPowerName,
  sameSide,
  stayerFaceDown,
  staysFreely,
  staysNotAllowed,
  torpedoDateUnknown,
  torpedoSectionZero,
  torpedoZero,
  turnMissing,
  usSubLimit,
  usWarUnknown,
  zoneTwice,
];
