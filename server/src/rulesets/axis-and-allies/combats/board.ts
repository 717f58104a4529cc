/** The counters of a sea battle, which hold all of its state. */
import type { Counter, State } from '../../../engine/combat';
import { getOtherSide, type BattleSide } from '../data';
import type { Group, BattleDefinition } from './battle';

/** Indexes of a group's counters in the state. */
export interface GroupCounters {
  readonly group: Group;
  readonly side: BattleSide;
  /** Units in the battle by the hits that they can still take, most first: undamaged battleships, then damaged ones. */
  readonly standing: readonly [number, ...number[]];
  /** Units that are hit and still fire back in this cycle. */
  readonly struck?: number;
  /**
   * Units that hold their fire, to dive under the attacker's fire or until they have seen it. They are in the battle but do not
   * roll in opening fire.
   */
  readonly evading?: number;
  /** Submarines that have left the battle by submerging. */
  readonly submerged?: number;
  /** Those that have left it by diving. */
  readonly dived?: number;
  readonly hidden?: number;
  /** All remaining units, in the battle or out of it. */
  readonly remaining: readonly number[];
  /** The target class of the group; its own class if some shots must distinguish it. */
  readonly target: string;
}

export interface Board {
  readonly counters: readonly Counter[];
  readonly start: State;
  readonly groups: Readonly<Record<BattleSide, readonly GroupCounters[]>>;
  /** Counters of the units in the battle, by side. */
  readonly fighting: Readonly<Record<BattleSide, readonly number[]>>;
  readonly destroyers: Readonly<Record<BattleSide, readonly number[]>>;
  /** Counters of all remaining units, in the battle or out of it, including those never found. */
  readonly remaining: Readonly<Record<BattleSide, readonly number[]>>;
  readonly hidden: Readonly<Record<BattleSide, readonly number[]>>;
  /** 1 once the attacker has retreated. */
  readonly retreated: number;
  /** Cycles fought, up to a limit; undefined if they are not counted. */
  readonly cycles?: number;
  /** Submarines that took no part count as remaining. */
  readonly countsHidden: boolean;
}

/** The limit of counted cycles. */
export const maxCycles = 100;

/** A list of counters under construction. */
export interface CounterList {
  readonly counters: readonly Counter[];
  /** Adds a counter from 0 to `max` with an initial value, 0 by default; returns its index. */
  readonly add: (name: string, title: string, max: number, start?: number) => number;
  readonly start: State;
}

export function createCounterList(): CounterList {
  const counters: Counter[] = [];
  const start: number[] = [];
  return {
    counters,
    start,
    add: (name, title, max, value = 0) => {
      start.push(value);
      return counters.push({ name, title, max }) - 1;
    },
  };
}

/** Adds the counters of a battle to the list. */
export function createBoard(battle: BattleDefinition, list: CounterList): Board {
  const groups = {
    attacker: createGroupCounters(battle, 'attacker', list),
    defender: createGroupCounters(battle, 'defender', list),
  };
  const mapSides = <T>(compute: (side: BattleSide) => T): Record<BattleSide, T> => ({
    attacker: compute('attacker'),
    defender: compute('defender'),
  });
  return {
    groups,
    retreated: list.add('retreated', 'the attacker has retreated', 1),
    cycles:
      countTrackedCycles(battle) > 0 ? list.add('cycles', 'cycles fought', countTrackedCycles(battle)) : undefined,
    countsHidden: battle.countsHidden ?? false,
    counters: list.counters,
    start: list.start,
    fighting: mapSides((side) => groups[side].flatMap(listCountersInBattle)),
    remaining: mapSides((side) => groups[side].flatMap((tracked) => tracked.remaining)),
    hidden: mapSides((side) => groups[side].flatMap(({ hidden }) => hidden ?? [])),
    destroyers: mapSides((side) =>
      groups[side].flatMap((tracked) => (tracked.group.isDestroyer ? listCountersInBattle(tracked) : [])),
    ),
  };
}

/** The number of cycles to distinguish; 0 if neither an order nor an expectation depends on it. */
function countTrackedCycles({ attacker, countsCycles = false }: BattleDefinition): number {
  return countsCycles ? maxCycles : (attacker.retreat?.afterRound ?? 0);
}

function createGroupCounters(battle: BattleDefinition, side: BattleSide, list: CounterList): readonly GroupCounters[] {
  const { groups } = battle[side];
  const enemies = battle[getOtherSide(side)].groups;
  const returnsFire =
    groups.some(({ isDestroyer }) => isDestroyer) && enemies.some(({ domain }) => domain === 'submarine');
  return groups.map((group) => {
    const { name, title, count, domain, hits, hidden = false, evades = false, rollsLast = false } = group;
    const add = (nameSuffix: string, titleSuffix: string, max: number, start = 0) =>
      list.add(`${side}.${name}${nameSuffix}`, `${title}${titleSuffix}, ${side}`, max, start);
    const [undamaged, ...damaged] = Array.from({ length: hits }, (_, hitsTaken) =>
      hitsTaken === 0
        ? add('', '', count, hidden ? 0 : count)
        : add(` damaged ${hitsTaken}`, ` with ${hitsTaken === 1 ? 'a hit' : `${hitsTaken} hits`}`, count),
    );
    const isSubmarine = domain === 'submarine';
    const standingCounters = [undamaged!, ...damaged] as const;
    // Submarines have already rolled when they are hit, unless they roll last. Units without a value have nothing to fire back
    // with.
    const firesBack = (rollsLast || (returnsFire && domain === 'surface')) && group.value.total > 0;
    const struck = firesBack ? add(' struck', ' hit, to fire back', count) : undefined;
    const evading = evades ? add(' evading', rollsLast ? ' holding their fire' : ' about to dive', count) : undefined;
    const dived = evades ? add(' dived', ' dived', count) : undefined;
    const submerged = isSubmarine ? add(' submerged', ' submerged', count) : undefined;
    const hiddenCounter = hidden ? add(' hidden', ' not found', count, count) : undefined;
    return {
      group,
      side,
      standing: standingCounters,
      ...(struck !== undefined && { struck }),
      ...(evading !== undefined && { evading }),
      ...(submerged !== undefined && { submerged }),
      ...(dived !== undefined && { dived }),
      ...(hiddenCounter !== undefined && { hidden: hiddenCounter }),
      remaining: [...standingCounters, evading, submerged, dived, hiddenCounter].filter(
        (counter) => counter !== undefined,
      ),
      target: group.isSingledOut ? `${domain} ${name}` : domain,
    };
  });
}

function listCountersInBattle({ standing, evading }: GroupCounters): readonly number[] {
  return evading === undefined ? standing : [...standing, evading];
}

/** The sum of some counters. */
export function sumCounters(state: State, counters: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < counters.length; index++) sum += state[counters[index]!]!;
  return sum;
}

/** True if any of some counters is positive. Evaluated in every state, and faster than their sum. */
export function isAnyPositive(state: State, counters: readonly number[]): boolean {
  for (let index = 0; index < counters.length; index++) if (state[counters[index]!]! > 0) return true;
  return false;
}

/** The number of a side's units in the battle. */
export function countFighting({ fighting: { attacker, defender } }: Board, state: State, side: BattleSide): number {
  return sumCounters(state, side === 'attacker' ? attacker : defender);
}

export function hasDestroyer(board: Board, state: State, side: BattleSide): boolean {
  return isAnyPositive(state, board.destroyers[side]);
}

/** True while the battle continues: the attacker has not retreated, and both sides have units in it. */
export function isOngoing({ retreated, fighting: { attacker, defender } }: Board, state: State): boolean {
  // Evaluated in every state: fixed property names are much faster than a lookup by side.
  return state[retreated] === 0 && isAnyPositive(state, attacker) && isAnyPositive(state, defender);
}

/** The number of a group's remaining units, in the battle or out of it. */
export function countRemaining(tracked: GroupCounters, state: State): number {
  return sumCounters(state, tracked.remaining);
}

/** The number of a group's units that took no part because they stayed hidden. */
export function countHidden({ hidden }: GroupCounters, state: State): number {
  return hidden === undefined ? 0 : state[hidden]!;
}

/** True if a side has units in the battle whose group has a property. */
export function isAnyFighting(board: Board, state: State, side: BattleSide, has: (group: Group) => boolean): boolean {
  return board.groups[side].some(
    (tracked) => has(tracked.group) && isAnyPositive(state, listCountersInBattle(tracked)),
  );
}
