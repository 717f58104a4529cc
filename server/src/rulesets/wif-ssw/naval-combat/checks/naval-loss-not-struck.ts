import type { NavalCombat } from '../../data';
import { placeAt, cite, addPath, removeItem, type WifCheck } from '../../kit';
import { subCombat } from '../../scenarios';
import { listPurchases } from '../../surprise/orders';
import { findDefender, getTargetStatus, type IncludedUnit } from '../ships';

export const navalLossNotStruck: WifCheck = {
  rule: 'sub-combat-targets',
  severity: 'information',
  title: 'The order of losses names units that submarine combat can strike',
  part: 'navalCombats',
  scope: 'references',
  *check(combat, header, ids) {
    if (combat.kind !== 'sub') return;
    const losses = combat.orders?.defender?.losses ?? [];
    const boughtUnits = new Set(
      listPurchases(combat.orders).flatMap(({ purchase }) => (purchase.buy === 'target' ? [purchase.unit] : [])),
    );
    for (const [index, id] of losses.entries()) {
      const target = findDefender(id, combat, ids);
      // A ship of the order of battle may have been damaged by an earlier combat.
      if (target === undefined || !isWrittenHere(target, combat)) continue;
      const status = getTargetStatus(target, header);
      if (status.target === 'free' || (status.target === 'bought' && boughtUnits.has(id))) continue;
      const why = status.target === 'none' ? status.why : 'it is undamaged and not bought as a target';
      yield {
        message: `${id} cannot be struck, so it has no effect in the order of losses: ${why}${cite('sub-combat-targets')}. Remove it from the order.`,
        place: placeAt(losses, index),
        unnecessary: true,
        fixes: [removeItem(losses, index, `Remove ${id} from the order of losses`)],
      };
    }
  },
  base: addPath(subCombat, 'navalCombats.biscay-subs'),
  passes: `
    orders:
      attacker: { surprise: [{ buy: target, unit: rodney }] }
      defender: { losses: [rodney, escort-group, norfolk] }
  `,
  fails: `
    orders: { defender: { losses: [rodney, escort-group] } }
    #                              ^^^^^^ rodney cannot be struck
  `,
};

function isWrittenHere({ unit }: IncludedUnit, { defender }: NavalCombat): boolean {
  return unit.unit === undefined && defender.units?.includes(unit) === true;
}
