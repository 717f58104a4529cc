import { patrol } from '../../scenarios';
import { type DepthCheck } from '../../kit';
import { getDeclarationPhase } from '../declarations';
import { checkDeclaredPhase } from '../declared-phase';

export const declarationInPhase: DepthCheck = {
  rule: 'declaration-phase',
  title: 'Depths are declared in the noncombat move',
  part: 'declarations',
  check: (declaration, header) =>
    getDeclarationPhase(header) === 'noncombat-move'
      ? checkDeclaredPhase(declaration, header, 'declaration-phase')
      : [],
  base: patrol,
  passes: `
    declarations:
      - { group: wolfpack, round: 1, depth: periscope }
      - { group: wolfpack, round: 2, phase: noncombat-move, depth: submerged }
  `,
  fails: `
    declarations:
      - { group: wolfpack, round: 1, phase: combat-move, depth: periscope }
      #                                     ^^^^^^^^^^^ depths are declared in Noncombat Move
  `,
  fixed: `
    declarations:
      - { group: wolfpack, round: 1, phase: noncombat-move, depth: periscope }
  `,
};
