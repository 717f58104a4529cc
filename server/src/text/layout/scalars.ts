/** Continuation lines of multi-line scalars. Only indentation moves, which is not part of their text. */
import type { Range, TextEdit } from '../range';
import type { Atom, Level } from './atoms';

/** Leading blanks of a line. */
export function blanksOf(line: string): number {
  let at = 0;
  while (line[at] === ' ') at++;
  return at;
}

/** The new indentation of a continuation line of a plain or quoted scalar: it moves with the first line, but stays deeper than the collection. */
export function continued(line: string, shift: number, { now }: Level, indent: number): number {
  const moved = blanksOf(line) + shift;
  return moved > now ? moved : Math.max(0, now) + indent;
}

/** Moves the continuation lines of a plain or quoted scalar. */
export function* continuedEdits(text: string, atom: Atom, shift: number, indent: number): Generator<TextEdit> {
  for (const { from, to } of linesIn(text, atom)) {
    const line = text.slice(from, to);
    if (from === atom.from || /^[ \t]*(?:\t|\r?$)/.test(line)) continue;
    yield indentation(from, line, continued(line, shift, atom.level, indent));
  }
}

/** Moves the text of a block scalar to a column, keeping its relative indentation. */
export function* blockEdits(text: string, atom: Atom, column: number): Generator<TextEdit> {
  const lines = [...linesIn(text, atom)].map(({ from, to }) => ({ from, line: text.slice(from, to) }));
  const first = lines.find(({ line }) => /[^ \r]/.test(line));
  if (!first) return;
  const old = blanksOf(first.line);
  for (const { from, line } of lines) {
    const blanks = blanksOf(line);
    // Blanks beyond the indentation are part of the text, even at the end of a line.
    yield indentation(from, line, blanks > old || /[^ \r]/.test(line) ? blanks + column - old : 0);
  }
}

function indentation(from: number, line: string, wanted: number): TextEdit {
  return { from, to: from + blanksOf(line), insert: ' '.repeat(wanted) };
}

/** The lines of an atom, without line breaks. */
function* linesIn(text: string, { from, to }: Atom): Generator<Range> {
  for (let start = from; start < to;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 || found >= to ? to : found;
    yield { from: start, to: end };
    start = end + 1;
  }
}
