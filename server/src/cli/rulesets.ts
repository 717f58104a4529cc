/** Loads rulesets on demand: checking the scenarios of one game does not load the others. */
import { type Environment, createRulesetLoader, loadRulesets } from '../features';

type Rulesets = Environment['rulesets'];

export interface RulesetsOnDemand {
  readonly loadAll: () => Promise<Rulesets>;
  /** The rulesets that a text may use: always the same for the same text, independent of what is loaded. */
  readonly loadForText: (text: string) => Promise<Rulesets>;
}

export function createRulesetsOnDemand(): RulesetsOnDemand {
  const loader = createRulesetLoader();
  let all: Promise<Rulesets> | undefined;
  let configValidatorLoad: Promise<void> | undefined;
  return {
    loadAll: () => (all ??= loadRulesets()),
    async loadForText(text) {
      const missing = loader.listMissing(text);
      if (missing.length > 0) await loader.load(missing);
      // Loading no ruleset loads the validator of the configuration file alone.
      else await (configValidatorLoad ??= loader.load([]));
      return loader.listMentioned(text);
    },
  };
}
