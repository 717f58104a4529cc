import { remove } from '../../../../model/edit';
import { atKey } from '../../../../model/place';
import { battleSides } from '../../data';
import { unitsOf } from '../../forces';
import { sentence, sideName } from '../../wording';
import { cite, examplesOf, northSea, under, type Setting, type SharedConstraint } from '../setting';
import { submarineOrdersOf } from '../submarine-orders';

export const ordersWithoutSubmarines = ({ ruleset, typeOf, submarineOrders }: Setting): SharedConstraint => ({
  code: 'orders-without-submarines',
  rule: 'submerge',
  severity: 'warning',
  title: 'Orders to submarines need submarines',
  part: 'seaBattles',
  *check(battle) {
    for (const side of battleSides) {
      const units = unitsOf(battle, side);
      if (units.length === 0 || units.some(({ type }) => typeOf(type).domain === 'submarine')) continue;
      for (const { orders, name } of submarineOrdersOf(battle, side, submarineOrders)) {
        yield {
          message: `${sentence(sideName(side))} has no submarines here, so the order \`${name}\` has no effect${cite('submerge')}. Remove it, or add the submarines.`,
          place: atKey(orders, name),
          unnecessary: true,
          fixes: [{ title: `Remove \`${name}\``, edits: [remove(orders, name)], preferred: true }],
        };
      }
    }
  },
  examples: examplesOf({
    on: under(northSea(ruleset), 'seaBattles.north-sea'),
    passes: 'attacker: { power: germany, units: { sub: 3 }, orders: { submerge: { when: always } } }',
    fails: `
      attacker: { power: germany, units: { ftr: 3 }, orders: { submerge: { when: always } } }
      #                                                        ^^^^^^^^ The attacker has no submarines here
    `,
    fixed: 'attacker: { power: germany, units: { ftr: 3 }, orders: {} }',
  }),
});
