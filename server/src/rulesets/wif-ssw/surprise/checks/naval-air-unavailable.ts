import { placeAt, cite, setMember, addPath, removeItem, offer, createPreferredFix, type WifCheck } from '../../kit';
import { biscay } from '../../scenarios';
import { getNavalAirCallAvailability } from '../combat-types';
import { listRefusedPurchases } from '../refused-purchases';

export const navalAirUnavailable: WifCheck = {
  rule: 'naval-air-by-convoy-side',
  title: 'Naval air combat needs an aircraft in the Convoy Section, and neither storm nor blizzard',
  part: 'engagements',
  *check(engagement, header) {
    for (const { purchase, list, index, obstacle } of listRefusedPurchases(engagement, header, 'combat-type')) {
      if (obstacle.rule !== 'naval-air-by-convoy-side') continue;
      yield {
        message: `Naval air combat cannot be bought: ${obstacle.why}${cite('naval-air-by-convoy-side', { option: 'boughtNavalAir' })}. Remove the purchase.`,
        place: placeAt(purchase, 'type'),
        related: [{ message: 'This rules it out.', place: obstacle.from }],
        fixes: [
          removeItem(list, index, 'Remove the purchase'),
          offer('Change to strategic submarine warfare', setMember(purchase, 'type', 'ssw')),
        ],
      };
    }
    const order = engagement.orders?.convoy;
    const call = getNavalAirCallAvailability(engagement, header);
    if (order?.combatType !== 'naval-air' || call.available) return;
    yield {
      message: `The convoy side cannot call naval air combat: ${call.why}${cite('naval-air-by-convoy-side')}. Fight strategic submarine warfare instead.`,
      place: placeAt(order, 'combatType'),
      related: [{ message: 'This rules it out.', place: call.from }],
      fixes: [createPreferredFix('Change to strategic submarine warfare', setMember(order, 'combatType', 'ssw'))],
    };
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes: `
    interception: { units: [{ id: liberator, type: nav, airToSea: 3 }] }
    orders: { convoy: { combatType: naval-air } }
  `,
  fails: `
    orders: { convoy: { combatType: naval-air } }
    #                               ^^^^^^^^^ neither an aircraft nor an undamaged carrier with a plane
  `,
  fixed: 'orders: { convoy: { combatType: ssw } }',
};
