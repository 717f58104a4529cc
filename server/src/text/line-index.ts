/** Lines of a text: between offsets and line and column, both from 0. */
import { findChange } from './change';
import { lineEnd } from './lines';
import type { Change } from './range';

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
type Starts = Uint32Array;

export function createLineIndex(text: string): LineIndex {
  const starts = [0];
  addStarts(starts, text, 0, text.length);
  return buildIndex(text, Uint32Array.from(starts));
}

/**
 * Updates a line index after a small edit: only the changed range is searched for lines.
 * @param change from the previous text to this one, if already known
 */
export function updateLineIndex(
  text: string,
  before: LineIndex,
  change: Change = findChange(before.text, text),
): LineIndex {
  const { starts: old } = before;
  const from = lineAt(old, change.from) + 1;
  const to = lineAt(old, change.before) + 1;
  const between: number[] = [];
  addStarts(between, text, change.from, change.after);
  const behind = from + between.length;
  const by = change.after - change.before;
  // No line start has changed: the index can be shared.
  if (by === 0 && behind === to && between.every((start, line) => start === old[from + line]))
    return buildIndex(text, old);
  const starts = new Uint32Array(behind + old.length - to);
  starts.set(old.subarray(0, from));
  starts.set(between, from);
  starts.set(old.subarray(to), behind);
  if (by !== 0) for (let line = behind; line < starts.length; line++) starts[line]! += by;
  return buildIndex(text, starts);
}

/** Adds the starts of lines whose preceding line break is in a range. */
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

function buildIndex(text: string, starts: Starts): LineIndex {
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
