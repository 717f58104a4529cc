/** Lines of a text: between offsets and line and column, both from 0. */

export interface LineIndex {
  readonly lineCount: number;
  /** Line and column of an offset; an offset beyond the text counts as its end. */
  positionAt(offset: number): { line: number; column: number };
  /** Offset of a line and column; a column beyond the line counts as its end, before the line break. */
  offsetAt(line: number, column: number): number;
}

export function lineIndex(text: string): LineIndex {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);

  const positionAt = (offset: number) => {
    const bounded = Math.max(0, Math.min(offset, text.length));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= bounded) low = middle;
      else high = middle - 1;
    }
    return { line: low, column: bounded - starts[low]! };
  };
  const offsetAt = (line: number, column: number) => {
    if (line < 0) return 0;
    const start = starts[line];
    if (start === undefined) return text.length;
    return Math.min(start + Math.max(0, column), lineEnd(text, start));
  };
  return { lineCount: starts.length, positionAt, offsetAt };
}

/** Offset of the first character of the line that holds an offset. */
export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Offset behind the last character of the line that holds an offset: of its line break, or of the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  if (newline < 0) return text.length;
  return newline > offset && text[newline - 1] === '\r' ? newline - 1 : newline;
}

/** Offset of the first character of the next line, or the end of the text. */
export function nextLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline < 0 ? text.length : newline + 1;
}
