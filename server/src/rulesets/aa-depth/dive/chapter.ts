/** Defending submarines that dive. */
import type { DepthChapter } from '../kit';
import { diveBarred } from './checks/dive-barred';
import { diveChangesDepth } from './checks/dive-changes-depth';
import { divedAttacked } from './checks/dived-attacked';
import { divedHit } from './checks/dived-hit';
import { divedReturns } from './checks/dived-returns';
import { divesAway } from './checks/dives-away';
import { neverDives } from './checks/never-dives';
import { neverSubmerges } from './checks/never-submerges';
import { diveOrderHover } from './hover';
import { rules } from './rules';

export const dive: DepthChapter = {
  rules,
  checks: [diveBarred, diveChangesDepth, divedAttacked, divedHit, divedReturns, divesAway, neverDives, neverSubmerges],
  hovers: [diveOrderHover],
};
