/** Suggestions of a ruleset for values that no schema enumerates. */
import { valueAt } from '../../model/place';
import type { Suggested } from '../../model/ruleset';
import type { Analysis } from '../analysis';
import { matches } from '../hover/pattern';
import type { Spot } from './spot';

/** Omits existing keys. A ruleset that throws on unfinished data suggests nothing. */
export function suggestions({ environment }: Analysis, rulesetId: string, spot: Spot): readonly Suggested[] {
  const { document, path, as } = spot;
  const ruleset = environment.rulesets.find(({ id }) => id === rulesetId);
  const place = as === 'key' ? [...path, '~'] : path;
  const fitting = (ruleset?.suggestions ?? []).filter(({ at }) => at.some((pattern) => matches(pattern, place)));
  try {
    const found = fitting.flatMap(({ suggest }) => suggest(document.data, path));
    const given = as === 'key' ? Object.keys(Object(valueAt(document.data, path)) as object) : [];
    return found.filter(({ text }) => !given.includes(text));
  } catch {
    return [];
  }
}
