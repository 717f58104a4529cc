/** The rulesets: one line each. Adding one is its folder, its schema, its samples and its line here. */
import type { SchemaId } from '../generated/schemas';
import type { Ruleset } from '../model/ruleset';

interface Entry {
  readonly ruleset: () => Promise<Ruleset>;
  /** The combats alone, for who calculates odds and needs nothing else. */
  readonly combats: () => Promise<{ readonly combats: unknown }>;
}

/**
 * By the id that `ruleset:` of a scenario names: a schema without its ruleset does not compile. Each is a bundle of its own, loaded when a
 * scenario first asks for it.
 */
// prettier-ignore
const registry: Readonly<Record<SchemaId, Entry>> = {
  'wif-ssw': { ruleset: async () => erased((await import('./wif-ssw')).wifSsw), combats: () => import('./wif-ssw/combats') },
  awaw: { ruleset: async () => erased((await import('./awaw')).awaw), combats: () => import('./awaw/combats') },
  aare: { ruleset: async () => erased((await import('./aare')).aare), combats: () => import('./aare/combats') },
  'aa-depth': { ruleset: async () => erased((await import('./aa-depth')).aaDepth), combats: () => import('./aa-depth/combats') },
};

/** The ruleset of an id; undefined where there is none. */
export async function loadRuleset(id: string): Promise<Ruleset | undefined> {
  return Object.hasOwn(registry, id) ? registry[id as SchemaId].ruleset() : undefined;
}

/** All rulesets, in the order in which they are told to users. */
export function loadRulesets(): Promise<readonly Ruleset[]> {
  return Promise.all(Object.values(registry).map(({ ruleset }) => ruleset()));
}

/** The combats of all rulesets. */
export function loadCombats(): Promise<readonly Pick<Ruleset, 'id' | 'combats'>[]> {
  return Promise.all(
    // Without the types of their data, as below.
    Object.entries(registry).map(async ([id, { combats: load }]) => ({
      id,
      combats: (await load()).combats as Ruleset['combats'],
    })),
  );
}

/**
 * A ruleset without the types of its data. This is safe because a ruleset is only ever given data that the schema of the same id let
 * pass, from which these types are generated.
 */
function erased<Data extends object, Header extends object>(ruleset: Ruleset<Data, Header>): Ruleset {
  return ruleset as unknown as Ruleset;
}
