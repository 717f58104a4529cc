/** The order of battle: what takes how many of its units. */
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
  /** The unit that it takes. */
  readonly of: Unit;
  /** How many there are, and how many it takes: ships, factors or squadrons. */
  readonly all: number;
  readonly takes: number;
  readonly list: readonly Unit[];
  /** Where it is named. */
  readonly place: Place;
}

/** Lists of units of which none can be in two. */
export interface Muster {
  /** What takes them. */
  readonly id: string;
  readonly lists: readonly Mustered[];
}

interface Mustered {
  readonly list: readonly Unit[];
  /** Only ships of it count: they may carry the squadrons that fly in the combat. */
  readonly ships?: true;
}

/** Equal of the same unit: lines that take it under the same name are. */
export function identityOf(unit: Unit): Unit | string {
  return unit.unit === undefined ? unit : unit.id;
}

/** How many ships, factors or squadrons a unit stands for. */
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

/** Everything of the scenario that musters units. */
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

/** So many of a unit, with its name: `3 of \`nagara\``; a single one by its name alone. */
export function amountOf(count: number, { of, all }: Taken): string {
  return all === 1 && count === 1 ? `\`${of.id}\`` : `${count} of \`${of.id}\``;
}

/** Takes fewer, or the line away where none are left and nothing else names it. @param left how many there are for it */
export function takeFewer({ unit, takes, list }: Taken, left: number, ids: Ids): readonly Fix[] {
  const key = numberOf(unit);
  if (key !== undefined && left > 0 && left < takes)
    return [{ title: `Take ${left}`, edits: [set(unit as { readonly [K in typeof key]?: number }, key, left)] }];
  const isNamed = ids.references('unit', unit.id).some(({ takes: isTaken }) => !isTaken);
  return left <= 0 && !isNamed ? [{ title: `Take out ${unit.id}`, edits: [remove(list, list.indexOf(unit))] }] : [];
}
