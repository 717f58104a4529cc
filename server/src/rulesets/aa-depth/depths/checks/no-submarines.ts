import { takeOut } from '../../fixes';
import { gap } from '../../scenarios';
import { groupNamed } from '../../submarines';
import { unitTypes } from '../../units/unit-types';
import { isSubmarine } from '../../units/units';
import { at, examplesOf, type DepthConstraint } from '../../vocabulary';
import { cite } from '../../wording';

export const noSubmarines: DepthConstraint = {
  code: 'no-submarines',
  rule: 'depths',
  title: 'Declarations and moves of submarines are for submarines',
  *check(scenario) {
    const { declarations = [], submarineMoves = [] } = scenario;
    const naming = [
      ...declarations.map((item) => ({ item, list: declarations, what: 'have no depth' })),
      ...submarineMoves.map((item) => ({ item, list: submarineMoves, what: 'do not move as submarines do' })),
    ];
    for (const { item, list, what } of naming) {
      const named = groupNamed(item.group, scenario);
      if (named === undefined || isSubmarine(named.type)) continue;
      yield {
        message: `${item.group} is a group of ${unitTypes[named.type].many}, which ${what}: only submarines have depths${cite('depths')}. Name submarines, or remove this.`,
        place: at(item, 'group'),
        fixes: [takeOut(list, item, 'Remove it')],
      };
    }
  },
  examples: examplesOf({
    on: gap,
    passes: `
      declarations: [{ group: wolfpack, round: 1, depth: periscope }]
      submarineMoves: [{ id: north, group: wolfpack, round: 2, route: [SZ 6] }]
      seaBattles/gap:
        attacker: { power: uk, units: [{ id: escorts, type: dd }] }
    `,
    fails: `
      declarations: [{ group: escorts, round: 1, depth: periscope }]
      #                       ^^^^^^^ destroyers, which have no depth
      submarineMoves: [{ id: north, group: escorts, round: 2, route: [SZ 6] }]
      #                                    ^^^^^^^ destroyers, which do not move as submarines do
      seaBattles/gap:
        attacker: { power: uk, units: [{ id: escorts, type: dd }] }
        defender: { power: germany, units: { sub: 1 } }
    `,
  }),
};
