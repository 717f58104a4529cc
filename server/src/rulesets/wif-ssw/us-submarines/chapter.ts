/** 1.7: US submarine production. */
import { chapter } from '../chapter';
import { usSubLimit } from './checks/us-sub-limit';
import { usSubTally } from './checks/us-sub-tally';
import { usWarUnknown } from './checks/us-war-unknown';
import { usSubBuildHover } from './hover';
import { rules } from './rules';

export const usSubmarines = chapter({
  rules,
  checks: [usSubLimit, usSubTally, usWarUnknown],
  hovers: [usSubBuildHover],
});
