/** The rulesets: a line each in the lists. Adding one is its folder, its schema, its samples and its lines here. */
import type { RulesetId } from '../generated/schemas';
import type { Ruleset } from '../model/ruleset';
import type { Starters } from '../model/starter';

/**
 * By the id that `ruleset:` of a scenario names: a schema without its ruleset does not compile. Each is a bundle of its own, loaded when a
 * scenario first asks for it.
 */
const registry: Readonly<Record<RulesetId, () => Promise<Ruleset>>> = {
  'wif-ssw': async () => erased((await import('./wif-ssw/ruleset')).wifSsw),
  awaw: async () => erased((await import('./awaw/ruleset')).awaw),
  aare: async () => erased((await import('./aare/ruleset')).aare),
  'aa-depth': async () => erased((await import('./aa-depth/ruleset')).aaDepth),
};

/** The combats alone, for who calculates odds and needs nothing else: a list of its own, so that the bundle of a worker is without the rest. */
const combats: Readonly<Record<RulesetId, () => Promise<{ readonly combats: unknown; readonly turn?: unknown }>>> = {
  'wif-ssw': () => import('./wif-ssw/combats'),
  awaw: () => import('./awaw/combats'),
  aare: () => import('./aare/combats'),
  'aa-depth': () => import('./aa-depth/combats'),
};

/** What scenarios may begin with, before any names a ruleset: a list of its own, so that an empty file loads no rules. */
const begin: Readonly<Record<RulesetId, () => Promise<{ readonly starters: Starters }>>> = {
  'wif-ssw': () => import('./wif-ssw/starters'),
  awaw: () => import('./awaw/starters'),
  aare: () => import('./aare/starters'),
  'aa-depth': () => import('./aa-depth/starters'),
};

/** The ruleset of an id; undefined where there is none. */
export async function loadRuleset(id: string): Promise<Ruleset | undefined> {
  return Object.hasOwn(registry, id) ? registry[id as RulesetId]() : undefined;
}

/** All rulesets, in the order in which users see them. */
export function loadRulesets(): Promise<readonly Ruleset[]> {
  return Promise.all(Object.values(registry).map((load) => load()));
}

/** What scenarios of each ruleset may begin with. */
export function loadStarters(): Promise<readonly { readonly id: string; readonly begin: Starters }[]> {
  return Promise.all(Object.entries(begin).map(async ([id, load]) => ({ id, begin: (await load()).starters })));
}

/** What a ruleset says of its combats. */
export type RulesetCombats = Pick<Ruleset, 'id' | 'combats' | 'turn'>;

/** The combats of the ruleset of an id; undefined where there is none. */
export async function loadCombats(id: string): Promise<RulesetCombats | undefined> {
  if (!Object.hasOwn(combats, id)) return undefined;
  // Without the types of their data, as below.
  const { combats: listed, turn } = (await combats[id as RulesetId]()) as Omit<RulesetCombats, 'id'>;
  return { id, combats: listed, turn };
}

/**
 * A ruleset without the types of its data. This is safe because a ruleset is only ever given data that the schema of the same id let
 * pass, from which these types are generated.
 */
function erased<Data extends object, Header extends object>(ruleset: Ruleset<Data, Header>): Ruleset {
  return ruleset as unknown as Ruleset;
}
