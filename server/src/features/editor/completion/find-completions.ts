/** Completion at a cursor, in a scenario or in the workspace configuration. */
import { chooseRuleset, describeAt } from '../../../schema';
import type { Analysis } from '../../analysis/analysis';
import type { Game } from '../begin/games';
import {
  completeFirstKey,
  findScenarioCompletions,
  completeRulesetValues,
  completeTexts,
} from './scenario-completions';
import { type Completion, markWritten, truncateCompletions } from './completion';
import { type CompletionContext, findCompletionContexts } from './completion-context';

/** Additional sources for completion. */
export interface CompletionSources {
  /** Games to offer while the scenario names no ruleset. */
  readonly games?: readonly Game[];
  /** Paths of files that may contain a table, relative to the scenario. */
  readonly files?: readonly string[];
}

/** Returns the completions at an offset, the likeliest first; none if the surrounding text cannot be parsed. */
export function findCompletions(
  analysis: Analysis,
  offset: number,
  { games = [], files = [] }: CompletionSources = {},
): readonly Completion[] {
  return findFirstCompletions(analysis, offset, (context) => {
    if (context.path.length === 1 && context.path[0] === 'ruleset' && context.position === 'value')
      return completeRulesetValues(context);
    const choice = chooseRuleset(context.document.data);
    if (!('id' in choice)) return completeFirstKey(games, context);
    const paths = isTablePath(choice.id, context)
      ? completeTexts(
          context,
          files.map((text) => ({ text })),
        )
      : [];
    return [...paths, ...findScenarioCompletions(analysis, choice.id, context)];
  });
}

/** Whether the path of a table file is expected at an offset: callers list files only then. */
export function isTablePathAt(analysis: Analysis, offset: number): boolean {
  for (const context of findCompletionContexts(analysis, offset)) {
    const choice = chooseRuleset(context.document.data);
    if ('id' in choice && isTablePath(choice.id, context)) return true;
  }
  return false;
}

function isTablePath(ruleset: string, { position, path, document }: CompletionContext): boolean {
  return position === 'value' && describeAt(ruleset, document.data, { path })?.tableFile !== undefined;
}

/** Completions of the first completion context that has any. */
export function findFirstCompletions(
  analysis: Analysis,
  offset: number,
  getCompletions: (context: CompletionContext) => readonly Completion[],
): readonly Completion[] {
  for (const context of findCompletionContexts(analysis, offset)) {
    const completionList = markWritten(getCompletions(context), analysis.text);
    const typed = analysis.text.slice(context.word.from, offset);
    if (completionList.length > 0) return truncateCompletions(completionList, typed);
  }
  return [];
}
