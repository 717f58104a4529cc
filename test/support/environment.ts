/** The environment of the features with every ruleset, for tests that are about no loading. */
import { environment as environmentWith, loadRulesets } from '../../server/src/features';
import type { Environment } from '../../server/src/features';

export const rulesets = await loadRulesets();

export function environment(known: Partial<Environment> = {}): Environment {
  return environmentWith({ rulesets, ...known });
}
