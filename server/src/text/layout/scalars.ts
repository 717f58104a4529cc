/** Continuation lines of multi-line scalars. Only their indentation changes, which is not part of the value. */
import type { Range, TextEdit } from '../range';
import type { Atom, Level } from './atoms';

/** Leading spaces of a line. */
export function countLeadingSpaces(line: string): number {
  let at = 0;
  while (line[at] === ' ') at++;
  return at;
}

/** The new indentation of a continuation line of a plain or quoted scalar: it moves with the first line, but stays deeper than the collection. */
export function indentContinuation(line: string, shift: number, { newColumn }: Level, indent: number): number {
  const newIndent = countLeadingSpaces(line) + shift;
  return newIndent > newColumn ? newIndent : Math.max(0, newColumn) + indent;
}

/** Moves the continuation lines of a plain or quoted scalar. */
export function* moveContinuationLines(text: string, atom: Atom, shift: number, indent: number): Generator<TextEdit> {
  for (const { from, to } of splitLineRanges(text, atom)) {
    const line = text.slice(from, to);
    if (from === atom.from || /^[ \t]*(?:\t|\r?$)/.test(line)) continue;
    yield setIndentation(from, line, indentContinuation(line, shift, atom.level, indent));
  }
}

/** Moves the text of a block scalar to a column, keeping its relative indentation. */
export function* moveBlockScalar(text: string, atom: Atom, column: number): Generator<TextEdit> {
  const lines = [...splitLineRanges(text, atom)].map(({ from, to }) => ({ from, line: text.slice(from, to) }));
  const first = lines.find(({ line }) => /[^ \r]/.test(line));
  if (!first) return;
  const oldIndent = countLeadingSpaces(first.line);
  for (const { from, line } of lines) {
    const spaces = countLeadingSpaces(line);
    // Spaces beyond the indentation are part of the text: a line of nothing else is only emptied if it has none of these.
    yield setIndentation(from, line, spaces > oldIndent || /[^ \r]/.test(line) ? spaces + column - oldIndent : 0);
  }
}

function setIndentation(from: number, line: string, spaces: number): TextEdit {
  return { from, to: from + countLeadingSpaces(line), insert: ' '.repeat(spaces) };
}

/** The lines of an atom, without line breaks. */
function* splitLineRanges(text: string, { from, to }: Atom): Generator<Range> {
  for (let start = from; start < to;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 || newline >= to ? to : newline;
    yield { from: start, to: end };
    start = end + 1;
  }
}
