/** Analyses that throw when anything writes to them. */
import type { Analysis } from '../../server/src/features/analysis';

/**
 * An analysis whose own members, scenarios and data are frozen deeply. Caches, what is computed on demand (functions) and the reader's classes
 * keep their own state: they never change an answer.
 */
export function frozen(analysis: Analysis): Analysis {
  const { caches: _, environment: _environment, ...own } = analysis;
  freeze(own, new Set());
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
