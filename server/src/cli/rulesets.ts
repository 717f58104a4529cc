/** Loads rulesets on demand: checking the scenarios of one game does not load the others. */
import { type Environment, loadedRulesets, loadRulesets } from '../features';

type Rulesets = Environment['rulesets'];

export interface RulesetsOnDemand {
  readonly all: () => Promise<Rulesets>;
  /** The rulesets that a text may use: always the same for the same text, independent of what is loaded. */
  readonly forText: (text: string) => Promise<Rulesets>;
}

export function rulesetsOnDemand(): RulesetsOnDemand {
  const loaded = loadedRulesets();
  let all: Promise<Rulesets> | undefined;
  let first: Promise<void> | undefined;
  return {
    all: () => (all ??= loadRulesets()),
    async forText(text) {
      const missing = loaded.missing(text);
      if (missing.length > 0) await loaded.load(missing);
      else await (first ??= loaded.load([]));
      return loaded.listMentioned(text);
    },
  };
}
