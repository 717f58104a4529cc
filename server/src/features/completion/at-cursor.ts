/** What may be written at a cursor: in a scenario, and in the configuration of a workspace. */
import { chooseRuleset, describe } from '../../schema';
import type { Range } from '../../text';
import type { Analysis } from '../analysis';
import type { Game } from '../begin/games';
import { beginnings, offersAt, rulesetValues, textsAt } from './completions';
import type { Completion } from './completion';
import { fitting } from './fitting';
import { spotsAt } from './spot';
import type { Spot } from './spot';

/** What completion is given that the text does not tell. */
export interface CompletionContext {
  /** What a scenario that names no ruleset yet may be for. */
  readonly games?: readonly Game[];
  /** Files that may hold a table, as the scenario would write their paths. */
  readonly files?: readonly string[];
}

/**
 * What may be written at an offset, the likeliest first; nothing where the text around it cannot be read. What stands there already is not
 * offered: taking it would change nothing, and cost the key press that took it.
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

/** Whether the path of a table's file may be written at an offset: who asks for completions lists the files only then. */
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

/** The offers of the first reading of a cursor that has any. */
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
