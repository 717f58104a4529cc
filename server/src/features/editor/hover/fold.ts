/** Folds long hovers: the first lines, and a link to all of them. */
import { joinBlocks } from '../../format/markdown';

/** Lines of a hover, the link included; without those that only part blocks or draw a table. */
export const MAX_HOVER_LINES = 8;

export function countLines(markdown: string): number {
  return markdown.split('\n').filter(isCounted).length;
}

function isCounted(line: string): boolean {
  return line.trim() !== '' && !/^\|(?: :?-+:? \|)+$/.test(line);
}

/** The first lines, with a link after them. A table is cut after a row, never after its head alone. */
export function foldLines(markdown: string, more: string): string {
  const blocks: string[] = [];
  let room = MAX_HOVER_LINES - 1;
  for (const block of markdown.split('\n\n')) {
    if (room <= 0) break;
    const lines = block.split('\n');
    let end = 0;
    for (let counted = 0; end < lines.length && (counted < room || !isCounted(lines[end]!)); end++)
      if (isCounted(lines[end]!)) counted++;
    const part = lines.slice(0, end);
    room -= part.filter(isCounted).length;
    blocks.push(part.join('\n'));
  }
  return joinBlocks(...blocks, `[more](${more})`);
}
