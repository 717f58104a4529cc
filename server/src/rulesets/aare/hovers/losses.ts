/** Orders of loss: what each hit takes, of a side of a battle and of what ships bombard. */
import type { Combat } from '../../../engine/combat';
import type { Explanation } from '../../../model/ruleset';
import type { BattleSide } from '../../axis-and-allies/data';
import { orderOfLoss } from '../../axis-and-allies/sea-battle/hover-losses';
import { shoreBombardment } from '../combats/bombardment';
import { seaBattle } from '../combats/sea-battle';
import { sentence, sideName } from '../wording';
import { onItems } from './here';
import { cite } from './words';

export const lossesHover = onItems(
  'seaBattles',
  ['attacker', 'defender'].flatMap((side) => [`${side}.orders.losses`, `${side}.orders.losses.*`]),
  ({ item, scenario, path }) => explanation(seaBattle(item, scenario), path[0] as BattleSide),
);

export const landLossesHover = onItems(
  'bombardments',
  ['defender.orders.losses', 'defender.orders.losses.*'],
  ({ item, scenario }) => explanation(shoreBombardment(item, scenario), 'defender'),
);

function explanation(combat: Combat, side: BattleSide): Explanation {
  const order = orderOfLoss(combat, side);
  const text =
    order === undefined
      ? `${sentence(sideName(side))} has no units.`
      : `A hit takes the first of these that is there and that it may hit${cite('order-of-loss', 'targets')}:\n\n${order}`;
  return { title: `Losses of ${sideName(side)}`, text, amounts: [], rules: ['order-of-loss', 'targets'] };
}
