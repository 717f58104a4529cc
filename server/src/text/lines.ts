/** Line starts and line ends of a text. */

export const byteOrderMark = 0xfeff;

/** Offset of the first character of the line that holds an offset. A byte order mark before the first line takes no column. */
export function findLineStart(text: string, offset: number): number {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  return start === 0 && offset > 0 && text.charCodeAt(0) === byteOrderMark ? 1 : start;
}

/** Creates a `findLineStart` for offset after offset, which searches a line only once. */
export function createLineStartFinder(text: string): (offset: number) => number {
  // No line yet: no offset is at least or at most NaN.
  let start = NaN;
  let end = NaN;
  return (offset) => {
    if (offset >= start && offset <= end) return start;
    start = findLineStart(text, offset);
    const newline = text.indexOf('\n', offset);
    end = newline < 0 ? text.length : newline;
    return start;
  };
}

/** The end of the line that contains an offset: its line break, or the end of the text. */
export function findLineEnd(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  if (newline < 0) return text.length;
  return newline > offset && text[newline - 1] === '\r' ? newline - 1 : newline;
}

/** Offset of the first character of the next line, or the end of the text. */
export function findNextLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline < 0 ? text.length : newline + 1;
}
