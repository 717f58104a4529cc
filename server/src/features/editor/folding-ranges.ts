/** Folding ranges: blocks of the data, blocks of comments, and `#region` to `#endregion`. */
import { type SourceDocument, listMembers } from '../../text';
import { getNode } from '../../text/node';
import type { Analysis } from '../analysis/analysis';
import { displayLimits } from '../scenario/display-limits';

export interface FoldableRange {
  /** Lines from 0; the first stays visible. */
  readonly first: number;
  readonly last: number;
  readonly kind: 'block' | 'comment' | 'region';
}

/** Ascending by first line, truncated to the display limit. */
export function findFoldableRanges(analysis: Analysis): readonly FoldableRange[] {
  const lines = analysis.lines();
  const getLine = (offset: number) => lines.positionAt(offset).line;
  const blocks = analysis.scenarios.flatMap(({ document }) => [...foldBlocks(document, document.data, getLine)]);
  const rangesByLine = new Map(blocks.map((fold) => [`${fold.first}-${fold.last}`, fold]));
  return [...rangesByLine.values(), ...foldComments(analysis.text.split('\n'))]
    .sort((a, b) => a.first - b.first || b.last - a.last)
    .slice(0, displayLimits.folds);
}

/** @param level how deep the object lies in its document */
function* foldBlocks(
  document: SourceDocument,
  object: object,
  getLine: (offset: number) => number,
  level = 0,
): Generator<FoldableRange> {
  for (const { key, range, merged } of listMembers(document, object)) {
    const value = (object as Readonly<Record<string | number, unknown>>)[key];
    if (merged) continue;
    const first = getLine(range.from);
    const last = getLine(Math.max(range.from, range.to - 1));
    if (last > first) yield { first, last, kind: 'block' };
    if (typeof value !== 'object' || value === null || last === first) continue;
    // Each root member, and each item of a root list, is parsed from one chunk.
    const isChunk = level === 0 ? !Array.isArray(value) : level === 1 && Array.isArray(object);
    if (isChunk) yield* foldCachedBlocks(document, value, getLine);
    else yield* foldBlocks(document, value, getLine, level + 1);
  }
}

/** A level at which no value is a chunk by itself. */
const belowChunks = 2;

/** Blocks inside a value, with lines relative to its chunk. */
const blockCache = new WeakMap<object, readonly FoldableRange[]>();

/** An unchanged value has the same lines relative to its chunk, so an edit elsewhere keeps its blocks. */
function* foldCachedBlocks(
  document: SourceDocument,
  value: object,
  getLine: (offset: number) => number,
): Generator<FoldableRange> {
  const origin = getNode(value)?.origin;
  const chunkOffset = origin && document.origins.get(origin);
  if (chunkOffset === undefined) {
    yield* foldBlocks(document, value, getLine, belowChunks);
    return;
  }
  const line = getLine(chunkOffset);
  let cachedBlocks = blockCache.get(value);
  if (!cachedBlocks) {
    cachedBlocks = [...foldBlocks(document, value, (offset) => getLine(offset) - line, belowChunks)];
    blockCache.set(value, cachedBlocks);
  }
  for (const { first, last, kind } of cachedBlocks) yield { first: first + line, last: last + line, kind };
}

function* foldComments(lines: readonly string[]): Generator<FoldableRange> {
  const openRegions: number[] = [];
  let start: number | undefined;
  for (const [lineNumber, line] of [...lines, ''].entries()) {
    const region = /^\s*#\s?(end)?region\b/.exec(line);
    const isComment = !region && /^\s*#/.test(line);
    if (!isComment) {
      if (start !== undefined && lineNumber - start > 1) yield { first: start, last: lineNumber - 1, kind: 'comment' };
      start = undefined;
    } else start ??= lineNumber;
    if (region && !region[1]) openRegions.push(lineNumber);
    const first = region?.[1] ? openRegions.pop() : undefined;
    if (first !== undefined) yield { first, last: lineNumber, kind: 'region' };
  }
}
