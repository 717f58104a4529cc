import { at, cite, counted, examplesOf, remove, under, type WifConstraint } from '../../constraint';
import { buy } from '../../fixes';
import { biscay } from '../../scenarios';
import { boughtNavalAir } from '../combat-types';
import { priceList } from '../surprise';

export const combatTypeNotOurs: WifConstraint = {
  code: 'combat-type-not-ours',
  rule: 'type-by-surprise',
  severity: 'warning',
  title: 'The sub side chooses the combat type with surprise points only',
  part: 'engagements',
  *check(engagement, header) {
    const order = engagement.orders?.subs;
    if (order?.combatType === undefined) return;
    const type = order.combatType;
    const available = type === 'ssw' || boughtNavalAir(engagement, header).available;
    yield {
      message: `The sub side cannot call a combat type; it can only buy one for ${counted(priceList(header)['combat-type'].price, 'surprise point')}, before the convoy side calls${cite('type-by-surprise')}. Make it a purchase, or remove it.`,
      place: at(order, 'combatType'),
      unnecessary: true,
      fixes: [
        ...(available
          ? [
              {
                title: 'Buy it with surprise points',
                edits: [buy(engagement, 'subs', { buy: 'combat-type', type }), remove(order, 'combatType')],
              },
            ]
          : []),
        { title: 'Remove the order', edits: [remove(order, 'combatType')] },
      ],
    };
  },
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay'),
    passes: `
      orders:
        subs: { surprise: [{ buy: combat-type, type: ssw }] }
        convoy: { combatType: ssw }
    `,
    fails: `
      orders:
        subs:
          combatType: ssw
          #           ^^^ The sub side cannot call a combat type
          losses: [flotilla-7]
    `,
  }),
};
