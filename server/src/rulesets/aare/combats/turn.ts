/** A turn: the aircraft of a force that remain after battles, raids and flights, and the losses of territories. */
import type { Combat, State } from '../../../engine/combat';
import type { CombatEntry } from '../../../model/ruleset';
import { fileOrder, type OrderedEntry, type ScenarioTurn, type TurnOrder } from '../../../model/turn';
import { createBattleTurn } from '../../axis-and-allies/combats/turn';
import { getPaidName, type OtherCombat, type Sum, type UnitClaim } from '../../axis-and-allies/combats/turn-pool';
import type { AirType, FlyOver, KamikazeMission, RocketStrike, Scenario, StrategicBombingRaid } from '../data';
import { createOptionBasis, getReading } from '../options';
import type { RuleId } from '../kit';
import type { Costs } from '../raids/damage';
import { findEarlierAttacks, normalizeTerritory, type Attack } from './earlier-attacks';
import { createFlyOver } from './fly-over';
import { createKamikazeMission } from './kamikaze';
import { createBombingRaid } from './raid';
import { createRocketStrike } from './rocket';
import { createSeaBattle } from './sea-battle';

/** The turn made up of some combats of a scenario: each passes its remaining forces on to later ones. */
export function createTurn(scenario: Scenario, entries: readonly CombatEntry[], countsAll = false): ScenarioTurn {
  const { title = 'Turn', forces = [], seaBattles = [], kamikazeMissions = [] } = scenario;
  const baseTurn = createBattleTurn({
    ...{ title, forces, countsAll },
    entries: listTurnOrder(scenario, entries),
    battles: seaBattles,
    createCombat: (battle) => createSeaBattle(battle, scenario),
    createOtherCombat: (entry) => findOtherCombat(entry, scenario),
  });
  const carried = new Set(baseTurn.turn.counters.map(({ name }) => name));
  const isShared = kamikazeMissions.some(({ attacker: { from } }) => from !== undefined && carried.has(`${from} ftr`));
  return isShared ? { ...baseTurn, bases: [createOptionBasis('kamikazeFighters')] } : baseTurn;
}

const flightOrder = {
  why: 'fire at aircraft on their way, before their power attacks',
  rule: 'anti-aircraft-fire',
} as const satisfies TurnOrder & {
  readonly rule: RuleId;
};

/** Moves fly-overs before the first attack of their power; other combats keep their place. */
export function listTurnOrder({ flyOvers = [] }: Scenario, entries: readonly CombatEntry[]): readonly OrderedEntry[] {
  const flights = new Set<object>(flyOvers);
  const powers = entries.map(({ object }) => (object as FlyOver).attacker.power);
  const placedEntries = entries.map((entry, index) => {
    const isFlight = flights.has(entry.object);
    const position = isFlight ? powers.indexOf(powers[index]!) : index;
    return { entry, isFlight, position, order: position === index ? fileOrder : flightOrder };
  });
  return placedEntries
    .toSorted((a, b) => a.position - b.position || Number(b.isFlight) - Number(a.isFlight))
    .map(({ entry, order }) => ({ entry, order }));
}

function findOtherCombat({ object }: CombatEntry, scenario: Scenario): OtherCombat | undefined {
  const { strategicBombingRaids = [], rocketStrikes = [], kamikazeMissions = [], flyOvers = [] } = scenario;
  const raid = strategicBombingRaids.find((candidate) => candidate === object);
  if (raid) return createRaidInTurn(raid, scenario);
  const strike = rocketStrikes.find((candidate) => candidate === object);
  if (strike) return createStrikeInTurn(strike, scenario);
  const mission = kamikazeMissions.find((candidate) => candidate === object);
  if (mission) return createMissionInTurn(mission, scenario);
  const flight = flyOvers.find((candidate) => candidate === object);
  return flight && createFlightInTurn(flight, scenario);
}

const titles = { ftr: 'fighters', bmbr: 'bombers' } as const;

/** Claims aircraft of a force; empty if no force is named. */
function claimUnits(force: string | undefined, kind: AirType, count = 0): readonly UnitClaim[] {
  return force === undefined || count === 0 ? [] : [{ force, kind, title: `${titles[kind]} of ${force}`, count }];
}

function createRaidInTurn(raid: StrategicBombingRaid, scenario: Scenario): OtherCombat {
  const { attacker, defender } = raid;
  const bombers = claimUnits(attacker.from, 'bmbr', attacker.bombers);
  const escorts = claimUnits(attacker.from, 'ftr', attacker.escorts);
  return {
    claims: [...bombers, ...escorts, ...claimFighters(defender)],
    sums: createSums(raid, scenario, { raids: 'damage', rockets: 'rocketDamage' }),
    takesPlace: ([first]) => bombers.length === 0 || first! > 0 || raid.rocket !== undefined,
    createCombat: (presentCounts, readSum) => {
      const [bomberCount = attacker.bombers] = bombers.length > 0 ? presentCounts : [];
      const escorting = escorts.length > 0 ? { escorts: presentCounts[bombers.length]! } : {};
      const remainingRaid: StrategicBombingRaid = {
        ...raid,
        attacker: { ...attacker, bombers: bomberCount, ...escorting },
        defender: withFighters(defender, presentCounts.slice(bombers.length + escorts.length)),
      };
      return createBombingRaid(remainingRaid, scenario, findCostsBefore(raid, scenario, readSum));
    },
    // Escorts and the defender's fighters are not shot at.
    countRemaining: (presentCounts, end, combat) =>
      bombers.length === 0 ? presentCounts : presentCounts.with(0, readMeasure(combat, 'bombers', end)),
  };
}

function createStrikeInTurn(strike: RocketStrike, scenario: Scenario): OtherCombat {
  const { defender } = strike;
  return {
    claims: claimFighters(defender),
    sums: createSums(strike, scenario, { rockets: 'damage' }),
    takesPlace: () => true,
    createCombat: (presentCounts, readSum) =>
      createRocketStrike(
        { ...strike, defender: withFighters(defender, presentCounts) },
        scenario,
        findCostsBefore(strike, scenario, readSum),
      ),
    countRemaining: (presentCounts) => presentCounts,
  };
}

function createMissionInTurn(mission: KamikazeMission, scenario: Scenario): OtherCombat {
  const { attacker, defender } = mission;
  const fighters = claimUnits(attacker.from, 'ftr', attacker.fighters);
  const areSpent = getReading(scenario, 'kamikazeFighters') === 'spent';
  return {
    claims: [...fighters, ...claimFighters(defender)],
    sums: [],
    takesPlace: ([first]) => fighters.length === 0 || first! > 0,
    createCombat: (presentCounts) => {
      const [fighterCount = attacker.fighters] = fighters.length > 0 ? presentCounts : [];
      const remainingMission: KamikazeMission = {
        ...mission,
        attacker: { ...attacker, fighters: fighterCount },
        defender: withFighters(defender, presentCounts.slice(fighters.length)),
      };
      return createKamikazeMission(remainingMission, scenario);
    },
    countRemaining: (presentCounts, end, combat) => {
      if (fighters.length === 0) return presentCounts;
      return presentCounts.with(0, areSpent ? 0 : readMeasure(combat, 'fighters', end));
    },
  };
}

function createFlightInTurn(flight: FlyOver, scenario: Scenario): OtherCombat {
  const { attacker } = flight;
  const { from, units } = attacker;
  const types = (['ftr', 'bmbr'] as const).filter((type) => claimUnits(from, type, units[type]).length > 0);
  return {
    claims: types.flatMap((type) => claimUnits(from, type, units[type])),
    sums: [],
    takesPlace: (presentCounts) => presentCounts.length === 0 || presentCounts.some((count) => count > 0),
    createCombat: (presentCounts) => {
      const presentUnits = Object.fromEntries(types.map((type, index) => [type, presentCounts[index]!]));
      return createFlyOver({ ...flight, attacker: { ...attacker, units: { ...units, ...presentUnits } } }, scenario);
    },
    countRemaining: (_, end, combat) => types.map((type) => readMeasure(combat, type, end)),
  };
}

type Defender = StrategicBombingRaid['defender'];

function claimFighters({ from, fighters }: Defender): readonly UnitClaim[] {
  return claimUnits(from, 'ftr', fighters);
}

/** @param fighterCount number of its fighters present, if they belong to a force */
function withFighters(defender: Defender, [fighterCount]: readonly number[]): Defender {
  return fighterCount === undefined ? defender : { ...defender, fighters: fighterCount };
}

/** The sums that an attack on industry adds to: the losses of its territory to the power in the turn, and the payments of its owner. */
function createSums(
  attack: Attack,
  { powers = {} }: Scenario,
  paths: { readonly raids?: string; readonly rockets: string },
): readonly Sum[] {
  const { territory = '', value, defender } = attack;
  const treasury = powers[defender.power]?.treasury;
  const createSum = (
    name: string | undefined,
    title: string,
    max: number,
    measurePaths: readonly string[],
  ): readonly Sum[] => {
    const computeAddition: Sum['computeAddition'] = (end, combat) =>
      measurePaths.reduce((total, path) => total + readMeasure(combat, path, end), 0);
    return name === undefined ? [] : [{ name, title, max, computeAddition }];
  };
  return [
    ...createSum(
      getTerritorySumName('raids', attack),
      `IPCs lost by ${territory} to raids`,
      value,
      paths.raids ? [paths.raids] : [],
    ),
    ...createSum(getTerritorySumName('rockets', attack), `IPCs lost by ${territory} to rockets`, value, [
      paths.rockets,
    ]),
    ...(treasury === undefined
      ? []
      : createSum(getPaidName(defender.power), 'IPCs paid before', treasury, Object.values(paths))),
  ];
}

/** The cost of earlier attacks in the turn; the numbers of the file if no other combat of the turn adds to them. */
function findCostsBefore(attack: Attack, scenario: Scenario, readSum: (name: string) => number | undefined): Costs {
  const { lost, spent } = findEarlierAttacks(attack, scenario);
  const readIfNamed = (name: string | undefined): number | undefined =>
    name === undefined ? undefined : readSum(name);
  return {
    lost: {
      raids: readIfNamed(getTerritorySumName('raids', attack)) ?? lost.raids,
      rockets: readIfNamed(getTerritorySumName('rockets', attack)) ?? lost.rockets,
    },
    spent: readIfNamed(getPaidName(attack.defender.power)) ?? spent,
  };
}

/** The name of the sum of a territory's losses to a power; undefined without a territory. */
function getTerritorySumName(weapon: 'raids' | 'rockets', { territory, attacker }: Attack): string | undefined {
  return territory === undefined ? undefined : `${weapon} ${attacker.power} ${normalizeTerritory(territory)}`;
}

function readMeasure({ measures }: Combat, path: string, end: State): number {
  return measures.find((measure) => measure.path.join() === path)?.read(end) ?? 0;
}
