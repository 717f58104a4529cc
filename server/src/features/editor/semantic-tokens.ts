/** Semantic tokens: roles of the words of a scenario. An edit only costs its own chunk: all other chunks keep their encoded tokens. */
import type { Range } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { diagnose } from '../diagnostics/diagnostics';
import { type Role, type RolePlace, collectItemRoles, collectMemberRoles } from '../../schema';
import type { Chunk } from '../../text/chunk';
import { getNode } from '../../text/node';
import { type SemanticTokenType, semanticTokenModifiers, semanticTokenTypes } from '../../protocol';

/** Encoded as in LSP: five numbers per token: line and start relative to the previous token, length, type, modifiers. */
export type TokenData = readonly number[];

/** Encoded tokens per chunk. An unchanged chunk at an unchanged distance from its predecessor reuses its array. */
export type TokenBlocks = readonly TokenData[];

/** @param range only tokens that overlap it */
export function encodeSemanticTokens(analysis: Analysis, range?: Range): TokenData {
  return joinBlocks(createTokenBlocks(analysis, range));
}

/** @param range only tokens that overlap it */
export function createTokenBlocks(analysis: Analysis, range?: Range): TokenBlocks {
  const lines = analysis.lines();
  const ignoredRanges = new IgnoredRanges(diagnose(analysis).filter(({ unnecessary }) => unnecessary));
  const blocks: TokenData[] = [];
  let previous: Position = { line: 0, column: 0 };
  for (const { chunkFrom, chunkTo, tokens: chunkTokens } of placeTokens(analysis, range)) {
    const isCut = range !== undefined && (chunkFrom < range.from || chunkTo > range.to);
    const tokens = isCut
      ? chunkTokens.filter(({ from, length }) => overlaps(range, chunkFrom + from, length))
      : chunkTokens;
    const [first] = tokens;
    if (!first) continue;
    const start = lines.positionAt(chunkFrom);
    const firstDelta = toDelta(previous, toPosition(first, start));
    blocks.push(
      ignoredRanges.overlaps(chunkFrom, chunkTo)
        ? encodeTokens(tokens, firstDelta, ({ from, length }) =>
            ignoredRanges.covers(chunkFrom + from, chunkFrom + from + length) ? ignored : 0,
          )
        : encodeCached(tokens, firstDelta),
    );
    previous = toPosition(tokens.at(-1)!, start);
  }
  return blocks;
}

const overlaps = (range: Range, from: number, length: number): boolean => from < range.to && from + length > range.from;

interface Position {
  readonly line: number;
  readonly column: number;
}

/** @param start position of the chunk */
function toPosition({ line, column }: Token, start: Position): Position {
  return { line: start.line + line, column: line === 0 ? start.column + column : column };
}

/** Position relative to another, as in LSP: columns are relative only on the same line. */
function toDelta(previous: Position, { line, column }: Position): Position {
  const lineDelta = line - previous.line;
  return { line: lineDelta, column: lineDelta > 0 ? column : column - previous.column };
}

const encodings = new WeakMap<readonly Token[], { readonly firstDelta: Position; readonly data: TokenData }>();

function encodeCached(tokens: readonly Token[], firstDelta: Position): TokenData {
  const cached = encodings.get(tokens);
  if (cached?.firstDelta.line === firstDelta.line && cached.firstDelta.column === firstDelta.column) return cached.data;
  const data = encodeTokens(tokens, firstDelta, () => 0);
  encodings.set(tokens, { firstDelta, data });
  return data;
}

/** @param firstDelta position of the first token relative to the previous one @param getExtraModifiers additional modifiers of a token */
function encodeTokens(
  tokens: readonly Token[],
  firstDelta: Position,
  getExtraModifiers: (token: Token) => number,
): TokenData {
  const data: number[] = [];
  let previous: Token | undefined;
  for (const token of tokens) {
    const { line, column } = previous ? toDelta(previous, token) : firstDelta;
    data.push(line, column, token.length, token.type, token.modifiers | getExtraModifiers(token));
    previous = token;
  }
  return data;
}

/** The tokens of a chunk, with its range. */
interface PlacedTokens {
  readonly chunkFrom: number;
  readonly chunkTo: number;
  readonly tokens: readonly Token[];
}

function* placeTokens({ text, scenarios }: Analysis, range: Range | undefined): Generator<PlacedTokens> {
  for (const { document, ruleset } of scenarios) {
    if (!ruleset) continue;
    let list: string | undefined;
    for (const chunk of document.chunks) {
      const chunkFrom = document.origins.get(chunk.origin)!;
      const chunkTo = chunkFrom + chunk.origin.length;
      if (chunk.role !== 'item') list = chunk.role === 'head' ? Object.keys(chunk.content)[0] : undefined;
      if (range && (chunkFrom >= range.to || chunkTo <= range.from)) continue;
      yield {
        chunkFrom,
        chunkTo,
        tokens: getChunkTokens(chunk, ruleset.id, list, () => text.slice(chunkFrom, chunkTo)),
      };
    }
  }
}

/** Concatenates blocks. */
export function joinBlocks(blocks: TokenBlocks): TokenData {
  return blocks.flat();
}

/** An edit of encoded tokens, as in LSP. */
export interface TokenEdit {
  readonly start: number;
  readonly deleteCount: number;
  readonly data: TokenData;
}

/** Computes the edit between two token lists; none if they are equal. Identical arrays are skipped. */
export function computeTokenEdits(previous: TokenBlocks, current: TokenBlocks): readonly TokenEdit[] {
  const equalBlocksAtStart = countEqualAtStart(previous, current);
  const equalBlocksAtEnd = countEqualAtEnd(previous, current, equalBlocksAtStart);
  const [previousData, currentData] = [previous, current].map((blocks) =>
    joinBlocks(blocks.slice(equalBlocksAtStart, blocks.length - equalBlocksAtEnd)),
  );
  const offset = previous.slice(0, equalBlocksAtStart).reduce((sum, { length }) => sum + length, 0);
  const start = countEqualAtStart(previousData!, currentData!);
  const end = countEqualAtEnd(previousData!, currentData!, start);
  const deleteCount = previousData!.length - start - end;
  const data = currentData!.slice(start, currentData!.length - end);
  return deleteCount === 0 && data.length === 0 ? [] : [{ start: offset + start, deleteCount, data }];
}

function countEqualAtStart<T>(items: readonly T[], others: readonly T[]): number {
  const maxCount = Math.min(items.length, others.length);
  let count = 0;
  while (count < maxCount && items[count] === others[count]) count++;
  return count;
}

/** @param start number of equal members at the start */
function countEqualAtEnd<T>(items: readonly T[], others: readonly T[], start: number): number {
  const maxCount = Math.min(items.length, others.length) - start;
  let count = 0;
  while (count < maxCount && items[items.length - 1 - count] === others[others.length - 1 - count]) count++;
  return count;
}

// Tokens of a chunk, cached while it is unchanged.

/** A token on one line. Line and column are relative to its chunk; the column counts from the start of the line. */
export interface Token {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** Index in the legend. */
  readonly type: number;
  /** Bits of the legend. */
  readonly modifiers: number;
  /** Relative to the chunk. */
  readonly from: number;
}

interface CachedTokens {
  readonly ruleset: string;
  readonly list: string | undefined;
  readonly tokens: readonly Token[];
}

const tokenCache = new WeakMap<Chunk, CachedTokens>();

/** In document order. @param getText of the chunk @param list root key of an item */
export function getChunkTokens(
  chunk: Chunk,
  ruleset: string,
  list: string | undefined,
  getText: () => string,
): readonly Token[] {
  const cached = tokenCache.get(chunk);
  if (cached?.ruleset === ruleset && cached.list === list) return cached.tokens;
  const tokens = createTokens(chunk, ruleset, list, getText());
  tokenCache.set(chunk, { ruleset, list, tokens });
  return tokens;
}

function createTokens(
  { role, content }: Chunk,
  ruleset: string,
  list: string | undefined,
  text: string,
): readonly Token[] {
  const places =
    role !== 'item'
      ? collectMemberRoles(ruleset, content)
      : list === undefined
        ? []
        : collectItemRoles(ruleset, list, content as readonly unknown[]);
  const ranges = places.flatMap((place) => toTokenRange(place)).sort((a, b) => a.from - b.from);
  const tokens: Token[] = [];
  let line = 0;
  let start = 0;
  let end = -1;
  for (const { from, to, place } of ranges) {
    // Values from an alias have the position of the alias, which is a single token.
    if (from < end) continue;
    for (let next = text.indexOf('\n', start); next >= 0 && next < from; next = text.indexOf('\n', start)) {
      line++;
      start = next + 1;
    }
    if (text.slice(from, to).includes('\n')) continue;
    end = to;
    tokens.push({
      ...{ line, column: from - start, length: to - from, from },
      type: getTypeIndex(place.role),
      modifiers: place.isDeclaration ? declaration : 0,
    });
  }
  return tokens;
}

function toTokenRange(place: RolePlace): readonly { from: number; to: number; place: RolePlace }[] {
  const entry = getNode(place.owner)?.entries.get(place.key);
  if (!entry || entry.source) return [];
  const [from, to] = place.onKey ? [entry.keyFrom, entry.keyTo] : [entry.from, entry.to];
  return to > from ? [{ from, to, place }] : [];
}

export class IgnoredRanges {
  private readonly ranges: readonly Range[];
  private nextIndex = 0;
  /** Maximum end of the ranges that started so far. */
  private maxEnd = -1;

  constructor(ranges: readonly Range[]) {
    this.ranges = [...ranges].sort((a, b) => a.from - b.from);
  }

  /** Whether a range overlaps an ignored one. It must not start before the previous query. */
  overlaps(from: number, to: number): boolean {
    let { nextIndex: next, maxEnd } = this;
    for (let range = this.ranges[next]; range && range.from < to; range = this.ranges[++next])
      maxEnd = Math.max(maxEnd, range.to);
    return maxEnd > from;
  }

  /** Whether a single ignored range covers a range. It must not start before the previous query. */
  covers(from: number, to: number): boolean {
    for (let range = this.ranges[this.nextIndex]; range && range.from <= from; range = this.ranges[++this.nextIndex])
      this.maxEnd = Math.max(this.maxEnd, range.to);
    return this.maxEnd >= to;
  }
}

const tokenTypes: Readonly<Record<Role, SemanticTokenType>> = {
  power: 'class',
  id: 'variable',
  type: 'type',
  word: 'enumMember',
  label: 'event',
  number: 'number',
};

export const getTypeIndex = (role: Role): number => semanticTokenTypes.indexOf(tokenTypes[role]);

/** Modifier bits. */
export const declaration = 1 << semanticTokenModifiers.indexOf('declaration');
export const ignored = 1 << semanticTokenModifiers.indexOf('deprecated');
