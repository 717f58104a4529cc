/** The lines of a text: converts offsets to line and column and back, all from 0. */
import { findFirstIndex } from './binary-search';
import { findLineEnd } from './lines';

export interface LineIndex {
  readonly text: string;
  readonly lineCount: number;
  /** Line and column of an offset; an offset beyond the text counts as its end. */
  positionAt(offset: number): { line: number; column: number };
  /** Offset of a line and column; a column beyond the line counts as its end, before the line break. */
  offsetAt(line: number, column: number): number;
}

export function createLineIndex(text: string): LineIndex {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return {
    text,
    lineCount: starts.length,
    positionAt(offset) {
      const bounded = Math.max(0, Math.min(offset, text.length));
      const line = findFirstIndex(starts, (start) => start > bounded) - 1;
      return { line, column: bounded - starts[line]! };
    },
    offsetAt(line, column) {
      if (line < 0) return 0;
      const start = starts[line];
      return start === undefined ? text.length : Math.min(start + Math.max(0, column), findLineEnd(text, start));
    },
  };
}
