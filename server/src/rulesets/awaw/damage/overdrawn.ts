/** The ships that written results leave for later combats. */
import type { Ids } from '../../../model/ids';
import { isFoughtByRemainingUnits } from '../../written-result';
import type { Group, Scenario, Unit } from '../data';
import { listCombatSides, type CombatSides } from '../combat-lists';
import { resolveUnits } from '../force';
import { countLineUnits } from '../order-of-battle';
import { sortInFightingOrder } from '../rounds/order';

/** A ship, or a line of light ships, of which a combat needs more than the written results of earlier combats leave. */
export interface Overdrawn {
  readonly unit: Unit;
  readonly combat: CombatSides;
  /** The group that lists it. */
  readonly group: Group;
  readonly all: number;
  readonly remaining: number;
  readonly causes: readonly Cause[];
}

interface Cause {
  readonly combat: CombatSides;
  readonly sunk: number;
}

type Result = Readonly<Record<'ships', Readonly<Record<string, { readonly sunk?: number }>>>>;

/**
 * Ships that fight although a written result sank them before. A combat whose result comes from a whole turn was fought with the remaining
 * ships: it needs no more than its result sinks.
 */
export function listOverdrawn(scenario: Scenario, ids: Ids): readonly Overdrawn[] {
  const causesById = new Map<string, Cause[]>();
  return sortInFightingOrder(scenario, sortInFileOrder(scenario)).flatMap(({ combat }) => {
    const result = getResult(combat);
    const unitsById = new Map<string, { unit: Unit; group: Group }>();
    for (const group of [...combat.attacker, ...combat.defender])
      for (const { unit } of resolveUnits(group, ids))
        if (!unitsById.has(unit.id)) unitsById.set(unit.id, { unit, group });
    const overdrafts = [...unitsById.values()].flatMap(({ unit, group }): Overdrawn[] => {
      const causes = causesById.get(toSourceId(unit)) ?? [];
      if (causes.length === 0) return [];
      const all = countLineUnits((ids.find('unit', toSourceId(unit))?.object as Unit | undefined) ?? unit);
      const remaining = Math.max(0, all - causes.reduce((sum, { sunk }) => sum + sunk, 0));
      const takes = countLineUnits(unit);
      const needs = isFoughtByRemainingUnits(result) ? countSunk(result, unit) : takes;
      // Another check reports more ships than there are in all.
      return needs <= remaining || takes > all ? [] : [{ unit, combat, group, all, remaining, causes: causes.slice() }];
    });
    for (const { unit } of unitsById.values()) {
      const sunk = countSunk(result, unit);
      if (sunk > 0) causesById.set(toSourceId(unit), [...(causesById.get(toSourceId(unit)) ?? []), { combat, sunk }]);
    }
    return overdrafts;
  });
}

/** What the written results of a scenario have sunk, by the id of the unit in the order of battle. */
export function listSunk(scenario: Scenario, ids: Ids): ReadonlyMap<string, readonly Cause[]> {
  const causesById = new Map<string, Cause[]>();
  for (const combat of listCombatSides(scenario)) {
    const units = [...combat.attacker, ...combat.defender].flatMap((group) =>
      resolveUnits(group, ids).map(({ unit }) => unit),
    );
    for (const unit of new Map(units.map((each) => [each.id, each])).values()) {
      const sunk = countSunk(getResult(combat), unit);
      if (sunk > 0) causesById.set(toSourceId(unit), [...(causesById.get(toSourceId(unit)) ?? []), { combat, sunk }]);
    }
  }
  return causesById;
}

/** The id of the unit in the order of battle, if it is taken from there. */
function toSourceId({ id, unit }: Unit): string {
  return unit ?? id;
}

/** Combats in file order; lists come in the order of the root. */
function sortInFileOrder(scenario: Scenario): readonly CombatSides[] {
  const lists = Object.values(scenario).filter((value): value is object[] => Array.isArray(value));
  const places = new Map(lists.flat().map((object, index) => [object, index]));
  return listCombatSides(scenario).toSorted((a, b) => places.get(a.object)! - places.get(b.object)!);
}

function getResult({ object }: CombatSides): Result | undefined {
  return 'result' in object ? (object.result as Result) : undefined;
}

function countSunk(result: Result | undefined, unit: Unit): number {
  return Math.min(countLineUnits(unit), result?.ships?.[unit.id]?.sunk ?? 0);
}
