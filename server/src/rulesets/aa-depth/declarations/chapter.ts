/** Declarations of depths. */
import type { DepthChapter } from '../kit';
import { declarationInCombatMove } from './checks/declaration-in-combat-move';
import { declarationInPhase } from './checks/declaration-phase';
import { declarationInOwnTurn } from './checks/declaration-turn';
import { declaredTwice } from './checks/declared-twice';
import { depthAgainstDeclaration } from './checks/depth-against-declaration';
import { submarineAgainstDeclaration } from './checks/submarine-against-declaration';
import { declarationHover, turnHover } from './hover';
import { rules } from './rules';

export const declarations: DepthChapter = {
  rules,
  checks: [
    declarationInCombatMove,
    declarationInPhase,
    declarationInOwnTurn,
    declaredTwice,
    depthAgainstDeclaration,
    submarineAgainstDeclaration,
  ],
  hovers: [declarationHover, turnHover],
};
