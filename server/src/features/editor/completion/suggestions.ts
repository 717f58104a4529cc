/** Suggestions of a ruleset for values that no schema enumerates. */
import { valueAt } from '../../../model/place';
import type { SuggestedWord } from '../../../model/ruleset';
import type { Analysis } from '../../analysis/analysis';
import { matchesPattern } from '../hover/pattern';
import type { CompletionContext } from './completion-context';

/** Omits existing keys. A ruleset that throws on unfinished data suggests nothing. */
export function listSuggestions(
  { environment }: Analysis,
  rulesetId: string,
  context: CompletionContext,
): readonly SuggestedWord[] {
  const { document, path, position } = context;
  const ruleset = environment.rulesets.find(({ id }) => id === rulesetId);
  const place = position === 'key' ? [...path, '~'] : path;
  const matching = (ruleset?.suggestions ?? []).filter(({ at }) =>
    at.some((pattern) => matchesPattern(pattern, place)),
  );
  try {
    const suggestionList = matching.flatMap(({ suggest }) => suggest(document.data, path));
    const presentKeys = position === 'key' ? Object.keys(Object(valueAt(document.data, path)) as object) : [];
    return suggestionList.filter(({ text }) => !presentKeys.includes(text));
  } catch {
    return [];
  }
}
