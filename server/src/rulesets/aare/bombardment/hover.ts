/** Hovers on bombardments: the ships and their targets. */
import { defineHoverOnItems, cite, listAmounts } from '../kit';
import { explainLosses } from '../battles/hover';
import { createShoreBombardment } from '../combats/bombardment';
import type { LandType } from '../data';
import { withDieChance } from '../hover-wording';
import { getCost } from '../values';
import { pluralize, capitalize, formatUnit } from '../wording';
import { listBombardingShips } from './bombarding-ships';

export const bombardmentHover = defineHoverOnItems(
  'bombardments',
  ['', 'id', 'territory', 'seaZone', 'seaCombat', 'attacker', 'attacker.power', 'attacker.units', 'attacker.units.*'],
  ({ item, scenario }) => ({
    title: `Shore bombardment: ${item.territory ?? item.id}`,
    text: `What is hit is lost without firing back${cite('shore-bombardment')}.`,
    ...listAmounts(
      listBombardingShips(item, scenario).flatMap(({ dice, hitsOn }) => [{ amount: dice }, withDieChance(hitsOn)]),
    ),
    rules: ['shore-bombardment'],
  }),
);

export const landUnitHover = defineHoverOnItems(
  'bombardments',
  ['defender.units.*', 'defender.units.*.*'],
  ({ item, scenario, path }) => {
    const { units } = item.defender;
    const type = (Array.isArray(units) ? units[path[2] as number]?.type : path[2]) as LandType;
    const cost = getCost(type, scenario);
    return {
      title: capitalize(formatUnit(type).replace(/^an? /, '')),
      text: `Worth ${pluralize(cost, 'IPC')} each${cite('unit-values')}. It does not fire back at a bombardment${cite('shore-bombardment')}.`,
      amounts: [],
      rules: ['shore-bombardment'],
    };
  },
);

export const landLossesHover = defineHoverOnItems(
  'bombardments',
  ['defender.orders.losses', 'defender.orders.losses.*'],
  ({ item, scenario }) => explainLosses(createShoreBombardment(item, scenario), 'defender'),
);
