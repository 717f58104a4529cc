import { remove } from '../../../../model/edit';
import { atKey } from '../../../../model/place';
import { battleSides } from '../../data';
import { unitsOf } from '../../forces';
import { sentence, sideName } from '../../wording';
import { example, sectionOf, type Setting, type SharedConstraint } from '../setting';
import { submarineOrdersOf } from '../submarine-orders';

export const ordersWithoutSubmarines = ({ ruleset, typeOf, submarineOrders }: Setting): SharedConstraint => ({
  code: 'orders-without-submarines',
  rule: 'submerge',
  severity: 'warning',
  title: 'Who gives orders to submarines has some',
  part: 'seaBattles',
  scope: 'part',
  *check(battle) {
    for (const side of battleSides) {
      const units = unitsOf(battle, side);
      if (units.length === 0 || units.some(({ type }) => typeOf(type).domain === 'submarine')) continue;
      for (const { orders, name } of submarineOrdersOf(battle, side, submarineOrders)) {
        yield {
          message: `${sentence(sideName(side))} has no submarines here, so the order \`${name}\` has no effect (${sectionOf('submerge')}). Take it out, or add the submarines.`,
          place: atKey(orders, name),
          unnecessary: true,
          fixes: [{ title: `Take \`${name}\` out`, edits: [remove(orders, name)], preferred: true }],
        };
      }
    }
  },
  examples: {
    passes: [
      example`
        ruleset: ${ruleset}
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: { sub: 3 }, orders: { submerge: { when: always } } }
            defender: { power: uk, units: { dd: 1 } }
      `,
    ],
    fails: [
      example`
        ruleset: ${ruleset}
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: { sub: 3 } }
            defender: { power: uk, units: { dd: 1 }, orders: { submerge: { when: always } } }
        #                                                      ^^^^^^^^
      `,
    ],
  },
});
