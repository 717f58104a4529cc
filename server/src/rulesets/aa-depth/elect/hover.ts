/** The hover on the order to elect. */
import { cite, defineHoverOnItems } from '../kit';
import { createOptionBasis } from '../options';
import { bringsShips } from './elect';
import { firstTargetCycle } from './rules';

export const electOrderHover = defineHoverOnItems(
  'seaBattles',
  ['defender.orders.elect', 'defender.orders.elect.when', 'defender.orders.elect.groups.*'],
  ({ item: battle }) => ({
    title: 'Electing to defend',
    text: bringsShips(battle)
      ? `The attacker has brought ships other than submarines, so that submarines that were not found may defend${cite('elect-to-defend')}. They keep their depth, fire from the first cycle on and can be hit from cycle ${firstTargetCycle} on${cite('elected-are-targets')}.`
      : `The attacker has brought no naval units other than submarines: hidden submarines cannot elect to defend${cite('elect-to-defend')}.`,
    amounts: [],
    rules: ['elect-to-defend', 'elected-are-targets'],
    bases: [createOptionBasis('electedDepth')],
  }),
);
