/** Random sensible combats of each game with orders, most of which have something to decide. */
import { createBombardment, createRaid, createSeaBattle, leaveConditions } from './axis-and-allies';
import { Draw, type Data } from './draw';
import {
  createAirAttack,
  createFleetCombat,
  createRound,
  createSingleAttack,
  lightTypes,
  oneFactorTypes,
} from './world-at-war';
import { createEngagement, createSubCombat } from './world-in-flames';

/** Scenarios of each game by seed. */
export const orderedScenarios = {
  aare: (seed: number) => choose(seed, [createRevisedBattle, createRevisedBattle, createBombardment, createRaid]),
  'aa-depth': (seed: number) => createSeaBattle('aa-depth', new Draw(seed)),
  awaw: (seed: number) => choose(seed, [createFleetCombat, createSingleAttack, createAirAttack, createRound]),
  'wif-ssw': (seed: number) => choose(seed, [createEngagement, createSubCombat]),
} as const satisfies Record<string, (seed: number) => Data>;

function choose(seed: number, creators: readonly ((draw: Draw) => Data)[]): Data {
  return creators[seed % creators.length]!(new Draw(seed));
}

/** Other values that the order at a path may have, by its key or the keys above it. None if no key is one of those below. */
export function listAlternatives(path: readonly string[], value: unknown, data: Data): readonly unknown[] {
  const key = path.at(-1);
  if (key === 'elect') return ['never', 'always'].map((when) => ({ when }));
  if (['submerge', 'dive'].includes(key!)) return leaveConditions.map((when) => ({ when }));
  if (key === 'search') return [true, false];
  if (key === 'combatType') return ['ssw', 'naval-air'];
  if (key === 'afterRound') return [1, 2, 3];
  if (key === 'fewerThan') return [2, 4, 6, 9];
  if (key === 'firstLost') return typeof value === 'string' ? ['rocket', 'bombers'] : permute(oneFactorTypes);
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const units = readPath(data, path.slice(0, 2))[path.at(-2)!] as { units: Data[] } | undefined;
    // Units that the order leaves out may come first.
    const others =
      path[0] === 'navalCombats' || path[0] === 'engagements'
        ? units!.units.map(({ id }) => id)
        : path[0] === 'bombardments'
          ? Object.keys(readPath(data, [...path.slice(0, -2), 'units']))
          : [];
    return [items.toReversed(), ...[...items, ...others].map((item) => [item])];
  }
  if (path.includes('fire')) {
    const combat = readPath(data, path.slice(0, path.indexOf('orders')));
    const { fire } = combat['orders'] as { fire: Data[] };
    const ships = (['attacker', 'defender'] as const).flatMap((side) =>
      listUnits(combat[side], readPath(data, path.slice(0, 2))[side]),
    );
    const { at, by } = value as Data;
    // Light ships fire as one, and are one target.
    const ordered = fire
      .filter((order) => String(order['by']).charAt(0) === String(by).charAt(0))
      .map((order) => order['at']);
    const target = ships.find(({ id }) => id === at)!;
    const isLight = ({ type }: Data): boolean => lightTypes.includes(type as string);
    return ships
      .filter((ship) => !ordered.includes(ship['id']) && ship !== target && !(isLight(ship) && isLight(target)))
      .map(({ id }) => ({ ...(value as Data), at: id }));
  }
  return [];
}

function permute<T>(items: readonly T[]): readonly T[][] {
  return items.length < 2
    ? [[...items]]
    : items.flatMap((item) => permute(items.filter((other) => other !== item)).map((others) => [item, ...others]));
}

/** The value at a path. */
export function readPath(data: Data, path: readonly string[]): Data {
  return path.reduce<Data>((node, key) => node[key] as Data, data);
}

/** The ships of a side of a fleet combat, or of the group that it names in a round. */
function listUnits(side: unknown, roundSide: unknown): readonly Data[] {
  if (typeof side !== 'number') return (side as { units: Data[] }).units;
  return (roundSide as { groups: { number: number; units: Data[] }[] }).groups.find(({ number }) => number === side)!
    .units;
}

const createRevisedBattle = (draw: Draw): Data => createSeaBattle('aare', draw);
