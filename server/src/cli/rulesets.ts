/** Rulesets are loaded when somebody asks for them: whoever checks scenarios of one game does not wait for the others. */
import { loadRulesets, loadedRulesets } from '../features';
import type { Environment } from '../features';

type Rulesets = Environment['rulesets'];

export interface RulesetsOnDemand {
  /** All that there are. */
  readonly all: () => Promise<Rulesets>;
  /** Those that a text may be for: always the same for the same text, whatever was loaded before. */
  readonly of: (text: string) => Promise<Rulesets>;
}

export function rulesetsOnDemand(): RulesetsOnDemand {
  const loaded = loadedRulesets();
  let all: Promise<Rulesets> | undefined;
  let first: Promise<void> | undefined;
  return {
    all: () => (all ??= loadRulesets()),
    async of(text) {
      const missing = loaded.missing(text);
      if (missing.length > 0) await loaded.load(missing);
      else await (first ??= loaded.load([]));
      return loaded.of(text);
    },
  };
}
