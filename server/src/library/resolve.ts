/** Combats resolved with the dice of the scenario or a seed, with every step. */
import { defaultSeed, resolveCombat } from '../features';
import { findCombats, getOrThrow, type PlacedReport, placeReport } from './combats';
import { requireSeed } from './numbers';
import type { Scenario } from './scenario';

export interface ResolveChoice {
  /** Id of the combat; without it, every combat of the scenario. */
  readonly engagement?: string;
  /** Rolls all dice from this seed instead of using the scenario's: a whole number, 0 or more. */
  readonly seed?: number;
}

/** @throws CannotRun if the scenario has no such combat; RangeError for an invalid seed */
export function resolveCombats(scenario: Scenario, { engagement, seed }: ResolveChoice): readonly PlacedReport[] {
  requireSeed(seed);
  return findCombats(scenario, engagement).map((target) => {
    const { report } = getOrThrow(resolveCombat(target, { seed, fallbackSeed: defaultSeed }));
    return placeReport(scenario, report);
  });
}
