/** Fire at aircraft on their way: each space with a gun or a battleship fires at all aircraft that remain. */
import type { Combat, Fire } from '../../../engine/combat';
import { createCounterList } from '../../axis-and-allies/combats';
import { revisedNames } from '../../axis-and-allies/units';
import { findFireOver } from '../anti-aircraft/fire';
import type { AirType, FlyOver, Header } from '../data';
import { getCost } from '../values';
import { formatList, formatUnitCount } from '../wording';
import { createAntiAircraftVolley, type AircraftUnderFire } from './anti-aircraft';
import { createStepHead } from './step-kinds';

const airTypes: readonly AirType[] = ['ftr', 'bmbr'];

/** Aircraft of one type: their initial number and the counter of those that remain. */
interface Aircraft extends AircraftUnderFire {
  readonly start: number;
  readonly counter: number;
  readonly cost: number;
}

/** The combat of a flight. Every flight that passes the schema yields one. */
export function createFlyOver(flight: FlyOver, header: Header): Combat {
  const list = createCounterList();
  const { power, units } = flight.attacker;
  const aircraft = airTypes.map((type): Aircraft => {
    const start = units[type] ?? 0;
    const { plural } = revisedNames[type];
    const counter = list.add(type, plural, start, start);
    return {
      type,
      power,
      title: plural,
      counters: [counter],
      target: type,
      start,
      counter,
      cost: getCost(type, header),
    };
  });
  const computeLost = (end: readonly number[]): number =>
    aircraft.reduce((sum, { start, counter, cost }) => sum + cost * (start - end[counter]!), 0);
  return {
    title: flight.id,
    counters: list.counters,
    start: list.start,
    steps: flight.spaces.flatMap((_, index) => createFire(flight, index, aircraft, header)),
    losses: {
      attacker: aircraft.map(({ type, counter, target }) => ({
        title: revisedNames[type].singular,
        plural: revisedNames[type].plural,
        counter,
        target,
      })),
    },
    measures: [
      ...aircraft.map(({ type, title, start, counter, cost }) => ({
        path: [type],
        title: `${title} left`,
        read: (end: readonly number[]) => end[counter]!,
        subject: {
          kind: 'units' as const,
          side: 'attacker',
          title,
          singular: revisedNames[type].singular,
          start,
          valuePerUnit: cost,
        },
      })),
      {
        path: ['lost'],
        title: 'value lost',
        read: computeLost,
        subject: { kind: 'value', side: 'attacker', currency: 'IPC' },
      },
    ],
    headlines: [{ side: 'attacker', words: 'IPCs lost', singular: 'IPC lost', paths: [['lost']], as: 'expected' }],
    summary: (end) => {
      const remaining = aircraft.filter(({ counter }) => end[counter]! > 0);
      const words = formatList(remaining.map(({ type, counter }) => formatUnitCount(type, end[counter]!)));
      return words === '' ? 'no aircraft is left' : `${words} left`;
    },
  };
}

/** The fire of one space; empty if nothing fires. */
function createFire(
  { spaces }: FlyOver,
  index: number,
  aircraft: readonly Aircraft[],
  header: Header,
): readonly Fire[] {
  const space = spaces[index]!;
  const fire = findFireOver(space, header);
  const number = `${index + 1}`;
  const kind = fire?.rule === 'battleship-anti-aircraft' ? 'anti-aircraft.battleship' : 'anti-aircraft';
  const head = createStepHead(kind, number);
  const volleys = createAntiAircraftVolley({ ...head, title: `${head.title}, ${space.space}` }, fire, aircraft);
  return volleys.length === 0 ? [] : [{ kind: 'fire', ...createStepHead('fly-over', number), volleys }];
}
