/** What edits would leave in a file, to be shown before they are made. */
import { applyTextEdits } from '../../text';
import type { TextEdit } from '../../text';

/** More lines than these are no longer read. */
const maxLines = 8;

/** The lines that edits change as they will stand, without indentation; `removes ...` for those that they take away. */
export function linesWritten(text: string, edits: readonly TextEdit[]): readonly string[] {
  const before = text.split(/\r?\n/);
  const after = applyTextEdits(text, edits).split(/\r?\n/);
  const kept = new Map<string, number>();
  for (const line of before) kept.set(line, (kept.get(line) ?? 0) + 1);
  const added = after.filter((line) => !taken(kept, line));
  const removed = [...kept].flatMap(([line, count]) => (line.trim() === '' ? [] : Array<string>(count).fill(line)));
  const lines = added.filter((line) => line.trim() !== '').map((line) => line.trim());
  const shown = lines.length > 0 ? lines : removed.map((line) => `removes ${line.trim()}`);
  return shown.length > maxLines ? [...shown.slice(0, maxLines), `and ${shown.length - maxLines} more lines`] : shown;
}

function taken(kept: Map<string, number>, line: string): boolean {
  const count = kept.get(line) ?? 0;
  if (count > 0) kept.set(line, count - 1);
  return count > 0;
}
