/** Pages of rules and of long hovers. Worked examples are searched for step by step, so that other requests are answered in between. */
import {
  createEnvironment,
  type LoadedRulesets,
  prepareRuleExamples,
  pageLink,
  renderHoverPage,
  renderRulePage,
  type RuleLink,
} from '../features';
import { parseValuePage, type RulePageParams } from '../protocol';
import type { Documents } from './documents';
import { runStepByStep, type Runtime } from './runtime';

export type ReadRulePage = (page: RulePageParams, ruleLink?: RuleLink) => Promise<string | undefined>;

export function createRulePageReader(
  rulesets: LoadedRulesets,
  documents: Pick<Documents, 'getCurrent'>,
  runtime: Pick<Runtime, 'setImmediate'>,
): ReadRulePage {
  return async (page, ruleLink) => {
    const valuePage = parseValuePage(page);
    if (valuePage) {
      const current = await documents.getCurrent(valuePage.uri);
      return current && renderHoverPage(current.analysis, valuePage.offset, ruleLink ?? pageLink);
    }
    await rulesets.load([page.ruleset]);
    const loaded = rulesets.listLoaded();
    const ruleset = loaded.find(({ id }) => id === page.ruleset);
    if (ruleset && page.rule !== undefined) await runStepByStep(prepareRuleExamples(ruleset), runtime);
    return renderRulePage(page, createEnvironment({ rulesets: loaded, ...(ruleLink && { ruleLink }) }));
  };
}
