/** Analyses that throw when anything writes to them. */
import type { Analysis } from '../../server/src/features/analysis/analysis';

/**
 * Freezes the members, scenarios and data of an analysis deeply. Caches, functions that compute on demand, and the classes of the reader keep
 * their state, since it never changes a result.
 */
export function freezeAnalysis(analysis: Analysis): Analysis {
  const { caches: _, environment: _environment, ...ownMembers } = analysis;
  freeze(ownMembers, new Set());
  return Object.freeze(analysis);
}

function freeze(value: unknown, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const prototype = Object.getPrototypeOf(value) as unknown;
  if (prototype !== Object.prototype && prototype !== Array.prototype) return;
  for (const inner of Object.values(value)) freeze(inner, seen);
  Object.freeze(value);
}
