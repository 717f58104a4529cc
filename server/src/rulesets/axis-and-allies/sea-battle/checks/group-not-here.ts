import { remove, rename } from '../../../../model/edit';
import { nearest } from '../../../../model/nearest';
import { atKey } from '../../../../model/place';
import { battleSides } from '../../data';
import { unitsOf } from '../../forces';
import { listed, sideName } from '../../wording';
import { cite, examplesOf, northSea, under, type Setting, type SharedConstraint } from '../setting';
import { submarineOrdersOf } from '../submarine-orders';

export const groupNotHere = ({ ruleset, typeOf, submarineOrders }: Setting): SharedConstraint => ({
  code: 'group-not-here',
  rule: 'submerge',
  title: 'Orders of groups are for groups of submarines of the side',
  part: 'seaBattles',
  *check(battle) {
    for (const side of battleSides) {
      const known = unitsOf(battle, side).flatMap(({ id, type }) =>
        id !== undefined && typeOf(type).domain === 'submarine' ? [id] : [],
      );
      for (const { order } of submarineOrdersOf(battle, side, submarineOrders)) {
        const { groups = {} } = order;
        for (const id of Object.keys(groups)) {
          if (known.includes(id)) continue;
          const meant = nearest(id, known);
          const free = meant !== undefined && !Object.hasOwn(groups, meant);
          const there = known.length === 0 ? 'none of its groups has an id' : `its groups are ${listed(known)}`;
          yield {
            message: `No group of submarines of ${sideName(side)} is called ${id}: ${there}${cite('submerge')}. ${meant === undefined ? 'Give a group this id, or remove the order.' : `Did you mean \`${meant}\`?`}`,
            place: atKey(groups, id),
            fixes: [
              ...(free
                ? [{ title: `Rename to \`${meant}\``, edits: [rename(groups, id, meant)], preferred: true }]
                : []),
              { title: 'Remove the order', edits: [remove(groups, id)] },
            ],
          };
        }
      }
    }
  },
  examples: examplesOf({
    on: under(northSea(ruleset), 'seaBattles.north-sea'),
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
  }),
});
