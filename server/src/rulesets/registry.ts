/** The registry of rulesets. A new ruleset needs its folder, its schema, its samples and a line in each list here. */
import type { RulesetId } from '../generated/schemas';
import type { Ruleset } from '../model/ruleset';
import type { Starters } from '../model/starter';

/**
 * By the id in a scenario's `ruleset:`. A schema without a ruleset does not compile. Each ruleset is a bundle of its own, loaded
 * when a scenario first uses it.
 */
const rulesetLoaders: Readonly<Record<RulesetId, () => Promise<Ruleset>>> = {
  'wif-ssw': async () => eraseTypes((await import('./wif-ssw/ruleset')).wifSsw),
  awaw: async () => eraseTypes((await import('./awaw/ruleset')).awaw),
  aare: async () => eraseTypes((await import('./aare/ruleset')).aare),
  'aa-depth': async () => eraseTypes((await import('./aa-depth/ruleset')).aaDepth),
};

/** The combats alone, in a list of their own so that the bundle of a worker excludes the remaining rules. */
const combatLoaders: Readonly<
  Record<RulesetId, () => Promise<{ readonly listCombats: unknown; readonly createScenarioTurn?: unknown }>>
> = {
  'wif-ssw': () => import('./wif-ssw/combats'),
  awaw: () => import('./awaw/combats'),
  aare: () => import('./aare/combats'),
  'aa-depth': () => import('./aa-depth/combats'),
};

/** The starters of new scenarios, in a list of their own so that an empty file loads no rules. */
const starterLoaders: Readonly<Record<RulesetId, () => Promise<{ readonly starters: Starters }>>> = {
  'wif-ssw': () => import('./wif-ssw/starters'),
  awaw: () => import('./awaw/starters'),
  aare: () => import('./aare/starters'),
  'aa-depth': () => import('./aa-depth/starters'),
};

/** Loads the ruleset with an id; undefined if there is none. */
export async function loadRuleset(id: string): Promise<Ruleset | undefined> {
  return Object.hasOwn(rulesetLoaders, id) ? rulesetLoaders[id as RulesetId]() : undefined;
}

/** All rulesets, in display order. */
export function loadRulesets(): Promise<readonly Ruleset[]> {
  return Promise.all(Object.values(rulesetLoaders).map((load) => load()));
}

/** The starters of each ruleset. */
export function loadStarters(): Promise<readonly { readonly id: string; readonly begin: Starters }[]> {
  return Promise.all(
    Object.entries(starterLoaders).map(async ([id, load]) => ({ id, begin: (await load()).starters })),
  );
}

/** The part of a ruleset that states its combats. */
export type RulesetCombats = Pick<Ruleset, 'id' | 'listCombats' | 'createScenarioTurn'>;

/** Loads the combats of the ruleset with an id; undefined if there is none. */
export async function loadCombats(id: string): Promise<RulesetCombats | undefined> {
  if (!Object.hasOwn(combatLoaders, id)) return undefined;
  // The types of the data are erased, as in `eraseTypes`.
  const { listCombats, createScenarioTurn } = (await combatLoaders[id as RulesetId]()) as Omit<RulesetCombats, 'id'>;
  return { id, listCombats, createScenarioTurn };
}

/**
 * Erases the data types of a ruleset. This is safe because a ruleset only receives data that has passed the schema with the same
 * id, from which its types are generated.
 */
function eraseTypes<Data extends object, Header extends object>(ruleset: Ruleset<Data, Header>): Ruleset {
  return ruleset as unknown as Ruleset;
}
