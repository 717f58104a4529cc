/**
 * Builds Markdown for hovers and rule pages. All text from a file must go through `escapeMarkdown` or `inlineCode`, so that it cannot
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
export function inlineCode(text: string): string {
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

export function bold(text: string): string {
  return `**${escapeMarkdown(text)}**`;
}

/** Sanitizes Markdown of a ruleset, which may contain names from the file: keeps emphasis and code, disables links, images and HTML. */
export function stripLinks(markdown: string): string {
  return markdown
    .split(/((?<!\\)`[^`\n]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : escapeBareLinks(piece.replace(/(?<!\\)[[\]<]/g, '\\$&'))))
    .join('');
}

/** Formats a table; cells are Markdown. `right` lists the right-aligned columns. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(toCell).join(' | ')} |`;
  const rule = `| ${head.map((_, column) => (right.includes(column) ? '--:' : '---')).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Joins blocks with empty lines; omits empty blocks. */
export function joinBlocks(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

export function bulletList(items: readonly string[]): string {
  return items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');
}

function toCell(markdown: string): string {
  const line = markdown
    .split('\n')
    .map((part) => part.trim())
    .join(' ');
  return line.replace(/(?<!\\)\|/g, '\\|');
}
