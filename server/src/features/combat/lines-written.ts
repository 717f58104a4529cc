/** What edits would leave in a file, to be shown before they are made. */
import { applyTextEdits } from '../../text';
import { lineEnd, lineStart } from '../../text/lines';
import type { Range, TextEdit } from '../../text';

/** More lines than these are no longer read. */
const maxLines = 8;

/**
 * The lines that edits change as they will stand, without indentation; `removes ...` for those that they take away.
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

/** Whole lines that edits touch. */
interface Stretch extends Range {
  readonly within: readonly TextEdit[];
}

/** All other lines stay as they are, and there may be many: each of a dozen suggestions is shown so. */
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
