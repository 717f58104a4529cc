/** Combats resolved with the dice of the scenario or a seed, with every step. */
import { defaultSeed, resolve as resolveCombat } from '../features';
import { combatsNamed, orCannotRun, placed } from './combats';
import type { PlacedReport } from './combats';
import { requireSeed } from './numbers';
import type { Scenario } from './scenario';

export interface ResolveChoice {
  /** Id of the combat; without it, every combat of the scenario. */
  readonly engagement?: string;
  /** Rolls all dice from this seed instead of using the scenario's: a whole number, 0 or more. */
  readonly seed?: number;
}

/** @throws CannotRun if the scenario has no such combat; RangeError for an invalid seed */
export function resolvedCombats(scenario: Scenario, { engagement, seed }: ResolveChoice): readonly PlacedReport[] {
  requireSeed(seed);
  return combatsNamed(scenario, engagement).map((found) => {
    const { report } = orCannotRun(resolveCombat(found, { seed, fallbackSeed: defaultSeed }));
    return placed(scenario, report);
  });
}
