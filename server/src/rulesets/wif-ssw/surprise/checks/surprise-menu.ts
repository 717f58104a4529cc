import { placeAt, cite, setMember, addPath, offer, type WifCheck } from '../../kit';
import { biscay } from '../../scenarios';
import { getNavalAirPurchaseAvailability } from '../combat-types';
import { listRefusedPurchases } from '../refused-purchases';

export const surpriseMenu: WifCheck = {
  rule: 'surprise-menu',
  title: 'Only strategic submarine warfare and naval air combat can be chosen',
  part: 'engagements',
  *check(engagement, header) {
    for (const { purchase, obstacle } of listRefusedPurchases(engagement, header, 'combat-type')) {
      if (obstacle.rule !== 'surprise-menu') continue;
      const hasNavalAir = getNavalAirPurchaseAvailability(engagement, header).available;
      yield {
        message: `Surprise points choose \`ssw\` or \`naval-air\` here, not \`${purchase.type}\`${cite('surprise-menu')}. Change the type.`,
        place: placeAt(purchase, 'type'),
        fixes: [
          offer('Change to strategic submarine warfare', setMember(purchase, 'type', 'ssw')),
          ...(hasNavalAir ? [offer('Change to naval air combat', setMember(purchase, 'type', 'naval-air'))] : []),
        ],
      };
    }
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes: 'orders: { subs: { surprise: [{ buy: combat-type, type: ssw }, { buy: own-column-up }] } }',
  fails: `
    orders: { subs: { surprise: [{ buy: combat-type, type: surface }] } }
    #                                                      ^^^^^^^ not \`surface\`
  `,
};
