import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { battleSides } from '../../../axis-and-allies/data';
import { unitsOf } from '../../../axis-and-allies/forces';
import { examplesOf } from '../../../case';
import type { Group } from '../../data';
import { takeKeyOut } from '../../fixes';
import { gap } from '../../scenarios';
import { depthName } from '../../search/search';
import type { DepthConstraint } from '../../vocabulary';
import { combatMoment, inForce } from '../declarations';
import { cite } from '../../wording';

export const depthAgainstDeclaration: DepthConstraint = {
  code: 'depth-against-declaration',
  rule: 'depth-holds',
  severity: 'warning',
  title: 'The depth of submarines in a battle is the one that was declared last',
  part: 'seaBattles',
  scope: 'part',
  *check(battle, header) {
    const now = combatMoment(header);
    if (now === undefined) return;
    for (const { group, id, power } of battleSides.flatMap((side) => unitsOf<Group>(battle, side))) {
      if (group?.depth === undefined || id === undefined) continue;
      const declared = inForce(id, power, header, now);
      if (declared === undefined || declared.depth === group.depth) continue;
      yield {
        message: `${id} is ${depthName(group.depth)} here, but by its last declaration, in round ${declared.round}, it is ${depthName(declared.depth)}${cite('depth-holds')}. Correct one of them, or remove \`depth\` here.`,
        place: at(group, 'depth'),
        related: [{ message: 'The declaration.', place: at(declared, 'depth') }],
        fixes: [
          { ...takeKeyOut(group, 'depth'), preferred: true },
          { title: `Change the declaration to ${group.depth}`, edits: [set(declared, 'depth', group.depth)] },
        ],
      };
    }
  },
  examples: examplesOf({
    on: gap,
    passes: `
      turn: { round: 2, power: uk }
      declarations: [{ group: wolfpack, round: 1, depth: submerged }]
      seaBattles:
        - id: gap
          defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: submerged }] }
    `,
    fails: `
      turn: { round: 2, power: uk }
      declarations: [{ group: wolfpack, round: 1, depth: submerged }]
      seaBattles:
        - id: gap
          defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
          #                                                                     ^^^^^^^^^ by its last declaration, in round 1, it is submerged
    `,
    fixed: `
      seaBattles:
        - id: gap
          defender: { power: germany, units: [{ id: wolfpack, type: sub }] }
    `,
    otherFixes: {
      'Change the declaration to periscope': 'declarations: [{ group: wolfpack, round: 1, depth: periscope }]',
    },
  }),
};
