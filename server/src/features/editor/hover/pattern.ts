/** Path patterns of hovers: `engagements.*.subs.units.*.section`, with `*` for any one step. */
import type { Path } from '../../../model/place';

export function matchesPattern(pattern: string, path: Path): boolean {
  const steps = pattern === '' ? [] : pattern.split('.');
  return steps.length === path.length && steps.every((step, depth) => step === '*' || step === String(path[depth]));
}

/** Number of named steps of a pattern: the most specific match wins. */
export function patternPrecision(pattern: string): number {
  return pattern.split('.').filter((step) => step !== '*').length;
}
