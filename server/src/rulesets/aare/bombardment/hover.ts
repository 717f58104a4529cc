/** Hovers on bombardments: the ships and their targets. */
import { lossesExplanation } from '../battles/hover';
import { shoreBombardment } from '../combats/bombardment';
import type { LandType } from '../data';
import { onItems } from '../hover-here';
import { cite, shown, toHit } from '../hover-words';
import { costOf } from '../values';
import { counted, sentence, unitName } from '../wording';
import { bombarding } from './bombarding';

export const bombardmentHover = onItems(
  'bombardments',
  ['', 'id', 'territory', 'seaZone', 'seaCombat', 'attacker', 'attacker.power', 'attacker.units', 'attacker.units.*'],
  ({ item, scenario }) => ({
    title: `Shore bombardment: ${item.territory ?? item.id}`,
    text: `What is hit is lost without firing back${cite('shore-bombardment')}.`,
    ...shown(bombarding(item, scenario).flatMap(({ dice, hitsOn }) => [{ amount: dice }, toHit(hitsOn)])),
    rules: ['shore-bombardment'],
  }),
);

export const landUnitHover = onItems(
  'bombardments',
  ['defender.units.*', 'defender.units.*.*'],
  ({ item, scenario, path }) => {
    const { units } = item.defender;
    const type = (Array.isArray(units) ? units[path[2] as number]?.type : path[2]) as LandType;
    const cost = costOf(type, scenario);
    return {
      title: sentence(unitName(type).replace(/^an? /, '')),
      text: `Worth ${counted(cost, 'IPC')} each${cite('unit-values')}. It does not fire back at a bombardment${cite('shore-bombardment')}.`,
      amounts: [],
      rules: ['shore-bombardment'],
    };
  },
);

export const landLossesHover = onItems(
  'bombardments',
  ['defender.orders.losses', 'defender.orders.losses.*'],
  ({ item, scenario }) => lossesExplanation(shoreBombardment(item, scenario), 'defender'),
);
