/** Semantic tokens: what the words of a scenario are to its rules, for colours. An edit costs its own piece of the text. */
import type { Range } from '../../text';
import type { Analysis } from '../analysis';
import { problems } from '../problems/problems';
import { tokensOfChunk } from './chunk-tokens';
import type { Token } from './chunk-tokens';
import { ignored } from './legend';

/** As in the protocol: line and start from the token before, length, type and modifiers by the legend; five numbers for each token. */
export type TokenData = readonly number[];

/** @param range only tokens that touch it */
export function semanticTokens(analysis: Analysis, range?: Range): TokenData {
  const data: number[] = [];
  const lines = analysis.lines();
  const unused = ignoredRanges(analysis);
  let [line, column] = [0, 0];
  for (const { at, tokens } of placed(analysis, range)) {
    const start = lines.positionAt(at);
    for (const token of tokens) {
      const from = at + token.from;
      if (range && (from >= range.to || from + token.length <= range.from)) continue;
      const tokenLine = start.line + token.line;
      const tokenColumn = token.line === 0 ? start.column + token.column : token.column;
      const isNewLine = tokenLine > line;
      const modifiers = token.modifiers | (isIgnored(unused, from, from + token.length) ? ignored : 0);
      data.push(tokenLine - line, isNewLine ? tokenColumn : tokenColumn - column, token.length, token.type, modifiers);
      [line, column] = [tokenLine, tokenColumn];
    }
  }
  return data;
}

interface Placed {
  readonly at: number;
  readonly tokens: readonly Token[];
}

function* placed({ text, scenarios }: Analysis, range: Range | undefined): Generator<Placed> {
  for (const { document, ruleset } of scenarios) {
    if (!ruleset) continue;
    let list: string | undefined;
    for (const chunk of document.chunks) {
      const at = document.bases.get(chunk.base)!;
      const to = at + chunk.base.length;
      if (chunk.role !== 'item') list = chunk.role === 'head' ? Object.keys(chunk.content)[0] : undefined;
      if (range && (at >= range.to || to <= range.from)) continue;
      yield { at, tokens: tokensOfChunk(chunk, ruleset.id, list, () => text.slice(at, to)) };
    }
  }
}

/** What the rules take no notice of, in the order of the text. */
function ignoredRanges(analysis: Analysis): readonly Range[] {
  return problems(analysis).filter(({ unnecessary }) => unnecessary);
}

function isIgnored(ranges: readonly Range[], from: number, to: number): boolean {
  return ranges.some((range) => range.from <= from && to <= range.to);
}

/** One change of a token list, as the protocol has it: what stands from an index on is replaced. */
export interface TokenEdit {
  readonly start: number;
  readonly deleteCount: number;
  readonly data: TokenData;
}

/** What makes one list of tokens of another; none where they are the same. */
export function tokenEdits(before: TokenData, after: TokenData): readonly TokenEdit[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const deleteCount = before.length - start - end;
  const data = after.slice(start, after.length - end);
  return deleteCount === 0 && data.length === 0 ? [] : [{ start, deleteCount, data }];
}
