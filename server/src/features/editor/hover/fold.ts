/** Folds long hovers: the first lines, and a link to all of them. */
import { joinBlocks } from '../../format/markdown';

/** Lines of a hover, the link included; lines that only separate blocks or draw a table do not count. */
export const MAX_HOVER_LINES = 8;

export function countLines(markdown: string): number {
  return markdown.split('\n').filter(isCounted).length;
}

function isCounted(line: string): boolean {
  return line.trim() !== '' && !/^\|(?: :?-+:? \|)+$/.test(line);
}

/** The first lines, with a link after them. A table is cut after a row, never after its head alone. */
export function foldLines(markdown: string, moreLink: string): string {
  const blocks: string[] = [];
  let room = MAX_HOVER_LINES - 1;
  for (const block of markdown.split('\n\n')) {
    if (room <= 0) break;
    const lines = block.split('\n');
    let end = 0;
    for (let countedLines = 0; end < lines.length && (countedLines < room || !isCounted(lines[end]!)); end++)
      if (isCounted(lines[end]!)) countedLines++;
    const part = lines.slice(0, end);
    room -= part.filter(isCounted).length;
    blocks.push(part.join('\n'));
  }
  return joinBlocks(...blocks, `[more](${moreLink})`);
}
