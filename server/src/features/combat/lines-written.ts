/** Preview of edits: the lines that they would write. */
import { applyTextEdits } from '../../text';
import { lineEnd, lineStart } from '../../text/lines';
import type { Range, TextEdit } from '../../text';

/** Nobody reads a longer preview. */
const maxLines = 8;

/**
 * The changed lines after the edits, without indentation; `removes ...` for deleted lines, if there is nothing else.
 * @param edits in the order of the text
 */
export function linesWritten(text: string, edits: readonly TextEdit[]): readonly string[] {
  const stretches = stretchesOf(text, edits);
  const after = stretches.flatMap(({ from, to, within }) => {
    const moved = within.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
    return linesOf(applyTextEdits(text.slice(from, to), moved));
  });
  const kept = new Map<string, number>();
  for (const { from, to } of stretches)
    for (const line of linesOf(text.slice(from, to))) kept.set(line, (kept.get(line) ?? 0) + 1);
  const added = after.filter((line) => !taken(kept, line));
  const removed = [...kept].flatMap(([line, count]) => (line.trim() === '' ? [] : Array<string>(count).fill(line)));
  const lines = added.filter((line) => line.trim() !== '').map((line) => line.trim());
  const shown = lines.length > 0 ? lines : removed.map((line) => `removes ${line.trim()}`);
  return shown.length > maxLines ? [...shown.slice(0, maxLines), `and ${shown.length - maxLines} more lines`] : shown;
}

/** A range of whole lines, and the edits in it. */
interface Stretch extends Range {
  readonly within: readonly TextEdit[];
}

/** Limits the work to changed lines, since a long text may have a dozen suggestions with a preview each. */
function stretchesOf(text: string, edits: readonly TextEdit[]): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const edit of edits) {
    const [from, to] = [lineStart(text, edit.from), lineEnd(text, edit.to)];
    const last = found.at(-1);
    if (last && from <= last.to) found.splice(-1, 1, { from: last.from, to, within: [...last.within, edit] });
    else found.push({ from, to, within: [edit] });
  }
  return found;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/);
}

function taken(kept: Map<string, number>, line: string): boolean {
  const count = kept.get(line) ?? 0;
  if (count > 0) kept.set(line, count - 1);
  return count > 0;
}
