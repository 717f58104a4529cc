import { patrol } from '../../scenarios';
import { type DepthCheck } from '../../kit';
import { getDeclarationPhase } from '../declarations';
import { checkDeclaredPhase } from '../declared-phase';

export const declarationInCombatMove: DepthCheck = {
  rule: 'declaration-in-combat-move',
  title: 'With the option, depths are declared in the combat move',
  part: 'declarations',
  check: (declaration, header) =>
    getDeclarationPhase(header) === 'combat-move'
      ? checkDeclaredPhase(declaration, header, 'declaration-in-combat-move')
      : [],
  base: patrol,
  passes: `
    options: { declarationPhase: combat-move }
    declarations:
      - { group: wolfpack, round: 1, depth: periscope }
      - { group: wolfpack, round: 2, phase: combat-move, depth: submerged }
  `,
  fails: `
    options: { declarationPhase: combat-move }
    declarations:
      - { group: wolfpack, round: 1, phase: noncombat-move, depth: periscope }
      #                                     ^^^^^^^^^^^^^^ depths are declared in Combat Move
  `,
  fixed: `
    declarations:
      - { group: wolfpack, round: 1, phase: combat-move, depth: periscope }
  `,
};
