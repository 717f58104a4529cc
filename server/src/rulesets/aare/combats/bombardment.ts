/** A shore bombardment. Units that are hit leave without firing back. */
import type { Combat, Loss, LossDefault, Update } from '../../../engine/combat';
import { createCounterList, type CounterList } from '../../axis-and-allies/combats';
import { toUnitCounts } from '../../axis-and-allies/forces';
import { describeLossDefault } from '../../axis-and-allies/loss-default';
import { revisedNames } from '../../axis-and-allies/units';
import { listBombardingShips, type BombardingShips } from '../bombardment/bombarding-ships';
import type { Bombardment, Header, LandGroup, LandType } from '../data';
import { getLowLuck } from '../options';
import { battlesNumbers } from '../battles/rules';
import { getCost } from '../values';
import { pluralize } from '../wording';
import { createStepHead } from './step-kinds';

/** Defending units of a type. */
interface Defenders {
  readonly type: LandType;
  readonly start: number;
  readonly counter: number;
  readonly cost: number;
}

/** The combat of a bombardment. Every bombardment that passes the schema yields one. */
export function createShoreBombardment(bombardment: Bombardment, header: Header): Combat {
  const list = createCounterList();
  const defenders = createDefenders(bombardment, header, list);
  const bombardingShips = listBombardingShips(bombardment, header);
  const ships = bombardingShips.filter(({ dice: { total } }) => total > 0);
  const barred = bombardingShips.filter((ship) => !ships.includes(ship));
  const dice = ships.reduce((sum, ship) => sum + ship.dice.total, 0);
  // Decreases with every hit for which no unit remains.
  const wasted = list.add('wasted', 'hits that may still lack a target', dice, dice);
  const shooters = ships.map(({ type, dice: { total }, hitsOn }) => {
    const { plural } = revisedNames[type];
    return {
      title: plural,
      counters: [list.add(`ships.${type}`, plural, total, total)],
      hitsOn: () => hitsOn,
      targets: listTargets,
    };
  });
  const countRemaining = (end: readonly number[]): number =>
    defenders.reduce((sum, { counter }) => sum + end[counter]!, 0);
  const start = defenders.reduce((sum, unit) => sum + unit.start, 0);
  const countHits = (end: readonly number[]): number => start - countRemaining(end) + dice - end[wasted]!;
  const { sides } = battlesNumbers['unit-values'];
  const volley = {
    ...createStepHead('bombardment.ships'),
    by: 'attacker',
    on: 'defender',
    sides,
    shooters,
    lowLuck: getLowLuck(header),
  };
  return {
    title: bombardment.territory ?? bombardment.seaZone ?? bombardment.id,
    counters: list.counters,
    start: list.start,
    steps: [
      ...(barred.length === 0 ? [] : [createBarredNotice(barred)]),
      ...(shooters.length === 0
        ? []
        : [{ kind: 'fire' as const, ...createStepHead('bombardment'), volleys: [volley] }]),
    ],
    losses: { defender: createLosses(bombardment, defenders, wasted) },
    lossDefaults: () => listLossDefaults(bombardment, defenders),
    measures: [
      { path: ['hits'], title: 'hits', read: countHits },
      {
        path: ['units'],
        title: 'units left, defender',
        read: countRemaining,
        subject: { kind: 'side', side: 'defender', start },
      },
      {
        path: ['lost'],
        title: 'value lost by the defender',
        read: (end) =>
          defenders.reduce((sum, { start: initial, counter, cost }) => sum + cost * (initial - end[counter]!), 0),
        subject: { kind: 'value', side: 'defender', currency: 'IPC' },
      },
    ],
    headlines: [
      {
        side: 'defender',
        words: 'IPCs of units lost',
        singular: 'IPC of units lost',
        paths: [['lost']],
        as: 'expected',
      },
    ],
    summary: (end) =>
      `${pluralize(countHits(end), 'hit')}; ${pluralize(countRemaining(end), 'unit')} of the defender left`,
  };
}

/** Reports the ships that may not bombard, and why. */
function createBarredNotice(ships: readonly BombardingShips[]): Update {
  return {
    kind: 'update',
    ...createStepHead('bombardment.counted'),
    apply: (state) => state,
    amounts: () => ships.map(({ dice }) => dice),
  };
}

function listTargets(): readonly string[] {
  return ['land'];
}

/** The defending units by type. */
function createDefenders({ defender }: Bombardment, header: Header, list: CounterList): readonly Defenders[] {
  const units = toUnitCounts<LandGroup>(defender.units, defender.power);
  return [...new Set(units.map(({ type }) => type as LandType))].map((type) => {
    const start = units.filter((unit) => unit.type === type).reduce((sum, { count }) => sum + count, 0);
    const counter = list.add(`defender.${type}`, revisedNames[type].plural, start, start);
    return { type, start, counter, cost: getCost(type, header) };
  });
}

/** The types that the orders name in the order of losses. */
function listOrderedTypes({ defender: { orders } }: Bombardment): readonly string[] {
  return typeof orders?.losses === 'object' ? orders.losses : [];
}

/** First the types in the orders, then the cheapest. */
function sortByLossOrder(bombardment: Bombardment, defenders: readonly Defenders[]): readonly Defenders[] {
  const orderedTypes = listOrderedTypes(bombardment);
  const getPosition = (type: string): number =>
    orderedTypes.includes(type) ? orderedTypes.indexOf(type) : orderedTypes.length;
  return defenders.toSorted((a, b) => getPosition(a.type) - getPosition(b.type) || a.cost - b.cost);
}

/** What the orders leave to the default. */
function listLossDefaults(bombardment: Bombardment, defenders: readonly Defenders[]): readonly LossDefault[] {
  if (bombardment.defender.orders?.losses === 'by-value') return [];
  const orderedTypes = listOrderedTypes(bombardment);
  const missing = sortByLossOrder(bombardment, defenders).filter(({ type }) => !orderedTypes.includes(type));
  if (missing.length < 2) return [];
  const titles = missing.map(({ type }) => revisedNames[type].plural);
  return [describeLossDefault('defender', titles, orderedTypes.length > 0)];
}

/** The order of losses. Surplus hits are counted as well. */
function createLosses(bombardment: Bombardment, defenders: readonly Defenders[], wasted: number): readonly Loss[] {
  const units = sortByLossOrder(bombardment, defenders).map(({ type, counter }): Loss => ({
    title: revisedNames[type].singular,
    plural: revisedNames[type].plural,
    counter,
    target: 'land',
  }));
  return [...units, { title: 'hit without a target', counter: wasted, target: 'land' }];
}
