/** The hover on the order to elect. */
import { cite } from '../kit';
import { onBattle } from '../hover-battle';
import { optionBasis } from '../options';
import { bringsShips } from './elect';
import { firstTargetCycle } from './numbers';

export const electOrderHover = onBattle(
  ['defender.orders.elect', 'defender.orders.elect.when', 'defender.orders.elect.groups.*'],
  (battle) => ({
    title: 'Electing to defend',
    text: bringsShips(battle)
      ? `The attacker has brought ships other than submarines, so that submarines that were not found may defend${cite('elect-to-defend')}. They keep their depth, fire from the first cycle on and can be hit from cycle ${firstTargetCycle} on${cite('elected-are-targets')}.`
      : `The attacker has brought no naval units other than submarines: hidden submarines cannot elect to defend${cite('elect-to-defend')}.`,
    amounts: [],
    rules: ['elect-to-defend', 'elected-are-targets'],
    bases: [optionBasis('electedDepth')],
  }),
);
