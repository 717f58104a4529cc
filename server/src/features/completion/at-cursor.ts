/** Completion at a cursor, in a scenario or in the workspace configuration. */
import { chooseRuleset, describe } from '../../schema';
import type { Range } from '../../text';
import type { Analysis } from '../analysis';
import type { Game } from '../begin/games';
import { beginnings, offersAt, rulesetValues, textsAt } from './completions';
import type { Completion } from './completion';
import { fitting } from './fitting';
import { spotsAt } from './spot';
import type { Spot } from './spot';

/** Additional sources for completion. */
export interface CompletionContext {
  /** Games to offer while the scenario names no ruleset. */
  readonly games?: readonly Game[];
  /** Paths of files that may contain a table, relative to the scenario. */
  readonly files?: readonly string[];
}

/**
 * Returns the completions at an offset, the likeliest first; none if the surrounding text cannot be parsed. A completion that equals the
 * current text is omitted: accepting it would change nothing and cost a key press.
 */
export function completions(
  analysis: Analysis,
  offset: number,
  { games = [], files = [] }: CompletionContext = {},
): readonly Completion[] {
  return firstFound(analysis, offset, (spot) => {
    if (spot.path.length === 1 && spot.path[0] === 'ruleset' && spot.as === 'value') return rulesetValues(spot);
    const choice = chooseRuleset(spot.document.data);
    if (!('id' in choice)) return beginnings(games, spot);
    const paths = isTablePath(choice.id, spot)
      ? textsAt(
          spot,
          files.map((text) => ({ text })),
        )
      : [];
    return [...paths, ...offersAt(analysis, choice.id, spot)];
  });
}

/** Whether the path of a table file is expected at an offset: callers list files only then. */
export function isTablePathAt(analysis: Analysis, offset: number): boolean {
  for (const spot of spotsAt(analysis, offset)) {
    const choice = chooseRuleset(spot.document.data);
    if ('id' in choice && isTablePath(choice.id, spot)) return true;
  }
  return false;
}

function isTablePath(ruleset: string, { as, path, document }: Spot): boolean {
  return as === 'value' && describe(ruleset, document.data, { path })?.tableFile !== undefined;
}

/** Completions of the first completion context that has any. */
export function firstFound(
  analysis: Analysis,
  offset: number,
  offers: (spot: Spot) => readonly Completion[],
): readonly Completion[] {
  for (const spot of spotsAt(analysis, offset)) {
    const found = offers(spot);
    const typed = analysis.text.slice(spot.word.from, offset);
    if (found.length > 0)
      return fitting(
        found.filter(({ snippet, range }) => snippet !== textOf(analysis, range)),
        typed,
      );
  }
  return [];
}

function textOf({ text }: Analysis, { from, to }: Range): string {
  return text.slice(from, to);
}
