/** A turn: rounds of naval combat by number, and the ships that they carry over. */
import type { Combat, Counter, Measure, State, Step } from '../../../engine/combat';
import { withCounters } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type { CombatEntry } from '../../../model/ruleset';
import {
  fileOrder,
  createTurn,
  type CarriedOver,
  type OrderedEntry,
  type ScenarioTurn,
  type TurnOrder,
} from '../../../model/turn';
import type { RuleId } from '../kit';
import {
  isLightShips,
  isNamedShip,
  type FleetCombat,
  type Group,
  type NavalRound,
  type Scenario,
  type Unit,
} from '../data';
import { resolveUnits, resolveListedUnits } from '../force';
import { resolveJoin } from '../join-orders';
import { inFightingOrder } from '../rounds/order';
import { createFleetCombat } from './fleet-combat';
import { getCount, getDamaged, describeRemaining } from './describe-remaining';
import { factorsSunk } from './losses';
import { createNavalRound } from './round';
import { unitsByGroup } from './round-plan';
import { fateCodes, formatShips, type LightTracked, type Tracked } from './turn-ships';

/** A combat whose ships are carried over. */
interface Fight extends OrderedEntry {
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
export function turn(scenario: Scenario, ids: Ids, entries: readonly CombatEntry[]): ScenarioTurn {
  const fights = turnOrder(scenario, entries).map((ordered) => createFight(ordered, scenario, ids));
  const pool = createPool(fights, ids);
  const stages = fights.map((fight, index) => {
    const isShared = [...fight.ships.keys()].some((id) => pool.tracked.has(id));
    return {
      entry: fight.entry,
      order: fight.order,
      ...(isShared && {
        carried: {
          ...createCarryOver(fight, fights.slice(index + 1), pool, scenario, ids),
          ...(continuesFight(fight, fights.slice(0, index)) && { optional: true }),
        },
      }),
    };
  });
  const combinedTurn = createTurn(scenario.title ?? 'Turn', stages, pool.counters, pool.start);
  return {
    ...combinedTurn,
    describeLeftovers: (state) => formatShips(new Map(fights.flatMap(({ ships }) => [...ships])), pool.tracked, state),
  };
}

/** Whether a round continues the fight of the round before, which each side may end (22.4). */
function continuesFight({ round, ships }: Fight, before: readonly Fight[]): boolean {
  const last = before.findLast((fight) => fight.round)?.round;
  const isNext = round !== undefined && last !== undefined && (last.number ?? 1) < (round.number ?? 1);
  return isNext && before.some((fight) => fight.round === last && [...ships.keys()].some((id) => fight.ships.has(id)));
}

function createFight(
  { entry, order }: OrderedEntry,
  { navalRounds = [], fleetCombats = [] }: Scenario,
  ids: Ids,
): Fight {
  const round = navalRounds.find((candidate) => candidate === entry.object);
  const fleet = fleetCombats.find((candidate) => candidate === entry.object);
  const groups: readonly Group[] = round
    ? [round.attacker, round.defender].flatMap((side) => side.groups)
    : fleet
      ? [fleet.attacker, fleet.defender]
      : [];
  const units = groups.flatMap((group) => resolveListedUnits(group, ids)).map(({ unit }) => unit);
  return {
    entry,
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
      ? [resolveUnits(fleet.attacker, ids), resolveUnits(fleet.defender, ids)]
      : [];
  return owned.map((units) => units.map(({ unit }) => unit).filter(isShip));
}

const roundOrder = { why: 'rounds in the order of their numbers', rule: 'round-order' } as const satisfies TurnOrder & {
  readonly rule: RuleId;
};

/** Sorts rounds by number; other combats keep their place. */
export function turnOrder(scenario: Scenario, entries: readonly CombatEntry[]): readonly OrderedEntry[] {
  return inFightingOrder(scenario, entries).map(({ combat: entry, byNumber }) => ({
    ...{ entry, order: byNumber ? roundOrder : fileOrder },
  }));
}

/** Counters of the ships that more than one combat has. */
function createPool(fights: readonly Fight[], ids: Ids): Pool {
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
      if (isNamedShip(unit)) tracked.set(id, { fate: add(`fate.${id}`, `what became of ${id}`, fateCodes.sunk) });
      else {
        const declared = declaredUnit(id, ids);
        const takers = fights.flatMap((fight) => fight.ships.get(id) ?? []);
        const all = Math.max(...[...(declared ? [declared] : []), ...takers].map(getCount));
        const sunk = add(`sunk.${id}`, `${id} sunk`, all);
        tracked.set(id, {
          all,
          sunk,
          damaged: add(`damaged.${id}`, `${id} damaged`, all, getDamaged(declared ?? unit)),
        });
      }
    }
  return { counters, start, tracked };
}

function createCarryOver(fight: Fight, later: readonly Fight[], pool: Pool, scenario: Scenario, ids: Ids): CarriedOver {
  const shared = [...fight.ships.keys()].filter((id) => pool.tracked.has(id));
  const laterShips = shared.filter((id) => later.some(({ ships }) => ships.has(id)));
  const reduceTo = (state: State) => reduceFight(fight, state, pool, ids);
  return {
    involves: shared.flatMap((id) => listCounters(pool.tracked.get(id)!)),
    when: (state) => {
      const now = reduceTo(state);
      return shipsIn(now, now.ids).every((ships) => ships.length > 0);
    },
    combat: (state) => {
      const { round, fleetCombat: fleet, ids: remainingIds } = reduceTo(state);
      return keepCounters(
        round ? createNavalRound(round, scenario, remainingIds) : createFleetCombat(fleet!, scenario, remainingIds),
        laterShips,
      );
    },
    carryOver: (state, end, combat) =>
      withCounters(
        state,
        ...laterShips.flatMap((id) => [...computeLosses(fight.ships.get(id)!, pool, state, end, combat)]),
      ),
    describeRemaining: (state) =>
      shared.flatMap((id) => describeRemaining(fight.ships.get(id)!, remainingUnit(fight.ships.get(id)!, state, pool))),
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

function listCounters(tracked: Tracked): readonly number[] {
  return 'fate' in tracked ? [tracked.fate] : [tracked.sunk, tracked.damaged];
}

/** The counters of a ship after the end of a combat. */
function* computeLosses(
  unit: Unit,
  pool: Pool,
  state: State,
  end: State,
  { counters, measures }: Combat,
): Generator<readonly [number, number]> {
  const { id } = unit;
  const tracked = pool.tracked.get(id)!;
  const readMeasure = (key: string): number | undefined =>
    measures.find(({ path }) => path[0] === 'ships' && path[1] === id && path[2] === key)?.read(end);
  if ('fate' in tracked) {
    const hits = end[counters.findIndex(({ name }) => name === `hits.${id}`)] ?? 0;
    const fate =
      readMeasure('sunk') === 1
        ? fateCodes.sunk
        : readMeasure('damaged') === 1
          ? fateCodes.damaged
          : Math.min(hits, fateCodes.damaged - 1);
    yield [tracked.fate, Math.max(state[tracked.fate]!, fate)];
    return;
  }
  yield [tracked.sunk, state[tracked.sunk]! + (readMeasure('sunk') ?? 0)];
  const damaged = readMeasure('damaged');
  if (damaged === undefined) return;
  const now = remainingUnit(unit, state, pool);
  // Damaged ships that did not fight are unchanged.
  const fighting = now && resolveJoin(now).unit;
  const fought = fighting ? getDamaged(fighting) : 0;
  yield [tracked.damaged, Math.min(tracked.all, Math.max(0, state[tracked.damaged]! - fought + damaged))];
}

/** The light ships that a combat takes, at most those remaining; undamaged ones first. */
function countRemainingLight(
  unit: Unit,
  tracked: LightTracked,
  state: State,
): { readonly shipCount: number; readonly damagedCount: number } {
  const afloat = Math.max(0, tracked.all - state[tracked.sunk]!);
  const shipCount = Math.min(getCount(unit), afloat);
  const damaged = Math.min(state[tracked.damaged]!, afloat);
  return { shipCount, damagedCount: Math.max(0, shipCount - (afloat - damaged)) };
}

/** The combat with counters kept to its end: hits on the given ships, hits on light ships, and the losses of each side. */
function keepCounters(combat: Combat, ids: readonly string[]): Combat {
  const keptCounters = new Set(
    combat.counters.flatMap(({ name }, index) => {
      const victimId = /^hits\.(.+)$/.exec(name)?.[1];
      const isShip = victimId !== undefined && (ids.includes(victimId) || /light(-ships)?$/.test(victimId));
      return isShip || name.startsWith('sunk.') ? [index] : [];
    }),
  );
  const open = (step: Step): Step => {
    if (step.kind === 'rounds') return { ...step, steps: step.steps.map(open) };
    if (!('marginalises' in step) || !step.marginalises?.some((counter) => keptCounters.has(counter))) return step;
    return { ...step, marginalises: step.marginalises.filter((counter) => !keptCounters.has(counter)) };
  };
  // The losses of a side are added up over the turn.
  const measures = combat.measures.map(({ readAt, ...measure }): Measure => {
    const isOpen = readAt === undefined || measure.path[0] === factorsSunk;
    return isOpen ? measure : { ...measure, readAt };
  });
  return { ...combat, measures, steps: combat.steps.map(open) };
}

/** The remaining ships of a unit; undefined if there are none. */
function remainingUnit(unit: Unit, state: State, { tracked, start }: Pool): Unit | undefined {
  const counters = tracked.get(unit.id);
  if (!counters) return unit;
  if ('fate' in counters) {
    const fate = state[counters.fate]!;
    if (!isNamedShip(unit) || fate === 0) return unit;
    if (fate === fateCodes.sunk) return undefined;
    return fate === fateCodes.damaged ? { ...unit, damaged: true } : { ...unit, hits: Math.max(fate, unit.hits ?? 0) };
  }
  const [sunk, damaged] = [state[counters.sunk]!, state[counters.damaged]!];
  if (!isLightShips(unit) || (sunk === 0 && damaged === start[counters.damaged])) return unit;
  const { shipCount: count, damagedCount } = countRemainingLight(unit, counters, state);
  if (count === 0) return undefined;
  return unit.type === 'ca' ? { ...unit, count, damaged: damagedCount } : { ...unit, count };
}

/** A combat with the remaining ships, and ids that resolve to them. */
function reduceFight(
  fight: Fight,
  state: State,
  pool: Pool,
  ids: Ids,
): Pick<Fight, 'round' | 'fleetCombat'> & { readonly ids: Ids } {
  const group = <G extends Pick<Group, 'units'>>(force: G): G => {
    const units = force.units?.map((unit) => remainingUnit(unit, state, pool));
    if (units === undefined || units.every((unit, index) => unit === force.units![index])) return force;
    return { ...force, units: units.filter((unit) => unit !== undefined) };
  };
  const { round, fleetCombat: fleet } = fight;
  const side = (roundSide: NavalRound['attacker']) => ({ ...roundSide, groups: roundSide.groups.map(group) });
  return {
    ...(round && { round: { ...round, attacker: side(round.attacker), defender: side(round.defender) } }),
    ...(fleet && { fleetCombat: { ...fleet, attacker: group(fleet.attacker), defender: group(fleet.defender) } }),
    ids: {
      ...ids,
      find: (kind, id) => {
        const match = ids.find(kind, id);
        if (match === undefined) return undefined;
        if (kind === 'taskForce' || kind === 'port') return { ...match, object: group(match.object as Group) };
        const unit = kind === 'unit' ? remainingUnit(match.object as Unit, state, pool) : undefined;
        return kind !== 'unit' ? match : unit && { ...match, object: unit };
      },
    },
  };
}
