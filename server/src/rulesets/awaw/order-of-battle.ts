/** The order of battle, and the units taken from it. */
import { removeMember, setMember } from '../../model/edit';
import type { Ids, Reference } from '../../model/ids';
import { placeAt, type Place } from '../../model/place';
import type { Fix } from '../../model/diagnostic';
import { memoize } from '../memoize';
import { isAirUnit, isNamedShip, isNavalUnit, type Group, type Scenario, type Unit } from './data';
import { listGroupsWithNation } from './combat-lists';

/** A line that takes from the order of battle. */
export interface InheritingLine {
  readonly unit: Unit;
  /** The unit in the order of battle. */
  readonly source: Unit;
  /** The number in the order of battle, and the number taken: ships, factors or squadrons. */
  readonly availableCount: number;
  readonly usedCount: number;
  readonly list: readonly Unit[];
  /** The place of its name. */
  readonly place: Place;
}

/** Lists that together cannot take more of a unit than there is. */
export interface Deployment {
  /** The id of the combat, task force or operation. */
  readonly id: string;
  readonly lists: readonly UnitList[];
}

interface UnitList {
  readonly list: readonly Unit[];
  /** Whether only ships count: carriers may carry the squadrons that fly in the combat. */
  readonly isShipsOnly?: true;
}

/** A key that is equal for lines that take the same unit under the same id. */
export function createIdentityKey(unit: Unit): Unit | string {
  return unit.unit === undefined ? unit : unit.id;
}

/** The number of ships, factors or squadrons of a unit. */
export function countLineUnits(unit: Unit): number {
  const key = getCountKey(unit);
  return (key === undefined ? undefined : (unit as { readonly [K in typeof key]?: number })[key]) ?? 1;
}

/** The member that counts a line; undefined for a named ship. */
export function getCountKey(unit: Unit): 'count' | 'squadrons' | 'factors' | undefined {
  if (isNamedShip(unit)) return undefined;
  return isAirUnit(unit) ? (unit.type === 'aaf' ? 'factors' : 'squadrons') : 'count';
}

const indexUnitsInForces = memoize(({ forces = [] }: Scenario): ReadonlyMap<string, Unit> => {
  const units = forces.flatMap((force) => force.units);
  return new Map(units.toReversed().map((unit) => [unit.id, unit]));
});

/** The lines of a list that take from the order of battle. */
export function listTakenLines({ list, isShipsOnly }: UnitList, scenario: Scenario): readonly InheritingLine[] {
  const forces = indexUnitsInForces(scenario);
  return list.flatMap((unit): InheritingLine[] => {
    const source = unit.unit === undefined ? undefined : forces.get(unit.unit);
    if (!source || (isShipsOnly && !isNavalUnit(unit))) return [];
    return [
      {
        unit,
        source,
        availableCount: countLineUnits(source),
        usedCount: countLineUnits(unit),
        list,
        place: placeAt(unit, 'unit'),
      },
    ];
  });
}

/** All items of the scenario that use units. */
export function listDeployments(scenario: Scenario): readonly Deployment[] {
  const { taskForces = [], ports = [], operations = [], interceptions = [], raids = [] } = scenario;
  const { airAttacks = [], fleetCombats = [], submarineAttacks = [], harborAttacks = [] } = scenario;
  const { navalRounds = [], searches = [] } = scenario;
  type Groups = readonly (Pick<Group, 'units'> | undefined)[];
  const toUnitLists = (groups: Groups) => groups.map((group): UnitList => ({ list: group?.units ?? [] }));
  const toShipLists = (groups: Groups) =>
    toUnitLists(groups).map((unitList): UnitList => ({ ...unitList, isShipsOnly: true }));
  return [
    ...[...taskForces, ...ports, ...operations].map((holder) => ({ id: holder.id, lists: toUnitLists([holder]) })),
    ...interceptions.map(({ id, interceptor }) => ({ id, lists: toUnitLists([interceptor]) })),
    ...raids.map(({ id, raiders, defender }) => ({ id, lists: toShipLists([raiders, defender]) })),
    ...airAttacks.map(({ id, attacker, cover, cap, defender }) => ({
      ...{ id, lists: [...toUnitLists([attacker, cover, cap]), ...toShipLists([defender])] },
    })),
    ...[...fleetCombats, ...submarineAttacks, ...harborAttacks].map(({ id, attacker, defender }) => ({
      ...{ id, lists: toShipLists([attacker, defender]) },
    })),
    ...searches.map(({ id, attacker, defender }) => ({
      ...{ id, lists: toShipLists([attacker, defender].flatMap(listGroupsWithNation)) },
    })),
    ...navalRounds.flatMap(
      ({ id, attacker, defender, strikes = [], submarineAttacks: roundAttacks = [] }): Deployment[] => {
        const groups = [attacker, defender].flatMap(listGroupsWithNation);
        const airForces = [
          ...groups.flatMap(({ cover, cap }) => [cover, cap]),
          ...strikes.map((strike) => strike.attacker),
        ];
        return [
          { id, lists: [...toShipLists(groups), ...toUnitLists(airForces)] },
          // Submarines of a group may attack by themselves.
          ...roundAttacks.map((attack) => ({ id: attack.id, lists: toUnitLists([attack.attacker]) })),
        ];
      },
    ),
  ];
}

/** Formats a number of a unit: `3 of \`nagara\``; for a single one, only the name. */
export function formatUsedCount(count: number, { source, availableCount }: InheritingLine): string {
  return availableCount === 1 && count === 1 ? `\`${source.id}\`` : `${count} of \`${source.id}\``;
}

/** Whether something else than lines that inherit a unit names it. */
const isNamedElsewhere = memoize((references: readonly Reference[]) => references.some(({ inherits }) => !inherits));

/** Fixes that reduce a line, or remove it if none remain and nothing else names it. @param remaining the number available to it */
export function createReductionFixes(
  { unit, usedCount, list }: InheritingLine,
  remaining: number,
  ids: Ids,
): readonly Fix[] {
  const key = getCountKey(unit);
  if (key !== undefined && remaining > 0 && remaining < usedCount)
    return [
      {
        title: `Take ${remaining}`,
        edits: [setMember(unit as { readonly [K in typeof key]?: number }, key, remaining)],
      },
    ];
  return remaining <= 0 && !isNamedElsewhere(ids.references('unit', unit.id))
    ? [{ title: `Take out ${unit.id}`, edits: [removeMember(list, list.indexOf(unit))] }]
    : [];
}
