/** 1.2.1 and 1.2.2: initiation, participants, and interception. */
import { chapter } from '../chapter';
import { faceDown } from './checks/face-down';
import { flippedToInitiate } from './checks/flipped-to-initiate';
import { groupWithoutPower } from './checks/group-without-power';
import { interceptorFaceDown } from './checks/interceptor-face-down';
import { interceptorNotAircraft } from './checks/interceptor-not-aircraft';
import { interceptorSection } from './checks/interceptor-section';
import { interceptorSide } from './checks/interceptor-side';
import { moreThanThereAre } from './checks/more-than-there-are';
import { mixedSides } from './checks/mixed-sides';
import { neutralSide } from './checks/neutral-side';
import { noSubmarine } from './checks/no-submarine';
import { nobodyJoins } from './checks/nobody-joins';
import { notAtWar } from './checks/not-at-war';
import { notPhasingSide } from './checks/not-phasing-side';
import { ownerPassed } from './checks/owner-passed';
import { sameSide } from './checks/same-side';
import { twoZonesAtOnce } from './checks/two-zones-at-once';
import { zoneTwice } from './checks/zone-twice';
import { actionHover } from './hover';
import { subSideUnitHover } from './hover-units';
import { rules } from './rules';

export const initiation = chapter({
  rules,
  checks: [
    faceDown,
    flippedToInitiate,
    groupWithoutPower,
    interceptorFaceDown,
    interceptorNotAircraft,
    interceptorSection,
    interceptorSide,
    mixedSides,
    moreThanThereAre,
    neutralSide,
    noSubmarine,
    nobodyJoins,
    notAtWar,
    notPhasingSide,
    ownerPassed,
    sameSide,
    twoZonesAtOnce,
    zoneTwice,
  ],
  hovers: [actionHover, subSideUnitHover],
});
