/** The log of what was done at the table, checked against the rules of the other chapters. */
import type { DepthChapter } from '../kit';
import { logElsewhere } from './checks/log-elsewhere';
import { logNotSubmarines } from './checks/log-not-submarines';
import { silentActs } from './checks/silent-acts';
import { logHover } from './hover';

export const log: DepthChapter = {
  rules: {},
  checks: [logElsewhere, logNotSubmarines, silentActs],
  hovers: [logHover],
};
