/** Lines of a text: between offsets and line and column, both from 0. */
import { changeBetween } from './change';
import { lineEnd } from './lines';

export interface LineIndex {
  readonly lineCount: number;
  readonly text: string;
  /** Offset of the first character of each line. */
  readonly starts: Starts;
  /** Line and column of an offset; an offset beyond the text counts as its end. */
  positionAt(offset: number): { line: number; column: number };
  /** Offset of a line and column; a column beyond the line counts as its end, before the line break. */
  offsetAt(line: number, column: number): number;
}

/** Offsets in ascending order. */
type Starts = ArrayLike<number>;

export function lineIndex(text: string): LineIndex {
  const starts = [0];
  addStarts(starts, text, 0, text.length);
  return indexed(text, starts);
}

/** The same from the lines of a text that differs little: where both are the same they are not searched again. */
export function lineIndexAfter(text: string, before: LineIndex): LineIndex {
  const { starts: old } = before;
  const change = changeBetween(before.text, text);
  const from = lineAt(old, change.from) + 1;
  const to = lineAt(old, change.before) + 1;
  const between: number[] = [];
  addStarts(between, text, change.from, change.after);
  const kept = old.length - to;
  const starts = new Uint32Array(from + between.length + kept);
  for (let line = 0; line < from; line++) starts[line] = old[line]!;
  starts.set(between, from);
  const by = change.after - change.before;
  const behind = from + between.length;
  for (let line = 0; line < kept; line++) starts[behind + line] = old[to + line]! + by;
  return indexed(text, starts);
}

/** The starts of the lines that begin behind a line break within a stretch of a text. */
function addStarts(starts: number[], text: string, from: number, to: number): void {
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
}

/** The line that holds an offset. */
function lineAt(starts: Starts, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function indexed(text: string, starts: Starts): LineIndex {
  const positionAt = (offset: number) => {
    const bounded = Math.max(0, Math.min(offset, text.length));
    const line = lineAt(starts, bounded);
    return { line, column: bounded - starts[line]! };
  };
  const offsetAt = (line: number, column: number) => {
    if (line < 0) return 0;
    const start = starts[line];
    if (start === undefined) return text.length;
    return Math.min(start + Math.max(0, column), lineEnd(text, start));
  };
  return { text, lineCount: starts.length, starts, positionAt, offsetAt };
}
