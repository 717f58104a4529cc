/**
 * Builds Markdown for hovers and rule pages. All text from a file must go through `escapeMarkdown` or `formatInlineCode`, so that it cannot
 * format or link.
 */

/** Viewers turn bare addresses into links: a backslash prevents that. */
function escapeBareLinks(text: string): string {
  return text
    .replace(/\b(https?|ftp):(?=\/\/)/gi, '$1\\:')
    .replace(/\b(www)\.(?=\w)/gi, '$1\\.')
    .replace(/(?<=[\w.+-])@(?=[\w-])/g, '\\@');
}

/**
 * Escapes plain text for one line of Markdown. Only characters that would format in their position are escaped, so that the source stays
 * readable.
 */
export function escapeMarkdown(text: string): string {
  return escapeBareLinks(text.replace(/\s+/g, ' ').replace(/[\\`*[\]<|~]/g, '\\$&'))
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(?:[>]|(?:#+|[+-])(?=\s|$))/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
}

/** Formats text as inline code; it may contain backticks. */
export function formatInlineCode(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** Formats a link; the text is escaped, the target must be a URI. */
export function link(text: string, target: string): string {
  return `[${escapeMarkdown(text)}](${target.replaceAll(/[()<>\s]/g, (character) => encodeURIComponent(character).replace('(', '%28').replace(')', '%29'))})`;
}

export function formatBold(text: string): string {
  return `**${escapeMarkdown(text)}**`;
}

/** Sanitizes Markdown of a ruleset, which may contain names from the file: keeps emphasis and code, disables links, images and HTML. */
export function stripLinks(markdown: string): string {
  return markdown
    .split(/((?<!\\)`[^`\n]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : escapeBareLinks(piece.replace(/(?<!\\)[[\]<]/g, '\\$&'))))
    .join('');
}

/** Formats a table; cells are Markdown. `right` lists the right-aligned columns. Viewers may centre the heads of columns that are `---`. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
  alignment: '---' | ':--' = '---',
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(toCell).join(' | ')} |`;
  const rule = `| ${head.map((_, column) => (right.includes(column) ? '--:' : alignment)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Joins blocks with empty lines; omits empty blocks. */
export function joinBlocks(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

export function formatBulletList(items: readonly string[]): string {
  return items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');
}

function toCell(markdown: string): string {
  const line = markdown
    .split('\n')
    .map((part) => part.trim())
    .join(' ');
  return line.replace(/(?<!\\)\|/g, '\\|');
}

/** Characters of a bar. */
const barWidth = 10;

/** Formatted as code, for fixed width; plain text omits it (`toPlainText`). @param probability in 0..1 */
export function formatProbabilityBar(probability: number): string {
  const full = Math.round(Math.min(1, Math.max(0, probability)) * barWidth);
  return `\`${'\u2588'.repeat(full)}${'\u2591'.repeat(barWidth - full)}\``;
}

/** Matches a bar and the space after it. */
export const barPattern = /`[\u2588\u2591]+` ?/g;

/** Formats a scenario as a Markdown code block, with a fence longer than any run of backticks in it. */
export function formatYamlBlock(example: string): string {
  const longest = Math.max(2, ...[...example.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}yaml\n${example.trimEnd()}\n${fence}`;
}

// Converts such Markdown to plain text: aligned columns, no markup.

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
  const start = findOpeningBracket(text, middle);
  if (start === -1 || end === -1) return text;
  return `${text.slice(0, start)}${text.slice(start + 1, middle)}${stripLinkTargets(text.slice(end + 1))}`;
}

/** Finds the bracket that opens a link text, searching backwards; skips escaped brackets. */
function findOpeningBracket(text: string, before: number): number {
  for (let at = before - 1; at >= 0; at--) if (text[at] === '[' && text[at - 1] !== '\\') return at;
  return -1;
}
