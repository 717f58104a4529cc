/** A turn: rounds of naval combat by number, and the ships that they carry over. */
import type { Combat, Counter, Measure, State, Step } from '../../../engine/combat';
import { withCounters } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type { CombatSite } from '../../../model/ruleset';
import {
  orderOfFile,
  turnOf,
  type CarriedOver,
  type OrderedSite,
  type ScenarioTurn,
  type TurnOrder,
} from '../../../model/turn';
import {
  isLightShips,
  isNamedShip,
  type FleetCombat,
  type Group,
  type NavalRound,
  type Scenario,
  type Unit,
} from '../data';
import { unitsOf, writtenUnitsOf } from '../force';
import { joiningOf } from '../joins';
import { inFightingOrder } from '../rounds/order';
import type { RuleId } from '../rules';
import { fleetCombat } from './fleet-combat';
import { countOf, damagedOf, leftInWords } from './left-in-words';
import { factorsSunk } from './losses';
import { navalRound } from './round';
import { unitsByGroup } from './round-plan';
import { fates, shipsInWords, type LightTracked, type Tracked } from './turn-ships';

/** A combat whose ships are carried over. */
interface Fight extends OrderedSite {
  readonly round?: NavalRound;
  readonly fleetCombat?: FleetCombat;
  /** Its ships by id, as listed. */
  readonly ships: ReadonlyMap<string, Unit>;
}

interface Pool {
  readonly counters: readonly Counter[];
  readonly start: State;
  readonly tracked: ReadonlyMap<string, Tracked>;
}

/** Creates the turn of some combats of a scenario. */
export function turn(scenario: Scenario, ids: Ids, sites: readonly CombatSite[]): ScenarioTurn {
  const fights = turnOrder(scenario, sites).map((ordered) => fightOf(ordered, scenario, ids));
  const pool = poolOf(fights, ids);
  const stages = fights.map((fight, index) => {
    const isShared = [...fight.ships.keys()].some((id) => pool.tracked.has(id));
    return {
      site: fight.site,
      order: fight.order,
      ...(isShared && {
        carried: {
          ...carriedBy(fight, fights.slice(index + 1), pool, scenario, ids),
          ...(goesOn(fight, fights.slice(0, index)) && { optional: true }),
        },
      }),
    };
  });
  const stated = turnOf(scenario.title ?? 'Turn', stages, pool.counters, pool.start);
  return {
    ...stated,
    leftInWords: (state) => shipsInWords(new Map(fights.flatMap(({ ships }) => [...ships])), pool.tracked, state),
  };
}

/** Whether a round continues the fight of the round before, which each side may end (22.4). */
function goesOn({ round, ships }: Fight, before: readonly Fight[]): boolean {
  const last = before.findLast((fight) => fight.round)?.round;
  const isNext = round !== undefined && last !== undefined && (last.number ?? 1) < (round.number ?? 1);
  return isNext && before.some((fight) => fight.round === last && [...ships.keys()].some((id) => fight.ships.has(id)));
}

function fightOf({ site, order }: OrderedSite, { navalRounds = [], fleetCombats = [] }: Scenario, ids: Ids): Fight {
  const round = navalRounds.find((one) => one === site.object);
  const fleet = fleetCombats.find((one) => one === site.object);
  const groups: readonly Group[] = round
    ? [round.attacker, round.defender].flatMap((side) => side.groups)
    : fleet
      ? [fleet.attacker, fleet.defender]
      : [];
  const units = groups.flatMap((group) => writtenUnitsOf(group, ids)).map(({ unit }) => unit);
  return {
    site,
    order,
    round,
    fleetCombat: fleet,
    ships: new Map(units.filter(isShip).map((unit) => [unit.id, unit])),
  };
}

function isShip(unit: Unit): boolean {
  return isNamedShip(unit) || isLightShips(unit);
}

/** The ships of each side that fight. */
function shipsIn({ round, fleetCombat: fleet }: Pick<Fight, 'round' | 'fleetCombat'>, ids: Ids): readonly Unit[][] {
  const owned = round
    ? Object.values(unitsByGroup(round, ids)).map((groups) => groups.flat())
    : fleet
      ? [unitsOf(fleet.attacker, ids), unitsOf(fleet.defender, ids)]
      : [];
  return owned.map((units) => units.map(({ unit }) => unit).filter(isShip));
}

const ofRounds = { why: 'rounds in the order of their numbers', rule: 'round-order' } as const satisfies TurnOrder & {
  readonly rule: RuleId;
};

/** Sorts rounds by number; other combats keep their place. */
export function turnOrder(scenario: Scenario, sites: readonly CombatSite[]): readonly OrderedSite[] {
  return inFightingOrder(scenario, sites).map(({ combat: site, byNumber }) => ({
    ...{ site, order: byNumber ? ofRounds : orderOfFile },
  }));
}

/** Counters of the ships that more than one combat has. */
function poolOf(fights: readonly Fight[], ids: Ids): Pool {
  const counters: Counter[] = [];
  const start: number[] = [];
  const add = (name: string, title: string, max: number, value = 0): number => {
    start.push(value);
    return counters.push({ name, title, max }) - 1;
  };
  const tracked = new Map<string, Tracked>();
  for (const [index, { ships }] of fights.entries())
    for (const [id, unit] of ships) {
      if (tracked.has(id) || !fights.slice(index + 1).some((later) => later.ships.has(id))) continue;
      if (isNamedShip(unit)) tracked.set(id, { fate: add(`fate.${id}`, `what became of ${id}`, fates.sunk) });
      else {
        const declared = declaredUnit(id, ids);
        const takers = fights.flatMap((fight) => fight.ships.get(id) ?? []);
        const all = Math.max(...[...(declared ? [declared] : []), ...takers].map(countOf));
        const sunk = add(`sunk.${id}`, `${id} sunk`, all);
        tracked.set(id, {
          all,
          sunk,
          damaged: add(`damaged.${id}`, `${id} damaged`, all, damagedOf(declared ?? unit)),
        });
      }
    }
  return { counters, start, tracked };
}

function carriedBy(fight: Fight, later: readonly Fight[], pool: Pool, scenario: Scenario, ids: Ids): CarriedOver {
  const shared = [...fight.ships.keys()].filter((id) => pool.tracked.has(id));
  const keeps = shared.filter((id) => later.some(({ ships }) => ships.has(id)));
  const restated = (state: State) => reduced(fight, state, pool, ids);
  return {
    involves: shared.flatMap((id) => countersOf(pool.tracked.get(id)!)),
    when: (state) => {
      const now = restated(state);
      return shipsIn(now, now.ids).every((ships) => ships.length > 0);
    },
    combat: (state) => {
      const { round, fleetCombat: fleet, ids: left } = restated(state);
      return keeping(round ? navalRound(round, scenario, left) : fleetCombat(fleet!, scenario, left), keeps);
    },
    leaves: (state, end, combat) =>
      withCounters(state, ...keeps.flatMap((id) => [...lossesOf(fight.ships.get(id)!, pool, state, end, combat)])),
    left: (state) => shared.flatMap((id) => leftInWords(fight.ships.get(id)!, left(fight.ships.get(id)!, state, pool))),
  };
}

/** The unit in the order of battle; undefined if it has none, or if the unit is invalid: then the number in the combats counts. */
function declaredUnit(id: string, ids: Ids): Unit | undefined {
  try {
    return ids.find('unit', id)?.object as Unit | undefined;
  } catch {
    return undefined;
  }
}

function countersOf(tracked: Tracked): readonly number[] {
  return 'fate' in tracked ? [tracked.fate] : [tracked.sunk, tracked.damaged];
}

/** The counters of a ship after the end of a combat. */
function* lossesOf(
  unit: Unit,
  pool: Pool,
  state: State,
  end: State,
  { counters, measures }: Combat,
): Generator<readonly [number, number]> {
  const { id } = unit;
  const tracked = pool.tracked.get(id)!;
  const read = (key: string): number | undefined =>
    measures.find(({ path }) => path[0] === 'ships' && path[1] === id && path[2] === key)?.read(end);
  if ('fate' in tracked) {
    const hits = end[counters.findIndex(({ name }) => name === `hits.${id}`)] ?? 0;
    const fate =
      read('sunk') === 1 ? fates.sunk : read('damaged') === 1 ? fates.damaged : Math.min(hits, fates.damaged - 1);
    yield [tracked.fate, Math.max(state[tracked.fate]!, fate)];
    return;
  }
  yield [tracked.sunk, state[tracked.sunk]! + (read('sunk') ?? 0)];
  const damaged = read('damaged');
  if (damaged === undefined) return;
  const now = left(unit, state, pool);
  // Damaged ships that did not fight are unchanged.
  const fighting = now && joiningOf(now).unit;
  const fought = fighting ? damagedOf(fighting) : 0;
  yield [tracked.damaged, Math.min(tracked.all, Math.max(0, state[tracked.damaged]! - fought + damaged))];
}

/** The light ships that a combat takes, at most those remaining; undamaged ones first. */
function lightLeft(
  unit: Unit,
  tracked: LightTracked,
  state: State,
): { readonly taken: number; readonly damagedTaken: number } {
  const left = Math.max(0, tracked.all - state[tracked.sunk]!);
  const taken = Math.min(countOf(unit), left);
  const damaged = Math.min(state[tracked.damaged]!, left);
  return { taken, damagedTaken: Math.max(0, taken - (left - damaged)) };
}

/** The combat with counters kept to its end: hits on the given ships, hits on light ships, and the losses of each side. */
function keeping(combat: Combat, ids: readonly string[]): Combat {
  const kept = new Set(
    combat.counters.flatMap(({ name }, index) => {
      const of = /^hits\.(.+)$/.exec(name)?.[1];
      const isShip = of !== undefined && (ids.includes(of) || /light(-ships)?$/.test(of));
      return isShip || name.startsWith('sunk.') ? [index] : [];
    }),
  );
  const open = (step: Step): Step => {
    if (step.kind === 'rounds') return { ...step, steps: step.steps.map(open) };
    if (!('marginalises' in step) || !step.marginalises?.some((counter) => kept.has(counter))) return step;
    return { ...step, marginalises: step.marginalises.filter((counter) => !kept.has(counter)) };
  };
  // The losses of a side are added up over the turn.
  const measures = combat.measures.map(({ readAt, ...measure }): Measure => {
    const isOpen = readAt === undefined || measure.path[0] === factorsSunk;
    return isOpen ? measure : { ...measure, readAt };
  });
  return { ...combat, measures, steps: combat.steps.map(open) };
}

/** The remaining ships of a unit; undefined if there are none. */
function left(unit: Unit, state: State, { tracked, start }: Pool): Unit | undefined {
  const known = tracked.get(unit.id);
  if (!known) return unit;
  if ('fate' in known) {
    const fate = state[known.fate]!;
    if (!isNamedShip(unit) || fate === 0) return unit;
    if (fate === fates.sunk) return undefined;
    return fate === fates.damaged ? { ...unit, damaged: true } : { ...unit, hits: Math.max(fate, unit.hits ?? 0) };
  }
  const [sunk, damaged] = [state[known.sunk]!, state[known.damaged]!];
  if (!isLightShips(unit) || (sunk === 0 && damaged === start[known.damaged])) return unit;
  const { taken: count, damagedTaken } = lightLeft(unit, known, state);
  if (count === 0) return undefined;
  return unit.type === 'ca' ? { ...unit, count, damaged: damagedTaken } : { ...unit, count };
}

/** A combat with the remaining ships, and ids that resolve to them. */
function reduced(
  fight: Fight,
  state: State,
  pool: Pool,
  ids: Ids,
): Pick<Fight, 'round' | 'fleetCombat'> & { readonly ids: Ids } {
  const group = <G extends Pick<Group, 'units'>>(of: G): G => {
    const units = of.units?.map((unit) => left(unit, state, pool));
    if (units === undefined || units.every((unit, index) => unit === of.units![index])) return of;
    return { ...of, units: units.filter((unit) => unit !== undefined) };
  };
  const { round, fleetCombat: fleet } = fight;
  const side = (of: NavalRound['attacker']) => ({ ...of, groups: of.groups.map(group) });
  return {
    ...(round && { round: { ...round, attacker: side(round.attacker), defender: side(round.defender) } }),
    ...(fleet && { fleetCombat: { ...fleet, attacker: group(fleet.attacker), defender: group(fleet.defender) } }),
    ids: {
      ...ids,
      find: (kind, id) => {
        const found = ids.find(kind, id);
        if (found === undefined) return undefined;
        if (kind === 'taskForce' || kind === 'port') return { ...found, object: group(found.object as Group) };
        const unit = kind === 'unit' ? left(found.object as Unit, state, pool) : undefined;
        return kind !== 'unit' ? found : unit && { ...found, object: unit };
      },
    },
  };
}
