/** Preview of edits: the lines that they would write. */
import { type Range, type TextEdit, applyTextEdits } from '../../text';
import { findLineEnd, findLineStart } from '../../text/lines';

/** Nobody reads a longer preview. */
const maxLines = 8;

/**
 * The changed lines after the edits, without indentation; `removes ...` for deleted lines, if there is nothing else.
 * @param edits in the order of the text
 */
export function previewLines(text: string, edits: readonly TextEdit[]): readonly string[] {
  const blocks = findEditedBlocks(text, edits);
  const newLines = blocks.flatMap(({ from, to, blockEdits }) => {
    const relativeEdits = blockEdits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
    return splitLines(applyTextEdits(text.slice(from, to), relativeEdits));
  });
  const lineCounts = new Map<string, number>();
  for (const { from, to } of blocks)
    for (const line of splitLines(text.slice(from, to))) lineCounts.set(line, (lineCounts.get(line) ?? 0) + 1);
  const added = newLines.filter((line) => !consumeLine(lineCounts, line));
  const removed = [...lineCounts].flatMap(([line, count]) =>
    line.trim() === '' ? [] : Array<string>(count).fill(line),
  );
  const lines = added.filter((line) => line.trim() !== '').map((line) => line.trim());
  const shownLines = lines.length > 0 ? lines : removed.map((line) => `removes ${line.trim()}`);
  return shownLines.length > maxLines
    ? [...shownLines.slice(0, maxLines), `and ${shownLines.length - maxLines} more lines`]
    : shownLines;
}

/** A range of whole lines, and the edits in it. */
interface EditedBlock extends Range {
  readonly blockEdits: readonly TextEdit[];
}

/** Limits the work to changed lines, since a long text may have a dozen suggestions with a preview each. */
function findEditedBlocks(text: string, edits: readonly TextEdit[]): readonly EditedBlock[] {
  const blocks: EditedBlock[] = [];
  for (const edit of edits) {
    const [from, to] = [findLineStart(text, edit.from), findLineEnd(text, edit.to)];
    const last = blocks.at(-1);
    if (last && from <= last.to) blocks.splice(-1, 1, { from: last.from, to, blockEdits: [...last.blockEdits, edit] });
    else blocks.push({ from, to, blockEdits: [edit] });
  }
  return blocks;
}

function splitLines(text: string): readonly string[] {
  return text.split(/\r?\n/);
}

function consumeLine(lineCounts: Map<string, number>, line: string): boolean {
  const count = lineCounts.get(line) ?? 0;
  if (count > 0) lineCounts.set(line, count - 1);
  return count > 0;
}
