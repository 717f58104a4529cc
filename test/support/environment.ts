/** An environment with every ruleset, for tests that do not test loading. */
import { createEnvironment, loadRulesets } from '../../server/src/features';
import type { Environment } from '../../server/src/features';

export const rulesets = await loadRulesets();

export function environment(overrides: Partial<Environment> = {}): Environment {
  return createEnvironment({ rulesets, ...overrides });
}
