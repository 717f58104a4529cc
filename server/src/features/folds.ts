/** What can be folded: blocks of the data, blocks of comments, and `#region` to `#endregion`. */
import { entriesOf } from '../text';
import type { SourceDocument } from '../text';
import type { Analysis } from './analysis';
import { shown } from './shown';

export interface Fold {
  /** Lines from 0; the first stays visible. */
  readonly first: number;
  readonly last: number;
  readonly kind: 'block' | 'comment' | 'region';
}

/** Ascending by first line; of very many the first. */
export function folds(analysis: Analysis): readonly Fold[] {
  const lines = analysis.lines();
  const lineAt = (offset: number) => lines.positionAt(offset).line;
  const blocks = analysis.scenarios.flatMap(({ document }) => [...blocksOf(document, document.data, lineAt)]);
  const byLine = new Map(blocks.map((fold) => [`${fold.first} ${fold.last}`, fold]));
  return [...byLine.values(), ...commentFolds(analysis.text.split('\n'))]
    .sort((a, b) => a.first - b.first || b.last - a.last)
    .slice(0, shown.folds);
}

function* blocksOf(document: SourceDocument, object: object, lineAt: (offset: number) => number): Generator<Fold> {
  for (const { key, range, merged } of entriesOf(document, object)) {
    const value = (object as Readonly<Record<string | number, unknown>>)[key];
    if (merged) continue;
    const first = lineAt(range.from);
    const last = lineAt(Math.max(range.from, range.to - 1));
    if (last > first) yield { first, last, kind: 'block' };
    if (typeof value === 'object' && value !== null && last > first) yield* blocksOf(document, value, lineAt);
  }
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
