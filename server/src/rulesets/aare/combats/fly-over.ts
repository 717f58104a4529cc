/** Aircraft on their way: each space with a gun or a battleship fires at all that remain. */
import type { Combat, Fire } from '../../../engine/combat';
import { counterList } from '../../axis-and-allies/combats';
import { revisedNames } from '../../axis-and-allies/units';
import { fireOfSpace } from '../anti-aircraft/fire';
import type { AirType, FlyOver, Header } from '../data';
import { costOf } from '../values';
import { listed, unitsInWords } from '../wording';
import { antiAircraftVolley, type UnderFire } from './anti-aircraft';
import { statement } from './statements';

const airTypes: readonly AirType[] = ['ftr', 'bmbr'];

/** Aircraft of one type: their initial number and the counter of those that remain. */
interface Aircraft extends UnderFire {
  readonly start: number;
  readonly counter: number;
  readonly worth: number;
}

/** The combat of a flight. Every flight that passes the schema yields one. */
export function flyOver(flight: FlyOver, header: Header): Combat {
  const list = counterList();
  const { power, units } = flight.attacker;
  const aircraft = airTypes.map((type): Aircraft => {
    const start = units[type] ?? 0;
    const { many } = revisedNames[type];
    const counter = list.add(type, many, start, start);
    return { type, power, title: many, counters: [counter], target: type, start, counter, worth: costOf(type, header) };
  });
  const lost = (end: readonly number[]): number =>
    aircraft.reduce((sum, { start, counter, worth }) => sum + worth * (start - end[counter]!), 0);
  return {
    title: flight.id,
    counters: list.counters,
    start: list.start,
    steps: flight.spaces.flatMap((_, index) => fireOver(flight, index, aircraft, header)),
    losses: {
      attacker: aircraft.map(({ type, counter, target }) => ({ title: revisedNames[type].one, counter, target })),
    },
    measures: [
      ...aircraft.map(({ type, title, start, counter, worth }) => ({
        path: [type],
        title: `${title} left`,
        read: (end: readonly number[]) => end[counter]!,
        of: { kind: 'units' as const, side: 'attacker', title, one: revisedNames[type].one, start, worth },
      })),
      { path: ['lost'], title: 'value lost', read: lost, of: { kind: 'value', side: 'attacker', currency: 'IPC' } },
    ],
    headlines: [{ side: 'attacker', words: 'IPCs lost', one: 'IPC lost', of: [['lost']], as: 'expected' }],
    summary: (end) => {
      const left = aircraft.filter(({ counter }) => end[counter]! > 0);
      const words = listed(left.map(({ type, counter }) => unitsInWords(type, end[counter]!)));
      return words === '' ? 'no aircraft is left' : `${words} left`;
    },
  };
}

/** The fire of one space; empty if nothing fires. */
function fireOver({ spaces }: FlyOver, index: number, aircraft: readonly Aircraft[], header: Header): readonly Fire[] {
  const space = spaces[index]!;
  const fire = fireOfSpace(space, header);
  const number = `${index + 1}`;
  const kind = fire?.rule === 'battleship-anti-aircraft' ? 'anti-aircraft.battleship' : 'anti-aircraft';
  const head = statement(kind, number);
  const volleys = antiAircraftVolley({ ...head, title: `${head.title}, ${space.space}` }, fire, aircraft);
  return volleys.length === 0 ? [] : [{ kind: 'fire', ...statement('fly-over', number), volleys }];
}
