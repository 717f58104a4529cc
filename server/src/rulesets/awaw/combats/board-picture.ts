/** The board of a combat at sea: squadrons in the air, groups of ships on the surface, submarines below, and the strikes between them. */
import type { Combat, State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import {
  readMeasure,
  type Mark,
  type Picture,
  type PictureCounter,
  type PictureLink,
  type PictureRow,
  type PictureShape,
  type PictureZone,
} from '../../../model/picture';
import { at } from '../../../model/place';
import { pluralize } from '../../../model/wording';
import { sumSquadrons } from '../air/squadrons';
import {
  isAirUnit,
  isCapitalShip,
  isLightShips,
  isNavalUnit,
  type AirAttack,
  type AirForce,
  type CombatGroup,
  type FleetCombat,
  type Force,
  type HarborAttack,
  type Header,
  type NavalRound,
  type Search,
  type Side,
  type SubmarineAttack,
  type Unit,
} from '../data';
import { resolveUnits, withNation, type Owned } from '../force';
import { isActive } from '../rounds/search';
import { getFactors } from '../ships/strength';
import { typeName, unitName } from '../wording';
import { enemySide } from './fleet-combat';

const sides = ['attacker', 'defender'] as const;

/** The combat, and the data that its forces are read from. */
interface Context {
  readonly combat: Combat;
  readonly header: Header;
  readonly ids: Ids;
  /** Units that are on the board: one that is listed twice is drawn once. */
  readonly placed: Set<Unit>;
}

/** The squadrons of a strike, or of a guard over ships. */
interface Flight {
  readonly id: string;
  readonly title: string;
  readonly force: AirForce;
  readonly nation?: string | undefined;
  /** The part of the paths of its measures. */
  readonly path: readonly string[];
  readonly isShield?: boolean;
}

/** An attack by aircraft or submarines of one side. */
interface Assault {
  readonly side: Side;
  readonly counters: readonly PictureCounter[];
  readonly links: readonly PictureLink[];
}

/** A part of the board before it is put into rows. */
interface Formation {
  readonly zones: Readonly<Record<Side, readonly PictureZone[]>>;
  readonly inAir: readonly Assault[];
  readonly below: readonly Assault[];
}

export function drawAirAttack(attack: AirAttack, header: Header, ids: Ids, combat: Combat): Picture {
  const context: Context = { combat, header, ids, placed: new Set() };
  const ships = createShips('defender', resolveUnits(attack.defender, ids), [], context);
  const guards = createGuards('defender', attack, attack.defender.nation, [], context);
  const strike = createStrike(
    { by: 'attacker', flight: { id: 'strike', title: 'strike', force: attack.attacker, path: [] }, targets: attack.targets },
    ships,
    context,
  );
  return createPicture(
    `The attack ${attack.where === 'in-port' ? 'on the port' : 'at sea'}`,
    {
      zones: { attacker: [], defender: [{ title: describeDefense(attack), counters: [...guards, ...ships] }] },
      inAir: [strike],
      below: [],
    },
    [],
  );
}

export function drawFleetCombat(fleets: FleetCombat, header: Header, ids: Ids, combat: Combat): Picture {
  const context: Context = { combat, header, ids, placed: new Set() };
  const zone = (side: Side): PictureZone => ({
    counters: createShips(side, resolveUnits(fleets[side], ids), fleets[side].screened ?? [], context, true),
  });
  const zones = { attacker: [zone('attacker')], defender: [zone('defender')] };
  return createPicture('The battle lines', { zones, inAir: [], below: [] }, []);
}

export function drawSingleAttack(
  attack: SubmarineAttack | HarborAttack,
  header: Header,
  ids: Ids,
  combat: Combat,
): Picture {
  const context: Context = { combat, header, ids, placed: new Set() };
  const ships = createShips('defender', resolveUnits(attack.defender, ids), [], context);
  const assault = createSubmarineAssault('attacker', attack.attacker, undefined, attack.targets, ships, context);
  const zones = { attacker: [], defender: [{ counters: ships }] };
  return createPicture('The attack from below', { zones, inAir: [], below: [assault] }, []);
}

/** A search: both sides with their groups. Nothing happens to the ships. */
export function drawSearch(search: Search, header: Header, ids: Ids, combat: Combat): Picture {
  const { attacker, defender, round = 1 } = search;
  return drawGroups({ attacker, defender, number: round }, header, ids, combat);
}

export function drawNavalRound(round: NavalRound, header: Header, ids: Ids, combat: Combat): Picture {
  return drawGroups(round, header, ids, combat);
}

type Groups = Pick<NavalRound, 'attacker' | 'defender' | 'number' | 'strikes' | 'submarineAttacks'>;

function drawGroups(round: Groups, header: Header, ids: Ids, combat: Combat): Picture {
  const context: Context = { combat, header, ids, placed: new Set() };
  const { number = 1, strikes = [], submarineAttacks = [] } = round;
  const groups = { attacker: new Map<number, PictureZone>(), defender: new Map<number, PictureZone>() };
  for (const side of sides)
    for (const group of round[side].groups) {
      if (groups[side].has(group.number)) continue;
      const own = withNation(round[side].nation, resolveUnits(group, ids));
      const ships = createShips(side, own, group.screened ?? [], context, true);
      const paths = strikes.flatMap((strike) =>
        strike.by === enemySide[side] && strike.group === group.number ? [strike.id] : [],
      );
      const guards = createGuards(side, group, group.nation ?? round[side].nation, paths, context, `${group.number}.`);
      const counters = [...guards, ...ships];
      groups[side].set(group.number, {
        title: `Group ${group.number}${describeDefense(group) === undefined ? '' : `, ${describeDefense(group)!}`}`,
        counters: isActive(group, number) ? counters : counters.map((counter) => hideUntilFound(counter, group, side, context)),
      });
    }
  const findShips = (by: Side, group: number): readonly PictureCounter[] =>
    groups[enemySide[by]].get(group)?.counters.filter(({ isShield }) => isShield !== true) ?? [];
  return createPicture(
    `The groups in round ${number}`,
    {
      zones: { attacker: [...groups.attacker.values()], defender: [...groups.defender.values()] },
      inAir: strikes.map((strike) =>
        createStrike(
          {
            by: strike.by,
            flight: {
              ...{ id: strike.id, title: strike.id, force: strike.attacker, path: [strike.id] },
              nation: round[strike.by].nation,
            },
            targets: strike.targets,
          },
          findShips(strike.by, strike.group),
          context,
        ),
      ),
      below: submarineAttacks.map(({ by, group, attacker, targets }) =>
        createSubmarineAssault(by, attacker, round[by].nation, targets, findShips(by, group), context),
      ),
    },
    sides.map((side) => describeSearch(round[side].search)),
  );
}

function createPicture(title: string, { zones, inAir, below }: Formation, about: readonly (string | undefined)[]): Picture {
  const assaults = (all: readonly Assault[], row: Pick<PictureRow, 'title' | 'scene'>): readonly PictureRow[] => {
    const zone = (side: Side): PictureZone => ({
      counters: all.flatMap((assault) => (assault.side === side ? assault.counters : [])),
    });
    const both = [zone('attacker'), zone('defender')] as const;
    return both.some(({ counters }) => counters.length > 0) ? [{ ...row, zones: both }] : [];
  };
  const ranks = Array.from({ length: Math.max(zones.attacker.length, zones.defender.length) }, (_, index) => index);
  return {
    title,
    sides: [
      { side: 'attacker', about: about[0] ?? 'attacks' },
      { side: 'defender', about: about[1] ?? 'defends' },
    ],
    rows: [
      ...assaults(inAir, { title: 'Strikes', scene: 'air' }),
      ...ranks.map((index): PictureRow => ({
        title: index === 0 ? 'On the surface' : '',
        scene: 'surface',
        zones: [zones.attacker[index] ?? { counters: [] }, zones.defender[index] ?? { counters: [] }],
      })),
      ...assaults(below, { title: 'Submarines', scene: 'periscope' }),
    ],
    links: [...inAir, ...below].flatMap(({ links }) => links),
  };
}

/** @param screens carriers and ships that an order screens stand behind the others */
function createShips(
  side: Side,
  units: readonly Owned[],
  screened: readonly string[],
  context: Context,
  screens = false,
): readonly PictureCounter[] {
  return units.flatMap(({ unit, nation }) => {
    if (!isNavalUnit(unit) || !takePlace(unit, context)) return [];
    const isBehind = screened.includes(unit.id) || !(isCapitalShip(unit) || isLightShips(unit));
    return [
      {
        ...createUnit(side, unit, nation, context),
        ...(screens && isBehind && { isScreened: true }),
        mark: createShipMark(unit, context),
      },
    ];
  });
}

function takePlace(unit: Unit, { placed }: Context): boolean {
  if (placed.has(unit)) return false;
  placed.add(unit);
  return true;
}

function createUnit(side: Side, unit: Unit, nation: string | undefined, { header }: Context): PictureCounter {
  const factors = getFactors(unit, nation, header);
  const name = unitName(unit);
  const count = 'count' in unit ? (unit.count ?? 1) : 1;
  return {
    id: `${side}.${unit.id}`,
    shape: shapes[unit.type],
    label: name,
    title: `${name} (${typeName(unit.type).replace(/^an? /, '')})`,
    count,
    ...(nation !== undefined && { power: nation }),
    factors: factors === undefined || factors === 0 ? [] : [{ sign: 'F', title: 'naval factors', value: String(factors) }],
    place: at(unit, 'id'),
  };
}

const shapes: Readonly<Record<Unit['type'], PictureShape>> = {
  bb: 'battleship',
  bc: 'battleship',
  pb: 'cruiser',
  cvl: 'carrier',
  cv: 'carrier',
  cvb: 'carrier',
  ca: 'cruiser',
  dd: 'destroyer',
  cve: 'carrier',
  transport: 'transport',
  sub: 'submarine',
  asw: 'destroyer',
  aas: 'bomber',
  nas: 'fighter',
  aaf: 'bomber',
};

/** Ships that are damaged when the combat begins stay marked. */
function createShipMark(unit: Unit, { combat }: Context): (state: State) => Mark {
  const [sunk, damaged] = [readMeasure(combat, 'ships', unit.id, 'sunk'), readMeasure(combat, 'ships', unit.id, 'damaged')];
  const count = 'count' in unit ? (unit.count ?? 1) : 1;
  const before = 'damaged' in unit ? Number(unit.damaged ?? 0) : 0;
  return (state) => {
    const lost = Math.min(count, sunk(state));
    return { lost, damaged: Math.min(count - lost, Math.max(before, damaged(state))) };
  };
}

/** The squadrons of a flight as one counter: its losses are counted together. */
function createFlight(side: Side, flight: Flight, context: Context): readonly PictureCounter[] {
  const { id, title, force, nation, path, isShield } = flight;
  const units = withNation(nation, resolveUnits(force, context.ids)).filter(({ unit }) => isAirUnit(unit));
  const [first] = units;
  if (first === undefined) return [];
  const names = units.map(({ unit }) => unitName(unit)).join(', ');
  const count = sumSquadrons(units);
  const read = (word: string) => readMeasure(context.combat, 'squadrons', ...path, word);
  const [eliminated, aborted] = [read('eliminated'), read('aborted')];
  return [
    {
      id: `${side}.${id}`,
      shape: shapes[first.unit.type],
      label: units.length === 1 ? names : title,
      title: `${title === 'strike' ? '' : `${title}: `}squadrons (${names})`,
      count,
      ...(first.nation !== undefined && { power: first.nation }),
      factors: [],
      place: at(first.unit, 'id'),
      ...(isShield === true && { isShield }),
      mark: (state) => ({
        lost: Math.min(count, eliminated(state)),
        away: Math.min(count - Math.min(count, eliminated(state)), aborted(state)),
      }),
    },
  ];
}

/** The cover and the CAP over a group. @param strikes ids of the strikes that meet them, each with measures of its own */
function createGuards(
  side: Side,
  { cover, cap }: Pick<AirAttack, 'cover' | 'cap'>,
  nation: string | undefined,
  strikes: readonly string[],
  context: Context,
  prefix = '',
): readonly PictureCounter[] {
  return Object.entries({ cover, cap }).flatMap(([kind, force]) => {
    if (force === undefined) return [];
    const title = kind === 'cap' ? 'CAP' : 'cover';
    const flights = (strikes.length === 0 ? [[]] : strikes.map((strike) => [strike])).map((path) =>
      createFlight(side, { id: `${prefix}${kind}`, title, force, nation, path: [...path, kind], isShield: true }, context),
    );
    const [first] = flights[0]!;
    if (first === undefined) return [];
    const marks = flights.flatMap((counters) => counters.map(({ mark }) => mark!));
    return [{ ...first, mark: (state: State) => addMarks(marks.map((mark) => mark(state)), first.count) }];
  });
}

function addMarks(marks: readonly Mark[], count: number): Mark {
  const sum = (key: 'lost' | 'away'): number => marks.reduce((total, mark) => total + (mark[key] ?? 0), 0);
  const lost = Math.min(count, sum('lost'));
  return { lost, away: Math.min(count - lost, sum('away')) };
}

interface StrikeOrder {
  readonly by: Side;
  readonly flight: Flight;
  readonly targets: AirAttack['targets'];
}

function createStrike({ by, flight, targets }: StrikeOrder, ships: readonly PictureCounter[], context: Context): Assault {
  const counters = createFlight(by, flight, context);
  const [squadrons] = counters;
  if (squadrons === undefined) return { side: by, counters, links: [] };
  const from = [squadrons.id];
  const aimed = (targets ?? []).flatMap(({ ships: names, squadrons: count }): PictureLink[] => {
    const to = findTargets(names, ships);
    if (to.length === 0) return [];
    return [
      {
        ...{ kind: 'strike', from, to: to.map(({ id }) => id), label: String(count) },
        text: `${pluralize(count, 'squadron')} of ${squadrons.label} attack ${to.map(({ label }) => label).join(' and ')}.`,
      },
    ];
  });
  const everything: PictureLink = {
    ...{ kind: 'strike', from, to: ships.map(({ id }) => id), label: String(squadrons.count) },
    text: `The squadrons of ${squadrons.label} attack all ships.`,
  };
  return { side: by, counters, links: targets === undefined && ships.length > 0 ? [everything] : aimed };
}

function findTargets(names: readonly string[], ships: readonly PictureCounter[]): readonly PictureCounter[] {
  return ships.filter(({ id }) => names.includes(id.slice(id.indexOf('.') + 1)));
}

function createSubmarineAssault(
  side: Side,
  force: Force,
  nation: string | undefined,
  targets: readonly string[] | undefined,
  ships: readonly PictureCounter[],
  context: Context,
): Assault {
  const units = withNation(nation, resolveUnits(force, context.ids));
  const counters = units.flatMap(({ unit, nation: owner }) =>
    takePlace(unit, context) ? [{ ...createUnit(side, unit, owner, context), factors: [] }] : [],
  );
  const to = targets === undefined ? ships : findTargets(targets, ships);
  if (counters.length === 0 || to.length === 0) return { side, counters, links: [] };
  const list = (all: readonly PictureCounter[]): string => all.map(({ label }) => label).join(', ');
  return {
    side,
    counters,
    links: [
      {
        ...{ kind: 'strike', from: counters.map(({ id }) => id), to: to.map(({ id }) => id), label: '' },
        text: `${list(counters)} attack ${list(to)}.`,
      },
    ],
  };
}

/** A distant group is in fog until the enemy's search finds it. */
function hideUntilFound(
  counter: PictureCounter,
  { number }: CombatGroup,
  side: Side,
  { combat }: Context,
): PictureCounter {
  const results = combat.counters.findIndex(({ name }) => name === `found.${enemySide[side]}.${number}`);
  if (results < 0) return counter;
  const { mark } = counter;
  return { ...counter, mark: (state) => ({ ...mark?.(state), isHidden: state[results] === 0 }) };
}

function describeDefense({ airDefenseLevel }: Pick<AirAttack, 'airDefenseLevel'>): string | undefined {
  return airDefenseLevel === undefined ? undefined : `air defense ${airDefenseLevel}`;
}

function describeSearch(search: NavalRound['attacker']['search']): string | undefined {
  const { squadrons = 0, codebreaking = 0 } = search ?? {};
  const parts = [
    ...(squadrons > 0 ? [`${pluralize(squadrons, 'search squadron')}`] : []),
    ...(codebreaking > 0 ? [pluralize(codebreaking, 'codebreaking card')] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : undefined;
}
