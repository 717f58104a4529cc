/** A turn: the aircraft of a force that remain after battles, raids and flights, and the losses of territories. */
import type { Combat, State } from '../../../engine/combat';
import type { CombatSite } from '../../../model/ruleset';
import type { ScenarioTurn } from '../../../model/turn';
import { battleTurn } from '../../axis-and-allies/combats/turn';
import type { OtherCombat, Sum, Taken } from '../../axis-and-allies/combats/turn-pool';
import type { AirType, FlyOver, KamikazeMission, RocketStrike, Scenario, StrategicBombingRaid } from '../data';
import { optionBasis, reading } from '../options';
import type { Costs } from '../raids/damage';
import { earlierThan, nameOf, type Attack } from './earlier';
import { flyOver } from './fly-over';
import { kamikazeMission } from './kamikaze';
import { bombingRaid } from './raid';
import { rocketStrike } from './rocket';
import { seaBattle } from './sea-battle';

/** The turn made up of some combats of a scenario: each passes its remaining forces on to later ones. */
export function turn(scenario: Scenario, sites: readonly CombatSite[]): ScenarioTurn {
  const { title = 'Turn', forces = [], seaBattles = [], kamikazeMissions = [] } = scenario;
  const stated = battleTurn({
    ...{ title, forces, sites },
    battles: seaBattles,
    combat: (battle) => seaBattle(battle, scenario),
    others: (site) => otherCombat(site, scenario),
  });
  const carried = new Set(stated.turn.counters.map(({ name }) => name));
  const isShared = kamikazeMissions.some(({ attacker: { from } }) => from !== undefined && carried.has(`${from} ftr`));
  return isShared ? { ...stated, bases: [optionBasis('kamikazeFighters')] } : stated;
}

function otherCombat({ object }: CombatSite, scenario: Scenario): OtherCombat | undefined {
  const { strategicBombingRaids = [], rocketStrikes = [], kamikazeMissions = [], flyOvers = [] } = scenario;
  const raid = strategicBombingRaids.find((one) => one === object);
  if (raid) return raidInTurn(raid, scenario);
  const strike = rocketStrikes.find((one) => one === object);
  if (strike) return strikeInTurn(strike, scenario);
  const mission = kamikazeMissions.find((one) => one === object);
  if (mission) return missionInTurn(mission, scenario);
  const flight = flyOvers.find((one) => one === object);
  return flight && flightInTurn(flight, scenario);
}

const titles = { ftr: 'fighters', bmbr: 'bombers' } as const;

/** Claims aircraft of a force; empty if no force is named. */
function taken(force: string | undefined, kind: AirType, count = 0): readonly Taken[] {
  return force === undefined || count === 0 ? [] : [{ force, kind, title: `${titles[kind]} of ${force}`, count }];
}

function raidInTurn(raid: StrategicBombingRaid, scenario: Scenario): OtherCombat {
  const { attacker, defender } = raid;
  const bombers = taken(attacker.from, 'bmbr', attacker.bombers);
  const escorts = taken(attacker.from, 'ftr', attacker.escorts);
  return {
    takes: [...bombers, ...escorts, ...fightersOf(defender)],
    sums: sumsOf(raid, scenario, { raids: 'damage', rockets: 'rocketDamage' }),
    takesPlace: ([first]) => bombers.length === 0 || first! > 0 || raid.rocket !== undefined,
    combat: (found, sumOf) => {
      const [left = attacker.bombers] = bombers.length > 0 ? found : [];
      const escorting = escorts.length > 0 ? { escorts: found[bombers.length]! } : {};
      const now: StrategicBombingRaid = {
        ...raid,
        attacker: { ...attacker, bombers: left, ...escorting },
        defender: defendedBy(defender, found.slice(bombers.length + escorts.length)),
      };
      return bombingRaid(now, scenario, costsBefore(raid, scenario, sumOf));
    },
    // Escorts and the defender's fighters are not shot at.
    left: (found, end, combat) => (bombers.length === 0 ? found : found.with(0, valueOf(combat, 'bombers', end))),
  };
}

function strikeInTurn(strike: RocketStrike, scenario: Scenario): OtherCombat {
  const { defender } = strike;
  return {
    takes: fightersOf(defender),
    sums: sumsOf(strike, scenario, { rockets: 'damage' }),
    takesPlace: () => true,
    combat: (found, sumOf) =>
      rocketStrike(
        { ...strike, defender: defendedBy(defender, found) },
        scenario,
        costsBefore(strike, scenario, sumOf),
      ),
    left: (found) => found,
  };
}

function missionInTurn(mission: KamikazeMission, scenario: Scenario): OtherCombat {
  const { attacker, defender } = mission;
  const fighters = taken(attacker.from, 'ftr', attacker.fighters);
  const areSpent = reading(scenario, 'kamikazeFighters') === 'spent';
  return {
    takes: [...fighters, ...fightersOf(defender)],
    sums: [],
    takesPlace: ([first]) => fighters.length === 0 || first! > 0,
    combat: (found) => {
      const [left = attacker.fighters] = fighters.length > 0 ? found : [];
      const now: KamikazeMission = {
        ...mission,
        attacker: { ...attacker, fighters: left },
        defender: defendedBy(defender, found.slice(fighters.length)),
      };
      return kamikazeMission(now, scenario);
    },
    left: (found, end, combat) => {
      if (fighters.length === 0) return found;
      return found.with(0, areSpent ? 0 : valueOf(combat, 'fighters', end));
    },
  };
}

function flightInTurn(flight: FlyOver, scenario: Scenario): OtherCombat {
  const { attacker } = flight;
  const { from, units } = attacker;
  const types = (['ftr', 'bmbr'] as const).filter((type) => taken(from, type, units[type]).length > 0);
  return {
    takes: types.flatMap((type) => taken(from, type, units[type])),
    sums: [],
    takesPlace: (found) => found.length === 0 || found.some((count) => count > 0),
    combat: (found) => {
      const now = Object.fromEntries(types.map((type, index) => [type, found[index]!]));
      return flyOver({ ...flight, attacker: { ...attacker, units: { ...units, ...now } } }, scenario);
    },
    left: (_, end, combat) => types.map((type) => valueOf(combat, type, end)),
  };
}

type Defender = StrategicBombingRaid['defender'];

function fightersOf({ from, fighters }: Defender): readonly Taken[] {
  return taken(from, 'ftr', fighters);
}

/** @param fighterCount number of its fighters present, if they belong to a force */
function defendedBy(defender: Defender, [found]: readonly number[]): Defender {
  return found === undefined ? defender : { ...defender, fighters: found };
}

/** The sums that an attack on industry adds to: the losses of its territory to the power in the turn, and the payments of its owner. */
function sumsOf(
  attack: Attack,
  { powers = {} }: Scenario,
  paths: { readonly raids?: string; readonly rockets: string },
): readonly Sum[] {
  const { territory = '', value, defender } = attack;
  const treasury = powers[defender.power]?.treasury;
  const sum = (name: string | undefined, title: string, max: number, read: readonly string[]): readonly Sum[] => {
    const adds: Sum['adds'] = (end, combat) => read.reduce((total, path) => total + valueOf(combat, path, end), 0);
    return name === undefined ? [] : [{ name, title, max, adds }];
  };
  return [
    ...sum(lostTo('raids', attack), `IPCs lost by ${territory} to raids`, value, paths.raids ? [paths.raids] : []),
    ...sum(lostTo('rockets', attack), `IPCs lost by ${territory} to rockets`, value, [paths.rockets]),
    ...(treasury === undefined ? [] : sum(paidBy(attack), 'IPCs paid before', treasury, Object.values(paths))),
  ];
}

/** The cost of earlier attacks in the turn; the numbers of the file if no other combat of the turn adds to them. */
function costsBefore(attack: Attack, scenario: Scenario, sumOf: (name: string) => number | undefined): Costs {
  const { lost, spent } = earlierThan(attack, scenario);
  const known = (name: string | undefined): number | undefined => (name === undefined ? undefined : sumOf(name));
  return {
    lost: {
      raids: known(lostTo('raids', attack)) ?? lost.raids,
      rockets: known(lostTo('rockets', attack)) ?? lost.rockets,
    },
    spent: known(paidBy(attack)) ?? spent,
  };
}

/** The name of the sum of a territory's losses to a power; undefined without a territory. */
function lostTo(weapon: 'raids' | 'rockets', { territory, attacker }: Attack): string | undefined {
  return territory === undefined ? undefined : `${weapon} ${attacker.power} ${nameOf(territory)}`;
}

function paidBy({ defender }: Attack): string {
  return `paid ${defender.power}`;
}

function valueOf({ measures }: Combat, path: string, end: State): number {
  return measures.find((measure) => measure.path.join() === path)?.read(end) ?? 0;
}
