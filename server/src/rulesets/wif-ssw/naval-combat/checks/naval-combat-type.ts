import { placeAtKey, cite, removeMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { subCombat } from '../../scenarios';

const sides = ['attacker', 'defender'] as const;

export const navalCombatType: WifCheck = {
  rule: 'sub-combat-as-base',
  severity: 'information',
  title: 'In naval combat no order calls the type: `kind` states it',
  part: 'navalCombats',
  *check({ kind, orders }) {
    for (const side of sides) {
      const order = orders?.[side];
      if (order?.combatType === undefined) continue;
      yield {
        message: `This is ${kind === 'sub' ? 'submarine' : kind} combat by its \`kind\`, so \`combatType\` has no effect: sides call a type in strategic submarine warfare only${cite('sub-combat-as-base')}. Remove it.`,
        place: placeAtKey(order, 'combatType'),
        unnecessary: true,
        fixes: [createPreferredFix('Remove the order', removeMember(order, 'combatType'))],
      };
    }
  },
  base: addPath(subCombat, 'navalCombats.biscay-subs'),
  passes: 'orders: { defender: { losses: [escort-group] } }',
  fails: `
    orders: { defender: { losses: [escort-group], combatType: naval-air } }
    #                                             ^^^^^^^^^^ \`combatType\` has no effect
  `,
  fixed: 'orders: { defender: { losses: [escort-group] } }',
};
