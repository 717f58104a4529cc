/** The limits of a task force (20.162, 20.163), and its speed. */
import type { Ids } from '../../../model/ids';
import { isAirUnit, type Header, type Port, type Speed, type TaskForce } from '../data';
import { resolveMembers, type OwnedUnit } from '../force';
import { getReading } from '../options';
import { getCarrierFactors, getFactors, getSpeed } from '../ships/strength';
import { taskForceNumbers } from './rules';

export interface Strength {
  /** Naval factors, as far as sizes are known. */
  readonly factors: number;
  /** Factors of fast carriers among them. */
  readonly carriers: number;
  /** Half of the factors, rounded down. */
  readonly maxCarriers: number;
  /** Whether the sizes of all ships are known. */
  readonly isCertain: boolean;
}

/** The naval factors of some units. */
export function computeStrength(units: readonly OwnedUnit[], header: Header): Strength {
  const factorsByUnit = units.map(({ unit, nation }) => getFactors(unit, nation, header));
  const factors = sum(factorsByUnit.map((value) => value ?? 0));
  return {
    factors,
    carriers: sum(units.map(({ unit, nation }) => getCarrierFactors(unit, nation, header))),
    maxCarriers: Math.floor(factors / taskForceNumbers['carriers-at-most-half'].of),
    isCertain: factorsByUnit.every((value) => value !== undefined),
  };
}

/** Whether a task force keeps its status although combat losses have left it too weak: it does at sea (20.163). */
export function keepsItsStatus({ location, lost = [] }: TaskForce): boolean {
  return location === 'at-sea' && lost.length > 0;
}

/** The minimum naval factors of a task force by the scenario; 0 disables the check. */
export function getMinimumStrength(header: Header): number {
  return getReading(header, 'minimumStrength');
}

/** Naval units in the port of a task force that belong to no task force: they can reinforce it. */
export function listReinforcements(taskForce: TaskForce, ids: Ids): readonly OwnedUnit[] {
  const port =
    taskForce.port === undefined ? undefined : (ids.find('port', taskForce.port)?.object as Port | undefined);
  if (port === undefined) return [];
  const assigned = new Set(
    ids
      .listDeclarations('taskForce')
      .flatMap(({ object }) => resolveMembers(object as TaskForce, ids).map(({ unit }) => unit)),
  );
  return resolveMembers(port, ids).filter(
    ({ unit }) =>
      !assigned.has(unit) && !isAirUnit(unit) && !('waitingForRepair' in unit && unit.waitingForRepair === true),
  );
}

/** The speed of a group, and the unit that slows it: one slow member is enough. Undefined if the speed of a ship is unknown. */
export function getGroupSpeed(
  units: readonly OwnedUnit[],
  header: Header,
  cargo = false,
): { readonly speed: Speed; readonly slowUnit?: OwnedUnit } | undefined {
  const speeds = units.map((owned) => ({
    owned,
    speed: isAirUnit(owned.unit) ? 'fast' : getSpeed(owned.unit, owned.nation, header),
  }));
  const slowMember = speeds.find(({ speed }) => speed === 'slow');
  if (slowMember) return { speed: 'slow', slowUnit: slowMember.owned };
  if (cargo && header.options?.cargoIsSlow === true) return { speed: 'slow' };
  return speeds.every(({ speed }) => speed === 'fast') ? { speed: 'fast' } : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}
