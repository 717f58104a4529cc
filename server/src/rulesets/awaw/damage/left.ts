/** The ships that written results leave for later combats. */
import type { Ids } from '../../../model/ids';
import { isFoughtByRest } from '../../fought';
import type { Group, Scenario, Unit } from '../data';
import { encounters, type Encounter } from '../encounters';
import { unitsOf } from '../force';
import { sizeOfLine } from '../forces';
import { inFightingOrder } from '../rounds/order';

/** A ship, or a line of light ships, of which a combat needs more than the written results of earlier combats leave. */
export interface Overdrawn {
  readonly unit: Unit;
  readonly combat: Encounter;
  /** The group that lists it. */
  readonly group: Group;
  readonly all: number;
  readonly left: number;
  readonly causes: readonly Cause[];
}

interface Cause {
  readonly combat: Encounter;
  readonly sunk: number;
}

type Result = Readonly<Record<'ships', Readonly<Record<string, { readonly sunk?: number }>>>>;

/**
 * Ships that fight although a written result sank them before. A combat whose result comes from a whole turn was fought with the remaining
 * ships: it needs no more than its result sinks.
 */
export function overdrawn(scenario: Scenario, ids: Ids): readonly Overdrawn[] {
  const { navalRounds = [], fleetCombats = [] } = scenario;
  // A turn carries over the ships of these combats only.
  const carried = new Set<object>([...navalRounds, ...fleetCombats]);
  const lost = new Map<string, Cause[]>();
  return inFightingOrder(scenario, inFile(scenario)).flatMap(({ combat }) => {
    const result = resultOf(combat);
    const here = new Map<string, { unit: Unit; group: Group }>();
    for (const group of [...combat.attacker, ...combat.defender])
      for (const { unit } of unitsOf(group, ids)) if (!here.has(unit.id)) here.set(unit.id, { unit, group });
    const found = [...here.values()].flatMap(({ unit, group }): Overdrawn[] => {
      const causes = lost.get(nameOf(unit)) ?? [];
      const isCarried = [combat, ...causes.map((cause) => cause.combat)].every(({ object }) => carried.has(object));
      if (causes.length === 0 || (result !== undefined && !isCarried)) return [];
      const all = sizeOfLine((ids.find('unit', nameOf(unit))?.object as Unit | undefined) ?? unit);
      const left = Math.max(0, all - causes.reduce((sum, { sunk }) => sum + sunk, 0));
      const takes = sizeOfLine(unit);
      const needs = isFoughtByRest(result) ? sunkIn(result, unit) : takes;
      // Another check reports more ships than there are in all.
      return needs <= left || takes > all ? [] : [{ unit, combat, group, all, left, causes: causes.slice() }];
    });
    for (const { unit } of here.values()) {
      const sunk = sunkIn(result, unit);
      if (sunk > 0) lost.set(nameOf(unit), [...(lost.get(nameOf(unit)) ?? []), { combat, sunk }]);
    }
    return found;
  });
}

/** The id of the unit in the order of battle, if it is taken from there. */
function nameOf({ id, unit }: Unit): string {
  return unit ?? id;
}

/** Combats in file order; lists come in the order of the root. */
function inFile(scenario: Scenario): readonly Encounter[] {
  const lists = Object.values(scenario).filter((value): value is object[] => Array.isArray(value));
  const places = new Map(lists.flat().map((object, index) => [object, index]));
  return encounters(scenario).toSorted((a, b) => places.get(a.object)! - places.get(b.object)!);
}

function resultOf({ object }: Encounter): Result | undefined {
  return 'result' in object ? (object.result as Result) : undefined;
}

function sunkIn(result: Result | undefined, unit: Unit): number {
  return Math.min(sizeOfLine(unit), result?.ships?.[unit.id]?.sunk ?? 0);
}
