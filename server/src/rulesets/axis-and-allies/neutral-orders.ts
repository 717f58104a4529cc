/** The orders that a new scenario may begin with: those that state what submarines do without orders. */
import type { Template } from '../../model/starter';
import { isMapping } from '../../model/values';

/** @param patterns the orders of sides @param keys of the orders by which submarines leave a battle */
export function createNeutralOrders(patterns: readonly string[], keys: readonly string[]): Template {
  return {
    patterns,
    title: 'Orders',
    value: Object.fromEntries(keys.map((key) => [key, { when: 'never' }])),
    suits: hasSubmarines,
  };
}

/** Whether a side says that it has submarines, as numbers by type or as a list. */
function hasSubmarines(side: unknown): boolean {
  const units: unknown = isMapping(side) ? side['units'] : undefined;
  const types = Array.isArray(units)
    ? units.map((unit: unknown) => (isMapping(unit) ? unit['type'] : undefined))
    : Object.keys(isMapping(units) ? units : {});
  return types.some((type) => typeof type === 'string' && /^[ac]?sub$/.test(type));
}
