import { append } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { usualOrder } from '../../combats/losses';
import { battleSides } from '../../data';
import { unitsOf } from '../../forces';
import { listed, sentence } from '../../wording';
import { cite, examplesOf, northSea, under, type Setting, type SharedConstraint } from '../setting';

export const lossesIncomplete = ({ ruleset, typeOf }: Setting): SharedConstraint => ({
  code: 'losses-incomplete',
  rule: 'order-of-loss',
  severity: 'hint',
  title: 'An order of losses names every unit type but the last',
  part: 'seaBattles',
  *check(battle) {
    for (const side of battleSides) {
      const { orders } = battle[side];
      const losses = orders?.losses;
      if (orders === undefined || typeof losses !== 'object') continue;
      const types = new Set(unitsOf(battle, side).map(({ type }) => type));
      const missing = usualOrder.filter((type) => types.has(type) && !losses.includes(type));
      // A single missing type can only be the last.
      if (missing.length < 2) continue;
      const words = listed(missing.map((type) => typeOf(type).many));
      yield {
        message: `${sentence(words)} are not in this order of losses, so they are lost last, in the usual order${cite('order-of-loss')}. Add them to choose another order.`,
        place: at(orders, 'losses'),
        fixes: [{ title: `Add ${listed(missing)}`, edits: missing.map((type) => append(losses, type)) }],
      };
    }
  },
  examples: examplesOf({
    on: under(northSea(ruleset), 'seaBattles.north-sea'),
    passes: 'defender: { power: uk, units: { trn: 2, dd: 1, bb: 1 }, orders: { losses: [trn, dd] } }',
    fails: `
      defender: { power: uk, units: { trn: 2, dd: 1, bb: 1 }, orders: { losses: [dd] } }
      #                                                                         ^^^^ Transports and battleships are not in this order
    `,
  }),
});
