import { appendItem } from '../../../../model/edit';
import { placeAt } from '../../../../model/place';
import { defaultOrder } from '../../combats/losses';
import { battleSides } from '../../data';
import { getUnits } from '../../forces';
import { formatList, capitalize } from '../../wording';
import { cite, createNorthSea, addPath, type RulesetProfile, type SharedCheck } from '../kit';

export const lossesIncomplete = ({ ruleset, describeType }: RulesetProfile): SharedCheck => ({
  rule: 'order-of-loss',
  severity: 'hint',
  title: 'An order of losses names every unit type but the last',
  part: 'seaBattles',
  *check(battle) {
    for (const side of battleSides) {
      const { orders } = battle[side];
      const losses = orders?.losses;
      if (orders === undefined || typeof losses !== 'object') continue;
      const types = new Set(getUnits(battle, side).map(({ type }) => type));
      const missingTypes = defaultOrder.filter((type) => types.has(type) && !losses.includes(type));
      // A single missing type can only be the last.
      if (missingTypes.length < 2) continue;
      const words = formatList(missingTypes.map((type) => describeType(type).plural));
      yield {
        message: `${capitalize(words)} are not in this order of losses, so they are lost last, in the usual order${cite('order-of-loss')}. Add them to choose another order.`,
        place: placeAt(orders, 'losses'),
        fixes: [
          { title: `Add ${formatList(missingTypes)}`, edits: missingTypes.map((type) => appendItem(losses, type)) },
        ],
      };
    }
  },
  base: addPath(createNorthSea(ruleset), 'seaBattles.north-sea'),
  passes: 'defender: { power: uk, units: { trn: 2, dd: 1, bb: 1 }, orders: { losses: [trn, dd] } }',
  fails: `
    defender: { power: uk, units: { trn: 2, dd: 1, bb: 1 }, orders: { losses: [dd] } }
    #                                                                         ^^^^ Transports and battleships are not in this order
  `,
});
