/** The order of battle, and the units taken from it. */
import { remove, set } from '../../model/edit';
import type { Ids } from '../../model/ids';
import { at, type Place } from '../../model/place';
import type { Fix } from '../../model/problem';
import { once } from '../once';
import { isAirUnit, isNamedShip, isNavalUnit, type Group, type Scenario, type Unit } from './data';
import { groupsOf } from './encounters';

/** A line that takes from the order of battle. */
export interface Taken {
  readonly unit: Unit;
  /** The unit in the order of battle. */
  readonly of: Unit;
  /** The number in the order of battle, and the number taken: ships, factors or squadrons. */
  readonly all: number;
  readonly takes: number;
  readonly list: readonly Unit[];
  /** The place of its name. */
  readonly place: Place;
}

/** Lists that together cannot take more of a unit than there is. */
export interface Muster {
  /** The id of the combat, task force or operation. */
  readonly id: string;
  readonly lists: readonly Mustered[];
}

interface Mustered {
  readonly list: readonly Unit[];
  /** Whether only ships count: carriers may carry the squadrons that fly in the combat. */
  readonly ships?: true;
}

/** A key that is equal for lines that take the same unit under the same id. */
export function identityOf(unit: Unit): Unit | string {
  return unit.unit === undefined ? unit : unit.id;
}

/** The number of ships, factors or squadrons of a unit. */
export function sizeOfLine(unit: Unit): number {
  const key = numberOf(unit);
  return (key === undefined ? undefined : (unit as { readonly [K in typeof key]?: number })[key]) ?? 1;
}

function numberOf(unit: Unit): 'count' | 'squadrons' | 'factors' | undefined {
  if (isNamedShip(unit)) return undefined;
  return isAirUnit(unit) ? (unit.type === 'aaf' ? 'factors' : 'squadrons') : 'count';
}

const unitsOfForces = once(({ forces = [] }: Scenario): ReadonlyMap<string, Unit> => {
  const units = forces.flatMap((force) => force.units);
  return new Map(units.toReversed().map((unit) => [unit.id, unit]));
});

/** The lines of a list that take from the order of battle. */
export function takenIn({ list, ships }: Mustered, scenario: Scenario): readonly Taken[] {
  const forces = unitsOfForces(scenario);
  return list.flatMap((unit): Taken[] => {
    const of = unit.unit === undefined ? undefined : forces.get(unit.unit);
    if (!of || (ships && !isNavalUnit(unit))) return [];
    return [{ unit, of, all: sizeOfLine(of), takes: sizeOfLine(unit), list, place: at(unit, 'unit') }];
  });
}

/** All items of the scenario that use units. */
export function musters(scenario: Scenario): readonly Muster[] {
  const { taskForces = [], ports = [], operations = [], interceptions = [], raids = [] } = scenario;
  const { airAttacks = [], fleetCombats = [], submarineAttacks = [], harborAttacks = [] } = scenario;
  const { navalRounds = [], searches = [] } = scenario;
  type Groups = readonly (Pick<Group, 'units'> | undefined)[];
  const units = (groups: Groups) => groups.map((group): Mustered => ({ list: group?.units ?? [] }));
  const ships = (groups: Groups) => units(groups).map((one): Mustered => ({ ...one, ships: true }));
  return [
    ...[...taskForces, ...ports, ...operations].map((one) => ({ id: one.id, lists: units([one]) })),
    ...interceptions.map(({ id, interceptor }) => ({ id, lists: units([interceptor]) })),
    ...raids.map(({ id, raiders, defender }) => ({ id, lists: ships([raiders, defender]) })),
    ...airAttacks.map(({ id, attacker, cover, cap, defender }) => ({
      ...{ id, lists: [...units([attacker, cover, cap]), ...ships([defender])] },
    })),
    ...[...fleetCombats, ...submarineAttacks, ...harborAttacks].map(({ id, attacker, defender }) => ({
      ...{ id, lists: ships([attacker, defender]) },
    })),
    ...searches.map(({ id, attacker, defender }) => ({
      ...{ id, lists: ships([attacker, defender].flatMap(groupsOf)) },
    })),
    ...navalRounds.flatMap(({ id, attacker, defender, strikes = [], submarineAttacks: below = [] }): Muster[] => {
      const groups = [attacker, defender].flatMap(groupsOf);
      const flying = [...groups.flatMap(({ cover, cap }) => [cover, cap]), ...strikes.map((one) => one.attacker)];
      return [
        { id, lists: [...ships(groups), ...units(flying)] },
        // Submarines of a group may attack by themselves.
        ...below.map((one) => ({ id: one.id, lists: units([one.attacker]) })),
      ];
    }),
  ];
}

/** Formats a number of a unit: `3 of \`nagara\``; for a single one, only the name. */
export function amountOf(count: number, { of, all }: Taken): string {
  return all === 1 && count === 1 ? `\`${of.id}\`` : `${count} of \`${of.id}\``;
}

/** Fixes that reduce a line, or remove it if none remain and nothing else names it. @param remaining the number available to it */
export function takeFewer({ unit, takes, list }: Taken, left: number, ids: Ids): readonly Fix[] {
  const key = numberOf(unit);
  if (key !== undefined && left > 0 && left < takes)
    return [{ title: `Take ${left}`, edits: [set(unit as { readonly [K in typeof key]?: number }, key, left)] }];
  const isNamed = ids.references('unit', unit.id).some(({ takes: isTaken }) => !isTaken);
  return left <= 0 && !isNamed ? [{ title: `Take out ${unit.id}`, edits: [remove(list, list.indexOf(unit))] }] : [];
}
