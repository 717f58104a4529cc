/** Patterns of paths, as hovers state them: `engagements.*.subs.units.*.section`, `*` for any one step. */
import type { Path } from '../../model/place';

export function matches(pattern: string, path: Path): boolean {
  const steps = pattern === '' ? [] : pattern.split('.');
  return steps.length === path.length && steps.every((step, depth) => step === '*' || step === String(path[depth]));
}

/** How many steps a pattern names: of several that match, the one that names most is meant. */
export function precision(pattern: string): number {
  return pattern.split('.').filter((step) => step !== '*').length;
}
