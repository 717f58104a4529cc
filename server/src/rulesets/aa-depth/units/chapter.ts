/** The values of units and the tables that they come from. */
import type { DepthChapter } from '../kit';
import { bonusDropped } from './checks/bonus-dropped';
import { damageOfOneHit } from './checks/damage-of-one-hit';
import { modifierWithoutEffect } from './checks/modifier-without-effect';
import { unitNotInTable } from './checks/unit-not-in-table';
import { depthHover, searchesHover, unitHover } from './hover';
import { ownValuesHover, unitTableHover } from './hover-table';
import { rules } from './rules';
import { byPeriscopeDepth, bySubmerging } from './values';

export const units: DepthChapter = {
  rules,
  modifiers: [byPeriscopeDepth, bySubmerging],
  checks: [bonusDropped, damageOfOneHit, modifierWithoutEffect, unitNotInTable],
  hovers: [depthHover, searchesHover, unitHover, ownValuesHover, unitTableHover],
};
