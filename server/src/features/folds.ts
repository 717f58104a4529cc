/** Folding ranges: blocks of the data, blocks of comments, and `#region` to `#endregion`. */
import { entriesOf } from '../text';
import type { SourceDocument } from '../text';
import { nodeOf } from '../text/node';
import type { Analysis } from './analysis';
import { shown } from './shown';

export interface Fold {
  /** Lines from 0; the first stays visible. */
  readonly first: number;
  readonly last: number;
  readonly kind: 'block' | 'comment' | 'region';
}

/** Ascending by first line, truncated to the display limit. */
export function folds(analysis: Analysis): readonly Fold[] {
  const lines = analysis.lines();
  const lineAt = (offset: number) => lines.positionAt(offset).line;
  const blocks = analysis.scenarios.flatMap(({ document }) => [...blocksOf(document, document.data, lineAt)]);
  const byLine = new Map(blocks.map((fold) => [fold.first * lines.lineCount + fold.last, fold]));
  return [...byLine.values(), ...commentFolds(analysis.text.split('\n'))]
    .sort((a, b) => a.first - b.first || b.last - a.last)
    .slice(0, shown.folds);
}

/** @param level how deep the object lies in its document */
function* blocksOf(
  document: SourceDocument,
  object: object,
  lineAt: (offset: number) => number,
  level = 0,
): Generator<Fold> {
  for (const { key, range, merged } of entriesOf(document, object)) {
    const value = (object as Readonly<Record<string | number, unknown>>)[key];
    if (merged) continue;
    const first = lineAt(range.from);
    const last = lineAt(Math.max(range.from, range.to - 1));
    if (last > first) yield { first, last, kind: 'block' };
    if (typeof value !== 'object' || value === null || last === first) continue;
    // Each root member, and each item of a root list, is parsed from one chunk.
    const isPiece = level === 0 ? !Array.isArray(value) : level === 1 && Array.isArray(object);
    if (isPiece) yield* keptBlocks(document, value, lineAt);
    else yield* blocksOf(document, value, lineAt, level + 1);
  }
}

/** Blocks inside a value, with lines relative to its chunk. */
const kept = new WeakMap<object, readonly Fold[]>();

/** An unchanged value has the same lines relative to its chunk, so an edit elsewhere keeps its blocks. */
function* keptBlocks(document: SourceDocument, value: object, lineAt: (offset: number) => number): Generator<Fold> {
  const base = nodeOf(value)?.base;
  const at = base && document.bases.get(base);
  if (at === undefined) {
    yield* blocksOf(document, value, lineAt, 2);
    return;
  }
  const line = lineAt(at);
  let found = kept.get(value);
  if (!found) {
    found = [...blocksOf(document, value, (offset) => lineAt(offset) - line, 2)];
    kept.set(value, found);
  }
  for (const { first, last, kind } of found) yield { first: first + line, last: last + line, kind };
}

function* commentFolds(lines: readonly string[]): Generator<Fold> {
  const open: number[] = [];
  let start: number | undefined;
  for (const [number, line] of [...lines, ''].entries()) {
    const region = /^\s*#\s?(end)?region\b/.exec(line);
    const isComment = !region && /^\s*#/.test(line);
    if (!isComment) {
      if (start !== undefined && number - start > 1) yield { first: start, last: number - 1, kind: 'comment' };
      start = undefined;
    } else start ??= number;
    if (region && !region[1]) open.push(number);
    const first = region?.[1] ? open.pop() : undefined;
    if (first !== undefined) yield { first, last: number, kind: 'region' };
  }
}
