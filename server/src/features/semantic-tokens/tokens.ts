/** Semantic tokens: roles of the words of a scenario. An edit only costs its own chunk: all other chunks keep their encoded tokens. */
import type { Range } from '../../text';
import type { Analysis } from '../analysis';
import { problems } from '../problems/problems';
import { tokensOfChunk } from './chunk-tokens';
import type { Token } from './chunk-tokens';
import { Ignored } from './ignored';
import { ignored } from './legend';

/** Encoded as in LSP: five numbers per token: line and start relative to the previous token, length, type, modifiers. */
export type TokenData = readonly number[];

/** Encoded tokens per chunk. An unchanged chunk at an unchanged distance from its predecessor reuses its array. */
export type TokenBlocks = readonly TokenData[];

/** @param range only tokens that overlap it */
export function semanticTokens(analysis: Analysis, range?: Range): TokenData {
  return joined(tokenBlocks(analysis, range));
}

/** @param range only tokens that overlap it */
export function tokenBlocks(analysis: Analysis, range?: Range): TokenBlocks {
  const lines = analysis.lines();
  const unused = new Ignored(problems(analysis).filter(({ unnecessary }) => unnecessary));
  const blocks: TokenData[] = [];
  let before: Position = { line: 0, column: 0 };
  for (const { at, to, tokens: all } of placed(analysis, range)) {
    const isCut = range !== undefined && (at < range.from || to > range.to);
    const tokens = isCut ? all.filter(({ from, length }) => touches(range, at + from, length)) : all;
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last) continue;
    const start = lines.positionAt(at);
    const lead = distance(before, positionOf(first, start));
    blocks.push(
      unused.touches(at, to)
        ? encoded(tokens, lead, ({ from, length }) => (unused.covers(at + from, at + from + length) ? ignored : 0))
        : known(tokens, lead),
    );
    before = positionOf(last, start);
  }
  return blocks;
}

const touches = (range: Range, from: number, length: number): boolean => from < range.to && from + length > range.from;

interface Position {
  readonly line: number;
  readonly column: number;
}

/** @param start position of the chunk */
function positionOf({ line, column }: Token, start: Position): Position {
  return { line: start.line + line, column: line === 0 ? start.column + column : column };
}

/** Position relative to another, as in LSP: columns are relative only on the same line. */
function distance(before: Position, { line, column }: Position): Position {
  const down = line - before.line;
  return { line: down, column: down > 0 ? column : column - before.column };
}

const encodings = new WeakMap<readonly Token[], { readonly lead: Position; readonly data: TokenData }>();

function known(tokens: readonly Token[], lead: Position): TokenData {
  const before = encodings.get(tokens);
  if (before?.lead.line === lead.line && before.lead.column === lead.column) return before.data;
  const data = encoded(tokens, lead, () => 0);
  encodings.set(tokens, { lead, data });
  return data;
}

/** @param lead position of the first token relative to the previous one @param more additional modifiers of a token */
function encoded(tokens: readonly Token[], lead: Position, more: (token: Token) => number): TokenData {
  const data: number[] = [];
  let before: Token | undefined;
  for (const token of tokens) {
    const { line, column } = before ? distance(before, token) : lead;
    data.push(line, column, token.length, token.type, token.modifiers | more(token));
    before = token;
  }
  return data;
}

/** The tokens of a chunk, with its range. */
interface Placed {
  readonly at: number;
  readonly to: number;
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
      yield { at, to, tokens: tokensOfChunk(chunk, ruleset.id, list, () => text.slice(at, to)) };
    }
  }
}

/** Concatenates blocks. */
export function joined(blocks: TokenBlocks): TokenData {
  return blocks.flat();
}

/** An edit of encoded tokens, as in LSP. */
export interface TokenEdit {
  readonly start: number;
  readonly deleteCount: number;
  readonly data: TokenData;
}

/** Computes the edit between two token lists; none if they are equal. Identical arrays are skipped. */
export function tokenEdits(before: TokenBlocks, after: TokenBlocks): readonly TokenEdit[] {
  const head = sameAtStart(before, after);
  const tail = sameAtEnd(before, after, head);
  const [old, now] = [before, after].map((blocks) => joined(blocks.slice(head, blocks.length - tail)));
  const offset = before.slice(0, head).reduce((sum, { length }) => sum + length, 0);
  const start = sameAtStart(old!, now!);
  const end = sameAtEnd(old!, now!, start);
  const deleteCount = old!.length - start - end;
  const data = now!.slice(start, now!.length - end);
  return deleteCount === 0 && data.length === 0 ? [] : [{ start: offset + start, deleteCount, data }];
}

function sameAtStart<T>(some: readonly T[], others: readonly T[]): number {
  const most = Math.min(some.length, others.length);
  let count = 0;
  while (count < most && some[count] === others[count]) count++;
  return count;
}

/** @param start number of equal members at the start */
function sameAtEnd<T>(some: readonly T[], others: readonly T[], start: number): number {
  const most = Math.min(some.length, others.length) - start;
  let count = 0;
  while (count < most && some[some.length - 1 - count] === others[others.length - 1 - count]) count++;
  return count;
}
