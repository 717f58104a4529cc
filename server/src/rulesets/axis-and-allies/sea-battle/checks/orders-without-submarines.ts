import { removeMember } from '../../../../model/edit';
import { placeAt, placeAtKey } from '../../../../model/place';
import { battleSides } from '../../data';
import { getUnits } from '../../forces';
import { capitalize, formatSide } from '../../wording';
import { cite, createNorthSea, addPath, createPreferredFix, type RulesetProfile, type SharedCheck } from '../kit';
import { findSubmarineOrders } from '../submarine-orders';

export const ordersWithoutSubmarines = ({ ruleset, describeType, submarineOrders }: RulesetProfile): SharedCheck => ({
  rule: 'submerge',
  severity: 'warning',
  title: 'Orders to submarines need submarines',
  part: 'seaBattles',
  *check(battle) {
    for (const side of battleSides) {
      const units = getUnits(battle, side);
      if (units.length === 0) continue;
      const submarines = units.filter(({ type }) => describeType(type).domain === 'submarine');
      for (const { orders, name, order } of findSubmarineOrders(battle, side, submarineOrders)) {
        if (submarines.length > 0) {
          const { when, groups = {} } = order;
          if (when === undefined || submarines.some(({ id }) => id === undefined || !Object.hasOwn(groups, id)))
            continue;
          yield {
            message: `Every group of submarines of ${formatSide(side)} has an order of its own in \`${name}\`, so \`when\` has no effect${cite('submerge')}. Remove it.`,
            place: placeAt(order, 'when'),
            unnecessary: true,
            fixes: [{ title: 'Remove `when`', edits: [removeMember(order, 'when')], preferred: true }],
          };
          continue;
        }
        yield {
          message: `${capitalize(formatSide(side))} has no submarines here, so the order \`${name}\` has no effect${cite('submerge')}. Remove it, or add the submarines.`,
          place: placeAtKey(orders, name),
          unnecessary: true,
          fixes: [createPreferredFix(`Remove \`${name}\``, removeMember(orders, name))],
        };
      }
    }
  },
  base: addPath(createNorthSea(ruleset), 'seaBattles.north-sea'),
  passes: 'attacker: { power: germany, units: { sub: 3 }, orders: { submerge: { when: always } } }',
  fails: `
    attacker: { power: germany, units: { ftr: 3 }, orders: { submerge: { when: always } } }
    #                                                        ^^^^^^^^ The attacker has no submarines here
  `,
  fixed: 'attacker: { power: germany, units: { ftr: 3 }, orders: {} }',
});
