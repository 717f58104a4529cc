/** The board of a combat at sea: squadrons in the air, groups of ships on the surface, submarines below, and the strikes between them. */
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type { Picture, PictureCounter, PictureLink, PictureRow, PictureZone } from '../../../model/picture';
import { pluralize } from '../../../model/wording';
import type {
  AirAttack,
  CombatGroup,
  FleetCombat,
  Force,
  HarborAttack,
  Header,
  NavalRound,
  Scenario,
  Search,
  Side,
  SubmarineAttack,
} from '../data';
import { resolveUnits, withNation } from '../force';
import { isActive } from '../rounds/search';
import {
  createFlight,
  createGuards,
  createShips,
  createUnit,
  takePlace,
  type BoardContext,
  type DrawnFlight,
} from './board-counters';
import { indexByList, type CombatList } from './combat-creators';
import { enemySide } from './fleet-combat';
import { drawCarrierLocation, drawInterception, drawRaid } from './raid-pictures';

const sides = ['attacker', 'defender'] as const;

/** An attack by aircraft or submarines of one side. */
interface Assault {
  readonly side: Side;
  readonly counters: readonly PictureCounter[];
  readonly links: readonly PictureLink[];
}

/** A part of the board before it is put into rows. */
interface Formation {
  readonly zones: Readonly<Record<Side, readonly PictureZone[]>>;
  readonly airAssaults: readonly Assault[];
  readonly submarineAssaults: readonly Assault[];
}

export function drawAirAttack(attack: AirAttack, header: Header, ids: Ids, combat: Combat): Picture {
  const context: BoardContext = { combat, header, ids, placed: new Set() };
  const ships = createShips('defender', resolveUnits(attack.defender, ids), [], context);
  const guards = createGuards('defender', attack, attack.defender.nation, [], context);
  const strike = createStrike(
    {
      by: 'attacker',
      flight: { id: 'strike', title: 'strike', force: attack.attacker, path: [] },
      targets: attack.targets,
    },
    ships,
    context,
  );
  return createPicture(
    `The attack ${attack.where === 'in-port' ? 'on the port' : 'at sea'}`,
    {
      zones: { attacker: [], defender: [{ title: describeDefense(attack), counters: [...guards, ...ships] }] },
      airAssaults: [strike],
      submarineAssaults: [],
    },
    [],
  );
}

export function drawFleetCombat(fleets: FleetCombat, header: Header, ids: Ids, combat: Combat): Picture {
  const context: BoardContext = { combat, header, ids, placed: new Set() };
  const createZone = (side: Side): PictureZone => ({
    counters: createShips(side, resolveUnits(fleets[side], ids), fleets[side].screened ?? [], context, true),
  });
  const zones = { attacker: [createZone('attacker')], defender: [createZone('defender')] };
  return createPicture('The battle lines', { zones, airAssaults: [], submarineAssaults: [] }, []);
}

export function drawSingleAttack(
  attack: SubmarineAttack | HarborAttack,
  header: Header,
  ids: Ids,
  combat: Combat,
): Picture {
  const context: BoardContext = { combat, header, ids, placed: new Set() };
  const ships = createShips('defender', resolveUnits(attack.defender, ids), [], context);
  const assault = createSubmarineAssault('attacker', attack.attacker, undefined, attack.targets, ships, context);
  const zones = { attacker: [], defender: [{ counters: ships }] };
  return createPicture('The attack from below', { zones, airAssaults: [], submarineAssaults: [assault] }, []);
}

/** A search: both sides with their groups. Nothing happens to the ships. */
export function drawSearch(search: Search, header: Header, ids: Ids, combat: Combat): Picture {
  const { attacker, defender, round = 1 } = search;
  return drawGroups({ attacker, defender, number: round }, header, ids, combat);
}

export function drawNavalRound(round: NavalRound, header: Header, ids: Ids, combat: Combat): Picture {
  return drawGroups(round, header, ids, combat);
}

/** The functions that draw a combat, by the list that contains it. */
const drawByList: {
  readonly [List in CombatList]: (
    item: NonNullable<Scenario[List]>[number],
    header: Header,
    ids: Ids,
    combat: Combat,
  ) => Picture;
} = {
  airAttacks: drawAirAttack,
  fleetCombats: drawFleetCombat,
  submarineAttacks: drawSingleAttack,
  harborAttacks: drawSingleAttack,
  navalRounds: drawNavalRound,
  searches: drawSearch,
  interceptions: drawInterception,
  carrierLocations: (lookUp, _header, _ids, combat) => drawCarrierLocation(lookUp, combat),
  raids: drawRaid,
};

/** Draws combats from the items of a scenario by the list that an original item is in. */
export function createPictureFactory(scenario: Scenario) {
  const lists = indexByList(scenario);
  return (original: object, item: object, ids: Ids, combat: Combat): Picture | undefined =>
    (drawByList[lists.get(original)!] as (...parts: readonly unknown[]) => Picture)(...[item, scenario, ids, combat]);
}

type DrawnRound = Pick<NavalRound, 'attacker' | 'defender' | 'number' | 'strikes' | 'submarineAttacks'>;

function drawGroups(round: DrawnRound, header: Header, ids: Ids, combat: Combat): Picture {
  const context: BoardContext = { combat, header, ids, placed: new Set() };
  const { number = 1, strikes = [], submarineAttacks = [] } = round;
  const groups = { attacker: new Map<number, PictureZone>(), defender: new Map<number, PictureZone>() };
  for (const side of sides)
    for (const group of round[side].groups) {
      if (groups[side].has(group.number)) continue;
      const members = withNation(round[side].nation, resolveUnits(group, ids));
      const ships = createShips(side, members, group.screened ?? [], context, true);
      const paths = strikes.flatMap((strike) =>
        strike.by === enemySide[side] && strike.group === group.number ? [strike.id] : [],
      );
      const guards = createGuards(side, group, group.nation ?? round[side].nation, paths, context, `${group.number}.`);
      const counters = [...guards, ...ships];
      groups[side].set(group.number, {
        title: [`Group ${group.number}`, describeDefense(group)].filter((part) => part !== undefined).join(', '),
        counters: isActive(group, number)
          ? counters
          : counters.map((counter) => hideUntilFound(counter, group, side, context)),
      });
    }
  const findShips = (side: Side, group: number): readonly PictureCounter[] =>
    groups[enemySide[side]].get(group)?.counters.filter(({ isShield }) => isShield !== true) ?? [];
  return createPicture(
    `The groups in round ${number}`,
    {
      zones: { attacker: [...groups.attacker.values()], defender: [...groups.defender.values()] },
      airAssaults: strikes.map((strike) =>
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
      submarineAssaults: submarineAttacks.map(({ by, group, attacker, targets }) =>
        createSubmarineAssault(by, attacker, round[by].nation, targets, findShips(by, group), context),
      ),
    },
    sides.map((side) => describeSearch(round[side].search)),
  );
}

function createPicture(
  title: string,
  { zones, airAssaults, submarineAssaults }: Formation,
  descriptions: readonly (string | undefined)[],
): Picture {
  const listAssaultRows = (
    assaults: readonly Assault[],
    row: Pick<PictureRow, 'title' | 'scene'>,
  ): readonly PictureRow[] => {
    const createZone = (side: Side): PictureZone => ({
      counters: assaults.flatMap((assault) => (assault.side === side ? assault.counters : [])),
    });
    const sideZones = [createZone('attacker'), createZone('defender')] as const;
    return sideZones.some(({ counters }) => counters.length > 0) ? [{ ...row, zones: sideZones }] : [];
  };
  const ranks = Array.from({ length: Math.max(zones.attacker.length, zones.defender.length) }, (_, index) => index);
  return {
    title,
    sides: [
      { side: 'attacker', about: descriptions[0] ?? 'attacks' },
      { side: 'defender', about: descriptions[1] ?? 'defends' },
    ],
    rows: [
      ...listAssaultRows(airAssaults, { title: 'Strikes', scene: 'air' }),
      ...ranks.map((index): PictureRow => ({
        title: index === 0 ? 'On the surface' : '',
        scene: 'surface',
        zones: [zones.attacker[index] ?? { counters: [] }, zones.defender[index] ?? { counters: [] }],
      })),
      ...listAssaultRows(submarineAssaults, { title: 'Submarines', scene: 'periscope' }),
    ],
    links: [...airAssaults, ...submarineAssaults].flatMap(({ links }) => links),
  };
}

interface DrawnStrike {
  readonly by: Side;
  readonly flight: DrawnFlight;
  readonly targets: AirAttack['targets'];
}

function createStrike(
  { by, flight, targets }: DrawnStrike,
  ships: readonly PictureCounter[],
  context: BoardContext,
): Assault {
  const counters = createFlight(by, flight, context);
  const [squadrons] = counters;
  if (squadrons === undefined) return { side: by, counters, links: [] };
  const squadronIds = [squadrons.id];
  const aimedLinks = (targets ?? []).flatMap(({ ships: names, squadrons: count }): PictureLink[] => {
    const targetShips = findTargets(names, ships);
    if (targetShips.length === 0) return [];
    return [
      {
        ...{ kind: 'strike', from: squadronIds, to: targetShips.map(({ id }) => id), label: String(count) },
        text: `${pluralize(count, 'squadron')} of ${squadrons.label} attack ${targetShips.map(({ label }) => label).join(' and ')}.`,
      },
    ];
  });
  const link: PictureLink = {
    ...{ kind: 'strike', from: squadronIds, to: ships.map(({ id }) => id), label: String(squadrons.count) },
    text: `The squadrons of ${squadrons.label} attack all ships.`,
  };
  return { side: by, counters, links: targets === undefined && ships.length > 0 ? [link] : aimedLinks };
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
  context: BoardContext,
): Assault {
  const units = withNation(nation, resolveUnits(force, context.ids));
  const counters = units.flatMap(({ unit, nation: owner }) =>
    takePlace(unit, context) ? [{ ...createUnit(side, unit, owner, context), factors: [] }] : [],
  );
  const targetShips = targets === undefined ? ships : findTargets(targets, ships);
  if (counters.length === 0 || targetShips.length === 0) return { side, counters, links: [] };
  const formatLabels = (all: readonly PictureCounter[]): string => all.map(({ label }) => label).join(', ');
  return {
    side,
    counters,
    links: [
      {
        ...{ kind: 'strike', from: counters.map(({ id }) => id), to: targetShips.map(({ id }) => id), label: '' },
        text: `${formatLabels(counters)} attack ${formatLabels(targetShips)}.`,
      },
    ],
  };
}

/** A distant group is in fog until the enemy's search finds it. */
function hideUntilFound(
  counter: PictureCounter,
  { number }: CombatGroup,
  side: Side,
  { combat }: BoardContext,
): PictureCounter {
  const resultCounter = combat.counters.findIndex(({ name }) => name === `found.${enemySide[side]}.${number}`);
  if (resultCounter < 0) return counter;
  const { mark } = counter;
  return { ...counter, mark: (state) => ({ ...mark?.(state), isHidden: state[resultCounter] === 0 }) };
}

function describeDefense({ airDefenseLevel }: Pick<AirAttack, 'airDefenseLevel'>): string | undefined {
  return airDefenseLevel === undefined ? undefined : `air defense ${airDefenseLevel}`;
}

function describeSearch(search: NavalRound['attacker']['search']): string | undefined {
  const { squadrons = 0, codebreaking = 0 } = search ?? {};
  const parts = [
    ...(squadrons > 0 ? [pluralize(squadrons, 'search squadron')] : []),
    ...(codebreaking > 0 ? [pluralize(codebreaking, 'codebreaking card')] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : undefined;
}
