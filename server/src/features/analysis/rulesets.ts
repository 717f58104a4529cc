/** Loads rulesets when a text first mentions them: a scenario of one game does not wait for the rules of the others. */
import type { Ruleset } from '../../model/ruleset';
import { loadRuleset, loadRulesets as loadAll } from '../../rulesets/registry';
import { chooseRuleset, configSchema, loadValidators, rulesetIds } from '../../schema';
import type { Analysis } from './analysis';

/** Loads all rulesets with their validators, in display order. */
export async function loadRulesets(): Promise<readonly Ruleset[]> {
  const [rulesets] = await Promise.all([loadAll(), loadValidators()]);
  return rulesets;
}

export type LoadedRulesets = ReturnType<typeof createRulesetLoader>;

export function createRulesetLoader() {
  const loaded = new Map<string, Ruleset>();
  // An id occurs verbatim, unless the text has escapes.
  const createMentionTest = (text: string): ((id: string) => boolean) =>
    text.includes('\\') ? () => true : (id) => text.includes(id);
  return {
    /** All loaded rulesets. */
    listLoaded: (): readonly Ruleset[] => [...loaded.values()],
    /** Loaded rulesets that a text mentions. */
    listMentioned: (text: string): readonly Ruleset[] =>
      rulesetIds.filter(createMentionTest(text)).flatMap((id) => loaded.get(id) ?? []),
    /** Ids of mentioned rulesets that are not loaded. */
    listMissing: (text: string): readonly string[] =>
      rulesetIds.filter((id) => !loaded.has(id)).filter(createMentionTest(text)),
    /** Ids of rulesets that a parsed text uses and that are not loaded. */
    listMissingFor: ({ file }: Pick<Analysis, 'file'>): readonly string[] =>
      file.documents.flatMap(({ writtenData }) => {
        const choice = chooseRuleset(writtenData);
        return 'id' in choice && !loaded.has(choice.id) ? [choice.id] : [];
      }),
    /** Loads rulesets; unknown ids are ignored. */
    async load(ids: readonly string[]): Promise<void> {
      const [loadedList] = await Promise.all([
        Promise.all(ids.map(loadRuleset)),
        loadValidators([...ids, configSchema]),
      ]);
      for (const ruleset of loadedList) if (ruleset) loaded.set(ruleset.id, ruleset);
    },
  };
}
