/** A shore bombardment. Units that are hit leave without firing back. */
import type { Combat, Loss, Update } from '../../../engine/combat';
import { counterList, type CounterList } from '../../axis-and-allies/combats';
import { unitCountsOf } from '../../axis-and-allies/forces';
import { revisedNames } from '../../axis-and-allies/units';
import { bombarding, type Bombarding } from '../bombardment/bombarding';
import type { Bombardment, Header, LandGroup, LandType } from '../data';
import { numbers } from '../numbers';
import { costOf } from '../values';
import { counted } from '../wording';
import { statement } from './statements';

/** Defending units of a type. */
interface Defenders {
  readonly type: LandType;
  readonly start: number;
  readonly counter: number;
  readonly worth: number;
}

/** The combat of a bombardment. Every bombardment that passes the schema yields one. */
export function shoreBombardment(bombardment: Bombardment, header: Header): Combat {
  const list = counterList();
  const defenders = defendersOf(bombardment, header, list);
  const brought = bombarding(bombardment, header);
  const ships = brought.filter(({ dice: { total } }) => total > 0);
  const barred = brought.filter((ship) => !ships.includes(ship));
  const dice = ships.reduce((sum, ship) => sum + ship.dice.total, 0);
  // Decreases with every hit for which no unit remains.
  const wasted = list.add('wasted', 'hits that find nobody may still be', dice, dice);
  const shooters = ships.map(({ type, dice: { total }, hitsOn }) => {
    const { many } = revisedNames[type];
    return { title: many, counters: [list.add(`ships.${type}`, many, total, total)], hitsOn: () => hitsOn, targets };
  });
  const left = (end: readonly number[]): number => defenders.reduce((sum, { counter }) => sum + end[counter]!, 0);
  const start = defenders.reduce((sum, unit) => sum + unit.start, 0);
  const hits = (end: readonly number[]): number => start - left(end) + dice - end[wasted]!;
  const { sides } = numbers['unit-values'];
  const volley = { ...statement('bombardment.ships'), by: 'attacker', on: 'defender', sides, shooters };
  return {
    title: bombardment.territory ?? bombardment.seaZone ?? bombardment.id,
    counters: list.counters,
    start: list.start,
    steps: [
      ...(barred.length === 0 ? [] : [notBombarding(barred)]),
      ...(shooters.length === 0 ? [] : [{ kind: 'fire' as const, ...statement('bombardment'), volleys: [volley] }]),
    ],
    losses: { defender: lossesOf(bombardment, defenders, wasted) },
    measures: [
      { path: ['hits'], title: 'hits', read: hits },
      { path: ['units'], title: 'units left, defender', read: left, of: { kind: 'side', side: 'defender', start } },
      {
        path: ['lost'],
        title: 'value lost by the defender',
        read: (end) => defenders.reduce((sum, { start: of, counter, worth }) => sum + worth * (of - end[counter]!), 0),
        of: { kind: 'value', side: 'defender', currency: 'IPC' },
      },
    ],
    headlines: [
      { side: 'defender', words: 'IPCs of units lost', one: 'IPC of units lost', of: [['lost']], as: 'expected' },
    ],
    summary: (end) => `${counted(hits(end), 'hit')}; ${counted(left(end), 'unit')} of the defender left`,
  };
}

/** Reports the ships that may not bombard, and why. */
function notBombarding(ships: readonly Bombarding[]): Update {
  return {
    kind: 'update',
    ...statement('bombardment.counted'),
    apply: (state) => state,
    amounts: () => ships.map(({ dice }) => dice),
  };
}

function targets(): readonly string[] {
  return ['land'];
}

/** The defending units by type. */
function defendersOf({ defender }: Bombardment, header: Header, list: CounterList): readonly Defenders[] {
  const units = unitCountsOf<LandGroup>(defender.units, defender.power);
  return [...new Set(units.map(({ type }) => type as LandType))].map((type) => {
    const start = units.filter((unit) => unit.type === type).reduce((sum, { count }) => sum + count, 0);
    const counter = list.add(`defender.${type}`, revisedNames[type].many, start, start);
    return { type, start, counter, worth: costOf(type, header) };
  });
}

/** The order of losses: first the types in the orders, then the cheapest. Surplus hits are counted as well. */
function lossesOf({ defender }: Bombardment, defenders: readonly Defenders[], wasted: number): readonly Loss[] {
  const { losses } = defender.orders ?? {};
  const named: readonly string[] = typeof losses === 'object' ? losses : [];
  const place = (type: string): number => (named.includes(type) ? named.indexOf(type) : named.length);
  const units = defenders
    .toSorted((a, b) => place(a.type) - place(b.type) || a.worth - b.worth)
    .map(({ type, counter }): Loss => ({ title: revisedNames[type].one, counter, target: 'land' }));
  return [...units, { title: 'hit that finds nobody', counter: wasted, target: 'land' }];
}
