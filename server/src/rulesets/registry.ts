/** The rulesets: one line each. Adding one is its folder, its schema, its samples and its line here. */
import type { Ruleset } from '../model/ruleset';
import { wifSsw } from './wif-ssw';

const registry = {
  'wif-ssw': wifSsw,
} as const;

/** The id of a ruleset, as `ruleset:` of a scenario names it. */
export type RulesetId = keyof typeof registry;

/** A ruleset whose data one need not know: the schema of its id has let the data pass. */
export type AnyRuleset = Ruleset;

/** All rulesets, in the order in which they are told to users. */
export const rulesets: readonly AnyRuleset[] = Object.values(registry).map(erased);

/** The ruleset of an id; undefined where there is none. */
export function rulesetOf(id: string): AnyRuleset | undefined {
  return rulesets.find((ruleset) => ruleset.id === id);
}

export function isRulesetId(id: string): id is RulesetId {
  return Object.hasOwn(registry, id);
}

/**
 * A ruleset without the types of its data. This is safe because a ruleset is only ever given data that the schema of the same id let
 * pass, from which these types are generated.
 */
function erased<Data extends object, Header extends object>(ruleset: Ruleset<Data, Header>): AnyRuleset {
  return ruleset as unknown as AnyRuleset;
}
