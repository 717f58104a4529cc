/** The ships and aircraft that several combats of a turn have, and what earlier combats leave of them. */
import type { Counter, State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { groupBy } from '../../group-by';
import { countSquadrons } from '../air/squadrons';
import { isAirUnit, isNamedShip, type Group, type Unit } from '../data';
import { getCount, getDamaged } from './describe-remaining';
import { mapForces, toSourceId } from './turn-forces';
import { fateCodes, type Tracked } from './turn-ships';

export interface Pool {
  readonly counters: readonly Counter[];
  readonly start: State;
  /** By the id of the unit in the order of battle. */
  readonly tracked: ReadonlyMap<string, Tracked>;
}

/**
 * Counters of the units that more than one combat has.
 * @param lines of each combat
 * @param tracksFates whether units of a single combat have counters as well: the next turn begins with what becomes of them
 */
export function createPool(lines: readonly (readonly Unit[])[], ids: Ids, tracksFates = false): Pool {
  const counters: Counter[] = [];
  const start: number[] = [];
  const add = (name: string, title: string, max: number, value = 0): number => {
    start.push(value);
    return counters.push({ name, title, max }) - 1;
  };
  const tracked = new Map<string, Tracked>();
  const linesBySource = new Map<string, (readonly Unit[])[]>();
  for (const unitLines of lines)
    for (const [id, units] of groupBy(unitLines, toSourceId)) {
      const combatLines = linesBySource.get(id);
      if (combatLines) combatLines.push(units);
      else linesBySource.set(id, [units]);
    }
  for (const [id, takers] of linesBySource) {
    if (takers.length < (tracksFates ? 1 : 2)) continue;
    const declaredUnit = findDeclared(id, ids);
    const unit = declaredUnit ?? takers[0]![0]!;
    if (isNamedShip(unit)) {
      tracked.set(id, { fate: add(`fate.${id}`, `what became of ${id}`, fateCodes.sunk) });
      continue;
    }
    const sumSizes = (units: readonly Unit[]): number => units.reduce((total, line) => total + getSize(line), 0);
    const maxSize = Math.max(...takers.map(sumSizes), ...(declaredUnit ? [getSize(declaredUnit)] : []));
    if (isAirUnit(unit)) {
      const out = add(`out.${id}`, `squadrons of ${id} out of action`, maxSize);
      const eliminated = tracksFates ? add(`eliminated.${id}`, `squadrons of ${id} eliminated`, maxSize) : undefined;
      tracked.set(id, { all: maxSize, out, eliminated });
    } else {
      const sunk = add(`sunk.${id}`, `${id} sunk`, maxSize);
      tracked.set(id, {
        all: maxSize,
        sunk,
        damaged: add(`damaged.${id}`, `${id} damaged`, maxSize, getDamaged(unit)),
      });
    }
  }
  return { counters, start, tracked };
}

/** Ships, factors or squadrons. */
function getSize(unit: Unit): number {
  return isAirUnit(unit) ? countSquadrons(unit) : getCount(unit);
}

/** The unit that the order of battle declares by an id; undefined if there is none, or if it is invalid: the numbers in the combats then count. */
function findDeclared(id: string, ids: Ids): Unit | undefined {
  try {
    return ids.find('unit', id)?.object as Unit | undefined;
  } catch {
    return undefined;
  }
}

/** The lines of a combat that earlier combats changed, by id; undefined if nothing is left. Lines of one unit take from it in their order. */
export function computeRemaining(
  lines: readonly Unit[],
  state: State,
  { tracked, start }: Pool,
): ReadonlyMap<string, Unit | undefined> {
  const remaining = new Map<string, Unit | undefined>();
  for (const [id, unitLines] of groupBy(lines, toSourceId)) {
    const counters = tracked.get(id);
    if (!counters) continue;
    const reduceLine = createReduction(counters, state, start);
    for (const line of unitLines) {
      const reducedLine = reduceLine(line);
      if (reducedLine !== line) remaining.set(line.id, reducedLine);
    }
  }
  return remaining;
}

/** Reduces the lines of a unit, one after the other. */
function createReduction(counters: Tracked, state: State, start: State): (line: Unit) => Unit | undefined {
  if ('fate' in counters) return (line) => withFate(line, state[counters.fate]!);
  if ('out' in counters) {
    let squadrons = Math.max(0, counters.all - state[counters.out]!);
    return (line) => {
      const present = Math.min(getSize(line), squadrons);
      squadrons -= present;
      return withSquadrons(line, present);
    };
  }
  const sunkCount = state[counters.sunk]!;
  if (sunkCount === 0 && state[counters.damaged] === start[counters.damaged]) return (line) => line;
  let afloat = Math.max(0, counters.all - sunkCount);
  let damaged = Math.min(afloat, state[counters.damaged]!);
  return (line) => {
    // Undamaged ships fight first.
    const count = Math.min(getCount(line), afloat);
    const damagedCount = Math.max(0, count - (afloat - damaged));
    afloat -= count;
    damaged -= damagedCount;
    return withShips(line, count, damagedCount, sunkCount);
  };
}

function withFate(unit: Unit, fate: number): Unit | undefined {
  if (!isNamedShip(unit) || fate === 0) return unit;
  if (fate === fateCodes.sunk) return undefined;
  return fate === fateCodes.damaged ? { ...unit, damaged: true } : { ...unit, hits: Math.max(fate, unit.hits ?? 0) };
}

/** Army air factors that have lost squadrons are counted in squadrons. */
export function withSquadrons(unit: Unit, squadrons: number): Unit | undefined {
  if (squadrons <= 0 || !isAirUnit(unit)) return undefined;
  if (squadrons === getSize(unit)) return unit;
  if (unit.type !== 'aaf') return { ...unit, squadrons };
  const { factors: _, ...army } = unit;
  return { ...army, type: 'aas', squadrons };
}

/** The unit with these numbers of ships; undefined if none is left. @param sunkCount ships sunk: damaged transports are the first of them */
export function withShips(unit: Unit, count: number, damaged: number, sunkCount: number): Unit | undefined {
  if (count === 0) return undefined;
  if (unit.type === 'ca') return { ...unit, count, damaged };
  if (unit.type !== 'transport') return { ...unit, count } as Unit;
  return { ...unit, count, damaged: Math.min(count, Math.max(0, (unit.damaged ?? 0) - sunkCount)) };
}

/** A combat, and ids that resolve to the units that it uses. */
export interface ReducedCombat {
  readonly item: object;
  readonly ids: Ids;
}

/** A combat with the remaining units, and ids that resolve to them. */
export function reduceCombat(item: object, remaining: ReadonlyMap<string, Unit | undefined>, ids: Ids): ReducedCombat {
  if (remaining.size === 0) return { item, ids };
  const reduceUnit = (unit: Unit): Unit | undefined => (remaining.has(unit.id) ? remaining.get(unit.id) : unit);
  const reduceForce = <Force extends Pick<Group, 'units'>>(force: Force): Force => {
    const units = force.units?.map(reduceUnit);
    if (units === undefined || units.every((unit, index) => unit === force.units![index])) return force;
    return { ...force, units: units.filter((unit) => unit !== undefined) };
  };
  const holders = new Map<object, object>();
  const reduceHolder = (holder: object): object => {
    const reducedHolder = holders.get(holder) ?? reduceForce(holder as Group);
    holders.set(holder, reducedHolder);
    return reducedHolder;
  };
  const reduceDeclaration = (kind: string, declaration: ReturnType<Ids['find']>): ReturnType<Ids['find']> => {
    if (declaration === undefined) return undefined;
    const { object } = declaration;
    if (kind === 'taskForce' || kind === 'port') return { ...declaration, object: reduceHolder(object as object) };
    if (kind !== 'unit') return declaration;
    const unit = reduceUnit(object as Unit);
    return unit && { ...declaration, object: unit };
  };
  return {
    item: mapForces(item, reduceForce),
    ids: {
      ...ids,
      find: (kind, id) => reduceDeclaration(kind, ids.find(kind, id)),
      listDeclarations: (kind) =>
        ids.listDeclarations(kind).flatMap((declaration) => reduceDeclaration(kind, declaration) ?? []),
    },
  };
}
