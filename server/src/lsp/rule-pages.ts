/** Pages of rules, whose worked examples are found while nothing else is asked for. */
import {
  createEnvironment,
  type LoadedRulesets,
  prepareRuleExamples,
  renderRulePage,
  type RuleLink,
} from '../features';
import type { RulePageParams } from '../protocol';
import { runStepByStep, type Runtime } from './runtime';

export type ReadRulePage = (page: RulePageParams, ruleLink?: RuleLink) => Promise<string | undefined>;

export function createRulePageReader(rulesets: LoadedRulesets, runtime: Pick<Runtime, 'setImmediate'>): ReadRulePage {
  return async (page, ruleLink) => {
    await rulesets.load([page.ruleset]);
    const loaded = rulesets.all();
    const ruleset = loaded.find(({ id }) => id === page.ruleset);
    if (ruleset && page.rule !== undefined) await runStepByStep(prepareRuleExamples(ruleset), runtime);
    return renderRulePage(page, createEnvironment({ rulesets: loaded, ...(ruleLink && { ruleLink }) }));
  };
}
