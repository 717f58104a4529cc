/** Markdown as hovers and rule pages need it. Whatever comes from a file goes through `escape` or `code`, so that it cannot format or link. */

/** A viewer makes links of addresses that nobody wrote as links: a backslash before what makes them one, and they stay text. */
function withoutBareLinks(text: string): string {
  return text
    .replace(/\b(https?|ftp):(?=\/\/)/gi, '$1\\:')
    .replace(/\b(www)\.(?=\w)/gi, '$1\\.')
    .replace(/(?<=[\w.+-])@(?=[\w-])/g, '\\@');
}

/** Plain text that Markdown shows as it is written, on one line. What cannot format where it stands is left as it is, so that the source reads well. */
export function escape(text: string): string {
  return withoutBareLinks(text.replace(/\s+/g, ' ').replace(/[\\`*[\]<|~]/g, '\\$&'))
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(?:[>]|(?:#+|[+-])(?=\s|$))/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
}

/** Text as code on one line, whatever backticks it holds. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** A link; the text is escaped, the target must be a URI. */
export function link(text: string, target: string): string {
  return `[${escape(text)}](${target.replaceAll(/[()<>\s]/g, (character) => encodeURIComponent(character).replace('(', '%28').replace(')', '%29'))})`;
}

export function bold(text: string): string {
  return `**${escape(text)}**`;
}

/**
 * Markdown that a ruleset wrote, in which names from the file may stand: emphasis and code stay, links, images and HTML lose their effect.
 */
export function withoutLinks(markdown: string): string {
  return markdown
    .split(/((?<!\\)`[^`\n]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : withoutBareLinks(piece.replace(/(?<!\\)[[\]<]/g, '\\$&'))))
    .join('');
}

/** A table; cells are Markdown. `right` names the columns whose cells stand at the right. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`;
  const rule = `| ${head.map((_, column) => (right.includes(column) ? '--:' : '---')).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Blocks with an empty line between them; empty ones are left out. */
export function blocks(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');
}

function inCell(markdown: string): string {
  const line = markdown
    .split('\n')
    .map((part) => part.trim())
    .join(' ');
  return line.replace(/(?<!\\)\|/g, '\\|');
}
