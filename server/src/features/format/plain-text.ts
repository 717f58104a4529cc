/** Converts Markdown of `markdown.ts` to plain text: aligned columns, no markup. */

import { barPattern } from './bar';

export function toPlainText(markdown: string): string {
  const lines: string[] = [];
  let rows: string[][] = [];
  const flush = () => {
    lines.push(...alignColumns(rows));
    rows = [];
  };
  for (const line of markdown.replaceAll(barPattern, '').split('\n')) {
    if (line.startsWith('| ')) {
      if (!/^\|(?: :?-+:? \|)+$/.test(line)) rows.push(splitCells(line).map(stripFormatting));
      continue;
    }
    flush();
    lines.push(stripFormatting(line.replace(/^#+ /, '')));
  }
  flush();
  return lines.join('\n');
}

function splitCells(row: string): readonly string[] {
  return row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Numbers are right-aligned, everything else left-aligned. */
function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, column) =>
        /^[-+−]?[\d.]+ ?%?$/.test(cell) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** Keeps code unchanged; removes emphasis, links and escaping backslashes. */
function stripFormatting(line: string): string {
  return line
    .split(/((?<![\\`])`[^`]+`)/)
    .map((piece, index) => (index % 2 === 1 ? piece.slice(1, -1) : stripMarks(piece)))
    .join('');
}

function stripMarks(text: string): string {
  return stripLinkTargets(text)
    .replace(/(?<!\\)\*\*?|(?<![\\\w])_(?=\S)|(?<=\S)(?<!\\)_(?!\w)/g, '')
    .replace(/\\(?=[^a-zA-Z0-9\s])/g, '');
}

/** Replaces links by their text: `[1.2.3](asdic-rule:/x.md)` becomes `1.2.3`. */
function stripLinkTargets(text: string): string {
  const middle = text.indexOf('](');
  const end = text.indexOf(')', middle);
  const start = middle < 0 ? -1 : findOpeningBracket(text, middle);
  if (middle < 0 || end < 0 || start < 0) return text;
  return `${text.slice(0, start)}${text.slice(start + 1, middle)}${stripLinkTargets(text.slice(end + 1))}`;
}

/** Finds the bracket that opens a link text, searching backwards; skips escaped brackets. */
function findOpeningBracket(text: string, before: number): number {
  for (let at = before - 1; at >= 0; at--) if (text[at] === '[' && text[at - 1] !== '\\') return at;
  return -1;
}
