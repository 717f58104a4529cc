import { placeAt, cite, addPath, removeItem, type WifCheck } from '../../kit';
import { subCombat } from '../../scenarios';
import { listIncluded } from '../ships';

const sides = ['attacker', 'defender'] as const;

export const navalLossNotOurs: WifCheck = {
  rule: 'sub-combat-as-base',
  title: 'In naval combat a side gives up its own units',
  part: 'navalCombats',
  scope: 'references',
  *check(combat, _header, ids) {
    for (const side of sides) {
      const losses = combat.orders?.[side]?.losses ?? [];
      const ownIds = listIncluded(combat[side], ids).map(({ unit }) => unit.id);
      for (const [index, id] of losses.entries()) {
        // undeclared ids are reported by another check
        if (ownIds.includes(id) || ids.find('unit', id) === undefined) continue;
        yield {
          message: `${id} is not a unit of the ${side}, which chooses losses among its own units${cite('sub-combat-as-base')}. Remove it from the order.`,
          place: placeAt(losses, index),
          fixes: [removeItem(losses, index, `Remove ${id} from the order of losses`)],
        };
      }
    }
  },
  base: addPath(subCombat, 'navalCombats.biscay-subs'),
  passes: 'orders: { defender: { losses: [escort-group, norfolk] } }',
  fails: `
    orders: { defender: { losses: [escort-group, flotilla-7] } }
    #                                            ^^^^^^^^^^ flotilla-7 is not a unit of the defender
  `,
};
