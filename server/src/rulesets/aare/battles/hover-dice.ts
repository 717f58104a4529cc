/** Hovers on table dice: their owner and what they detect, hit or destroy. */
import { valueAt } from '../../../model/place';
import { explainDice } from '../../axis-and-allies/sea-battle/hover-dice';
import type { AareHover } from '../kit';
import { combats } from '../combats';

const lists = ['seaBattles', 'bombardments', 'strategicBombingRaids', 'rocketStrikes', 'kamikazeMissions', 'flyOvers'];

export const diceHover: AareHover = {
  at: lists.flatMap((list) => [`${list}.*.dice.*`, `${list}.*.dice.*.*`]),
  explain: (scenario, _, { path }) => {
    const item = valueAt(scenario, path.slice(0, 2));
    const label = path[3];
    if (typeof label !== 'string') return undefined;
    const scenarioCombat = combats(scenario).find(({ object }) => object === item);
    return scenarioCombat && explainDice(scenarioCombat.build(), label);
  },
};
