/** What moves the outcome of a combat most. */
import { whatMatters } from '../features';
import type { ReportMatters } from '../protocol';
import { orCannotRun } from './combats';
import { requireRuns, requireSeed } from './numbers';
import type { Scenario } from './scenario';
import { combatMeant, headOf, standing } from './variants';
import type { CombatHead, SamplingChoice } from './variants';
import type { WatchOptions } from './watch';

export interface MattersChoice extends SamplingChoice {
  /** Id of the combat; it may be left out where the scenario has one. */
  readonly engagement?: string;
  /** The number that is looked at, as `expect: { odds: ... }` names it: `attacker-wins`. Without it the first figure of the odds. */
  readonly of?: string;
}

export interface Matters extends CombatHead, ReportMatters {}

/**
 * @throws CannotRun where there is no such combat or number, or nothing that could be otherwise; RangeError for runs or a seed that are
 * none; the reason of an aborted signal
 */
export async function mattersIn(
  scenario: Scenario,
  { engagement, of, ...sampling }: MattersChoice,
  { signal, progress }: WatchOptions = {},
): Promise<Matters> {
  requireRuns(sampling.runs);
  requireSeed(sampling.seed);
  const found = combatMeant(scenario, engagement, []);
  const matters = await whatMatters(found, {
    standing: (other, tell) =>
      standing(other, sampling, { signal, progress: ({ done, of: all }) => tell(done / Math.max(1, all)) }),
    of,
    tell: (done, all) => progress?.({ engagement: found.site.id, done, of: all, unit: 'combats' }),
  });
  return { ...headOf(scenario, found), ...orCannotRun(matters) };
}
