/** Boards of combats other than sea battles: raids, rockets, Kamikaze missions, flights over guns, and bombardments of a coast. */
import type { Combat, State } from '../../../engine/combat';
import {
  readMeasure,
  type Mark,
  type Picture,
  type PictureCounter,
  type PictureLink,
  type PictureRow,
  type PictureShape,
} from '../../../model/picture';
import { placeAt } from '../kit';
import { findFireOver, findGunFire, type AircraftTarget, type AntiAircraftFire } from '../anti-aircraft/fire';
import type {
  AirType,
  Bombardment,
  FlyOver,
  Header,
  KamikazeMission,
  LandGroup,
  LandType,
  RocketStrike,
  StrategicBombingRaid,
} from '../data';
import { listBombardingShips } from '../bombardment/bombarding-ships';
import { countInterceptors, interceptionHitsOn } from '../jets/interception';
import { toUnitCounts } from '../../axis-and-allies/forces';
import { revisedNames } from '../../axis-and-allies/units';

const airShapes = { ftr: 'fighter', bmbr: 'bomber' } as const satisfies Record<AirType, string>;
const landShapes: Readonly<Record<LandType, PictureShape>> = {
  inf: 'infantry',
  art: 'gun',
  arm: 'tank',
  ...airShapes,
};
const shipShapes = { bb: 'battleship', dd: 'destroyer' } as const;

export function drawRaid(raid: StrategicBombingRaid, header: Header, combat: Combat): Picture {
  const { attacker, defender, rocket, value } = raid;
  const { power, bombers, escorts = 0 } = attacker;
  const countRemaining = readMeasure(combat, 'bombers');
  const damageReaders = [readMeasure(combat, 'damage'), readMeasure(combat, 'rocketDamage')];
  const countReturning = createCounterReader(combat, 'bombers.home');
  const aircraft = [
    {
      ...createAircraft('bmbr', bombers, power),
      place: placeAt(attacker, 'bombers'),
      mark: (state: State): Mark => ({ lost: bombers - countRemaining(state), away: countReturning(state) }),
    },
    ...(escorts > 0
      ? [{ ...createAircraft('ftr', escorts, power, 'escorts'), isShield: true, place: placeAt(attacker, 'escorts') }]
      : []),
    ...(rocket ? [createRocket(power, placeAt(raid, 'rocket'), readMeasure(combat, 'rocketIntercepted'))] : []),
  ];
  const guns = createGuns(findGunFire(defender.antiAircraft, defender.power, header), 'gun', { type: 'bmbr', power });
  return createPicture('The raid', [
    { title: 'In the air', scene: 'air', zones: [aircraft, createDefendingFighters(defender, header)] },
    {
      title: 'On the ground',
      scene: 'land',
      zones: [
        [],
        [...guns, createIndustry(defender.power, value, placeAt(raid, 'value'), (state) => sum(damageReaders, state))],
      ],
    },
  ]);
}

export function drawRocketStrike(strike: RocketStrike, header: Header, combat: Combat): Picture {
  const { attacker, defender, value } = strike;
  const rocket = createRocket(attacker.power, placeAt(strike, 'range'), readMeasure(combat, 'intercepted'));
  const industry = createIndustry(defender.power, value, placeAt(strike, 'value'), readMeasure(combat, 'damage'));
  return createPicture('The rocket', [
    { title: 'In the air', scene: 'air', zones: [[rocket], createDefendingFighters(defender, header)] },
    { title: 'On the ground', scene: 'land', zones: [[], [industry]] },
  ]);
}

export function drawKamikazeMission(mission: KamikazeMission, header: Header, combat: Combat): Picture {
  const { attacker, defender } = mission;
  const { power, fighters } = attacker;
  const fighterCounter: PictureCounter = {
    ...createAircraft('ftr', fighters, power),
    place: placeAt(attacker, 'fighters'),
    mark: markLosses(fighters, readMeasure(combat, 'fighters')),
  };
  const guns = createGuns(findGunFire(defender.antiAircraft, defender.power, header), 'gun', { type: 'ftr', power });
  return createPicture('The mission', [
    { title: 'In the air', scene: 'air', zones: [[fighterCounter], createDefendingFighters(defender, header)] },
    { title: 'On the ground', scene: 'land', zones: [[], guns] },
  ]);
}

export function drawFlyOver(flyOver: FlyOver, header: Header, combat: Combat): Picture {
  const { power, units } = flyOver.attacker;
  const aircraft = (['ftr', 'bmbr'] as const).flatMap((type): PictureCounter[] => {
    const count = units[type] ?? 0;
    if (count === 0) return [];
    const mark = markLosses(count, readMeasure(combat, type));
    return [{ ...createAircraft(type, count, power), place: placeAt(units, type), mark }];
  });
  const spaceRows = flyOver.spaces.map((space, index): DrawnRow => {
    const fire = findFireOver(space, header);
    const guns = createGuns(fire, `gun.${index + 1}`, { type: units.bmbr === undefined ? 'ftr' : 'bmbr', power });
    const isAtSea = fire?.rule === 'battleship-anti-aircraft';
    return { title: space.space, scene: isAtSea ? 'surface' : 'land', zones: [[], guns] };
  });
  return createPicture('The flight', [{ title: 'In the air', scene: 'air', zones: [aircraft, []] }, ...spaceRows]);
}

export function drawBombardment(bombardment: Bombardment, header: Header, combat: Combat): Picture {
  const { attacker, defender } = bombardment;
  const ships = listBombardingShips(bombardment, header).map(({ type, dice, hitsOn }): PictureCounter => ({
    id: `attacker.${type}`,
    shape: shipShapes[type],
    label: type.toUpperCase(),
    title: revisedNames[type].plural,
    count: attacker.units[type] ?? 0,
    ...createOwner(attacker.power),
    factors: dice.total > 0 ? [{ sign: '', title: 'hits with', value: String(hitsOn.total), isDie: true }] : [],
    ...(dice.total === 0 && { idle: 'it may not bombard' }),
    place: placeAt(attacker.units, type),
  }));
  const units = toUnitCounts<LandGroup>(defender.units, defender.power);
  const land = units.map(({ id, type, power, count, from }, index): PictureCounter => {
    const { plural } = revisedNames[type as LandType];
    // The combat counts losses by type; the groups of a type lose their units in the order of the file.
    const sameType = units.filter((unit) => unit.type === type);
    const precedingUnits = units.slice(0, index).filter((unit) => unit.type === type);
    const countRemaining = createCounterReader(combat, `defender.${type}`);
    const countLost = (state: State): number => countAll(sameType) - countRemaining(state);
    return {
      id: `defender.${id ?? `${type}${precedingUnits.length > 0 ? `.${precedingUnits.length + 1}` : ''}`}`,
      shape: landShapes[type as LandType],
      label: id ?? type.toUpperCase(),
      title: id === undefined ? plural : `${plural} (${id})`,
      count,
      ...createOwner(power),
      factors: [],
      place: from,
      mark: (state) => ({ lost: Math.min(count, Math.max(0, countLost(state) - countAll(precedingUnits))) }),
    };
  });
  return createPicture('The coast', [
    { title: 'Off the coast', scene: 'surface', zones: [ships, []] },
    { title: 'On land', scene: 'land', zones: [[], land] },
  ]);
}

function countAll(units: readonly { readonly count: number }[]): number {
  return units.reduce((total, { count }) => total + count, 0);
}

interface DrawnRow extends Pick<PictureRow, 'title' | 'scene'> {
  readonly zones: readonly [readonly PictureCounter[], readonly PictureCounter[]];
}

function createPicture(title: string, rows: readonly DrawnRow[], links: readonly PictureLink[] = []): Picture {
  return {
    title,
    sides: [
      { side: 'attacker', about: 'attacks' },
      { side: 'defender', about: 'defends' },
    ],
    rows: rows
      .filter(({ zones }) => zones.some((counters) => counters.length > 0))
      .map(({ zones: [first, second], ...row }) => ({ ...row, zones: [{ counters: first }, { counters: second }] })),
    links,
  };
}

function createAircraft(
  type: AirType,
  count: number,
  power: string | undefined,
  title: string = revisedNames[type].plural,
) {
  return {
    ...{ id: `attacker.${title}`, shape: airShapes[type], label: type.toUpperCase(), title, count, factors: [] },
    ...createOwner(power),
  };
}

function createRocket(
  power: string | undefined,
  place: PictureCounter['place'],
  countIntercepted: (state: State) => number,
): PictureCounter {
  return {
    ...{ id: 'attacker.rocket', shape: 'rocket', label: 'rocket', title: 'rocket', count: 1, factors: [], place },
    ...createOwner(power),
    mark: (state) => ({ lost: countIntercepted(state) }),
  };
}

/** The fighters of the defender. Only jets intercept; others are shown as idle. */
function createDefendingFighters(
  defender: StrategicBombingRaid['defender'],
  header: Header,
): readonly PictureCounter[] {
  const { power, fighters = 0 } = defender;
  if (fighters === 0) return [];
  const jets = countInterceptors(defender, header).total;
  return [
    {
      ...{ id: 'defender.jets', shape: 'fighter', label: 'FTR', title: 'fighters', count: fighters },
      ...createOwner(power),
      place: placeAt(defender, 'fighters'),
      ...(jets > 0
        ? { factors: [{ sign: '', title: 'hits with', value: String(interceptionHitsOn.total), isDie: true }] }
        : { factors: [], idle: 'fighters other than jets do not intercept' }),
    },
  ];
}

/** One gun or one battleship fires, however many there are. */
function createGuns(fire: AntiAircraftFire | undefined, id: string, target: AircraftTarget): readonly PictureCounter[] {
  if (!fire) return [];
  const { title, rule, power, from, computeHitThreshold } = fire;
  const isShip = rule === 'battleship-anti-aircraft';
  return [
    {
      ...{ id: `defender.${id}`, shape: isShip ? 'battleship' : 'gun', label: isShip ? 'BB' : 'AA', title, count: 1 },
      ...createOwner(power),
      factors: [{ sign: '', title: 'hits with', value: String(computeHitThreshold(target).total), isDie: true }],
      place: from,
    },
  ];
}

/** Creates the counter for the income of a territory, in IPCs. */
function createIndustry(
  power: string | undefined,
  value: number,
  place: PictureCounter['place'],
  readDamage: (state: State) => number,
): PictureCounter {
  return {
    ...{ id: 'defender.industry', shape: 'factory', label: 'IPC', title: 'IPCs of the territory', count: value },
    ...createOwner(power),
    factors: [],
    place,
    mark: (state) => ({ lost: Math.min(value, readDamage(state)) }),
  };
}

function markLosses(count: number, countRemaining: (state: State) => number): (state: State) => Mark {
  return (state) => ({ lost: count - countRemaining(state) });
}

function createCounterReader({ counters }: Combat, name: string): (state: State) => number {
  const index = counters.findIndex((counter) => counter.name === name);
  return (state) => state[index] ?? 0;
}

function sum(readers: readonly ((state: State) => number)[], state: State): number {
  return readers.reduce((total, read) => total + read(state), 0);
}

function createOwner(power: string | undefined): { readonly power?: string } {
  return power === undefined ? {} : { power };
}
