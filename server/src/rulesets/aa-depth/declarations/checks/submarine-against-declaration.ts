import { patrol } from '../../scenarios';
import { type DepthCheck } from '../../kit';
import { checkAgainstDeclaration } from '../against-declaration';

export const submarineAgainstDeclaration: DepthCheck = {
  rule: 'depth-holds',
  severity: 'warning',
  title: 'The depth of submarines outside of battles is the one that was declared last',
  part: 'submarines',
  check: (submarine, header) => checkAgainstDeclaration(submarine, submarine.id, submarine.power, header),
  base: patrol,
  passes: `
    turn: { round: 2, power: uk }
    submarines: [{ id: wolfpack, power: germany, depth: submerged }]
    declarations: [{ group: wolfpack, round: 1, depth: submerged }]
  `,
  fails: `
    turn: { round: 2, power: uk }
    submarines: [{ id: wolfpack, power: germany, depth: silent }]
    #                                                   ^^^^^^ by its last declaration, in round 1, it is submerged
    declarations: [{ group: wolfpack, round: 1, depth: submerged }]
  `,
  fixed: 'submarines: [{ id: wolfpack, power: germany }]',
};
