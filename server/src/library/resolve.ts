/** Combats played with the dice of the scenario or a seed, with every step. */
import { defaultSeed, resolve as resolveCombat } from '../features';
import { combatsNamed, orCannotRun, placed } from './combats';
import type { PlacedReport } from './combats';
import { requireSeed } from './numbers';
import type { Scenario } from './scenario';

export interface ResolveChoice {
  /** Id of the combat; without it every combat of the scenario. */
  readonly engagement?: string;
  /** Rolls all dice from this seed, whatever the scenario gives: a whole number, 0 or more. */
  readonly seed?: number;
}

/** @throws CannotRun where the scenario has no such combat; RangeError for a seed that is none */
export function resolvedCombats(scenario: Scenario, { engagement, seed }: ResolveChoice): readonly PlacedReport[] {
  requireSeed(seed);
  return combatsNamed(scenario, engagement).map((found) => {
    const { report } = orCannotRun(resolveCombat(found, { seed, fallbackSeed: defaultSeed }));
    return placed(scenario, report);
  });
}
