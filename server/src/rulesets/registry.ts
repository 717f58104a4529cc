/** The rulesets: one line each. Adding one is its folder, its schema, its samples and its line here. */
import type { SchemaId } from '../generated/schemas';
import type { Ruleset } from '../model/ruleset';
import { aaDepth } from './aa-depth';
import { aare } from './aare';
import { awaw } from './awaw';
import { wifSsw } from './wif-ssw';

/** By the id that `ruleset:` of a scenario names: a schema without its ruleset does not compile. */
const registry: Readonly<Record<SchemaId, Ruleset>> = {
  'wif-ssw': erased(wifSsw),
  awaw: erased(awaw),
  aare: erased(aare),
  'aa-depth': erased(aaDepth),
};

/** All rulesets, in the order in which they are told to users. */
export const rulesets: readonly Ruleset[] = Object.values(registry);

/**
 * A ruleset without the types of its data. This is safe because a ruleset is only ever given data that the schema of the same id let
 * pass, from which these types are generated.
 */
function erased<Data extends object, Header extends object>(ruleset: Ruleset<Data, Header>): Ruleset {
  return ruleset as unknown as Ruleset;
}
