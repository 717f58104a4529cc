import { removeMember, renameMember } from '../../../../model/edit';
import { findNearest } from '../../../../model/nearest';
import { placeAtKey } from '../../../../model/place';
import { battleSides } from '../../data';
import { getUnits } from '../../forces';
import { formatList, formatSide } from '../../wording';
import {
  cite,
  createNorthSea,
  addPath,
  createPreferredFix,
  offer,
  type RulesetProfile,
  type SharedCheck,
} from '../kit';
import { findSubmarineOrders } from '../submarine-orders';

export const groupNotHere = ({ ruleset, describeType, submarineOrders }: RulesetProfile): SharedCheck => ({
  rule: 'submerge',
  title: 'Orders of groups are for groups of submarines of the side',
  part: 'seaBattles',
  *check(battle) {
    for (const side of battleSides) {
      const groupIds = getUnits(battle, side).flatMap(({ id, type }) =>
        id !== undefined && describeType(type).domain === 'submarine' ? [id] : [],
      );
      for (const { order } of findSubmarineOrders(battle, side, submarineOrders)) {
        const { groups = {} } = order;
        for (const id of Object.keys(groups)) {
          if (groupIds.includes(id)) continue;
          const suggestion = findNearest(id, groupIds);
          const isFree = suggestion !== undefined && !Object.hasOwn(groups, suggestion);
          const available =
            groupIds.length === 0 ? 'none of its groups has an id' : `its groups are ${formatList(groupIds)}`;
          yield {
            message: `No group of submarines of ${formatSide(side)} is called ${id}: ${available}${cite('submerge')}. ${suggestion === undefined ? 'Give a group this id, or remove the order.' : `Did you mean \`${suggestion}\`?`}`,
            place: placeAtKey(groups, id),
            fixes: [
              ...(isFree
                ? [createPreferredFix(`Rename to \`${suggestion}\``, renameMember(groups, id, suggestion))]
                : []),
              offer('Remove the order', removeMember(groups, id)),
            ],
          };
        }
      }
    }
  },
  base: addPath(createNorthSea(ruleset), 'seaBattles.north-sea'),
  passes: `
    attacker:
      power: germany
      units: [{ id: wolfpack, type: sub, count: 3 }, { id: air, type: ftr, count: 2 }]
      orders: { submerge: { groups: { wolfpack: always } } }
  `,
  fails: `
    attacker:
      power: germany
      units: [{ id: wolfpack, type: sub, count: 3 }, { id: air, type: ftr, count: 2 }]
      orders: { submerge: { groups: { wolfpak: always } } }
    #                                 ^^^^^^^ its groups are wolfpack
  `,
  fixed: `
    attacker:
      orders: { submerge: { groups: { wolfpack: always } } }
  `,
});
