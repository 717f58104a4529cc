/** 1.6: milchcows. */
import { chapter } from '../chapter';
import { dockedInConvoySection } from './checks/docked-in-convoy-section';
import { dockedPair } from './checks/docked-pair';
import { dockedPairAttacks } from './checks/docked-pair-attacks';
import { dockedPairUnpaid } from './checks/docked-pair-unpaid';
import { includeDockedInSsw } from './checks/include-docked-in-ssw';
import { milchcowPool } from './checks/milchcow-pool';
import { navalDockedPair } from './checks/naval-docked-pair';
import { milchcowBuildHover } from './hover';
import { rules } from './rules';

export const milchcows = chapter({
  rules,
  checks: [
    dockedInConvoySection,
    dockedPairAttacks,
    dockedPairUnpaid,
    dockedPair,
    includeDockedInSsw,
    milchcowPool,
    navalDockedPair,
  ],
  hovers: [milchcowBuildHover],
});
