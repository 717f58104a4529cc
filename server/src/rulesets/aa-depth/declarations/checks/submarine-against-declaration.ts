import { patrol } from '../../scenarios';
import { examplesOf, type DepthConstraint } from '../../vocabulary';
import { againstDeclaration } from '../against-declaration';

export const submarineAgainstDeclaration: DepthConstraint = {
  code: 'submarine-against-declaration',
  rule: 'depth-holds',
  severity: 'warning',
  title: 'The depth of submarines outside of battles is the one that was declared last',
  part: 'submarines',
  check: (submarine, header) => againstDeclaration(submarine, submarine.id, submarine.power, header),
  examples: examplesOf({
    on: patrol,
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
  }),
};
