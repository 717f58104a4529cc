import { placeAtKey, cite, removeMember, addPath, type WifCheck } from '../../kit';
import { biscay } from '../../scenarios';

export const aswLossesOrdered: WifCheck = {
  rule: 'buy-target',
  severity: 'information',
  title: 'The convoy side has no losses to choose in strategic submarine warfare',
  part: 'engagements',
  *check({ orders }) {
    const order = orders?.convoy;
    if (order?.losses === undefined || order.losses.length === 0) return;
    yield {
      message: `Submarines hit convoy points, and ASW units only if they are bought as targets, so this order of losses has no effect${cite('buy-target')}. Remove it.`,
      place: placeAtKey(order, 'losses'),
      unnecessary: true,
      fixes: [{ title: 'Remove the order', edits: [removeMember(order, 'losses')], preferred: true }],
    };
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes: 'orders: { subs: { losses: [flotilla-7] }, convoy: { combatType: ssw } }',
  fails: `
    orders: { convoy: { losses: [escort-group], combatType: ssw } }
    #                   ^^^^^^ ASW units only if they are bought as targets
  `,
  fixed: 'orders: { convoy: { combatType: ssw } }',
};
