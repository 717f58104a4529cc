import { gapBattle } from '../../scenarios';
import { findGroup } from '../../submarines';
import { unitTypes } from '../../units/unit-types';
import { isSubmarine } from '../../units/units';
import { removeItem, placeAt, cite, type DepthCheck } from '../../kit';

export const noSubmarines: DepthCheck = {
  rule: 'depths',
  title: 'Declarations and moves of submarines are for submarines',
  *check(scenario) {
    const { declarations = [], submarineMoves = [] } = scenario;
    const references = [
      ...declarations.map((item, index) => ({ item, list: declarations, index, reason: 'have no depth' })),
      ...submarineMoves.map((item, index) => ({
        item,
        list: submarineMoves,
        index,
        reason: 'do not move as submarines do',
      })),
    ];
    for (const { item, list, index, reason } of references) {
      const namedGroup = findGroup(item.group, scenario);
      if (namedGroup === undefined || isSubmarine(namedGroup.type)) continue;
      yield {
        message: `${item.group} is a group of ${unitTypes[namedGroup.type].plural}, which ${reason}: only submarines have depths${cite('depths')}. Name submarines, or remove this.`,
        place: placeAt(item, 'group'),
        fixes: [removeItem(list, index, 'Remove it')],
      };
    }
  },
  base: gapBattle,
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
};
