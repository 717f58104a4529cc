/**
 * Typos that make a chunk unreadable: a missing space after a dash or colon, or a line that is off by one column. The parser fails where a
 * typo has an effect, and reports something else. A typo is reported only if the chunk is readable with it corrected, so its fix never leads
 * to another error.
 */
import { parseDocument } from 'yaml';
import { findLineEnd, findLineStart } from './lines';
import type { Range, TextEdit, TextFix } from './range';

/** Code, message and fixes for a syntax error. */
export interface ErrorDescription {
  readonly code: string;
  readonly message: string;
  readonly range?: Range;
  readonly fixes?: readonly TextFix[];
}

/** Each candidate costs another parse: longer chunks keep the parser's error. */
const maxLength = 4_000;

/** @param at the offset of the parser error */
export function findTypo(text: string, at: number): ErrorDescription | undefined {
  const line = findLineStart(text, Math.min(at, text.length));
  const above = findLineAbove(text, line);
  for (const start of above === undefined ? [line] : [line, above]) {
    const typo = findMissingSpace(text, start) ?? findWrongColumn(text, start);
    if (typo) return typo;
  }
  return undefined;
}

/** The start of the nearest line above that is neither blank nor a comment. */
function findLineAbove(text: string, line: number): number | undefined {
  let start = line;
  while (start > 0) {
    start = findLineStart(text, start - 1);
    if (!/^\s*(?:#|$)/.test(text.slice(start, findLineEnd(text, start)))) return start;
  }
  return undefined;
}

function findMissingSpace(text: string, start: number): ErrorDescription | undefined {
  const line = text.slice(start, findLineEnd(text, start));
  const dash = /^ *-(?=[^\s-])/.exec(line)?.[0].length;
  const colon = /^ *(?:- +)?[A-Za-z][\w-]*:(?=[^\s:/])/.exec(line)?.[0].length;
  const length = dash ?? colon;
  if (length === undefined) return undefined;
  const at = start + length;
  const edit = { from: at, to: at, insert: ' ' };
  if (!isReadable(text, edit)) return undefined;
  const message =
    dash === undefined
      ? 'Put a space after the colon: `key: value`. Without it this is plain text.'
      : 'Put a space after the dash that begins the item: `- id: ...`. Without it this is plain text.';
  return {
    code: 'syntax/missing-blank',
    message,
    range: { from: at - 1, to: at },
    fixes: [{ title: 'Insert a space', edits: [edit], preferred: true }],
  };
}

/** A line that is off by one column from lines above it. */
function findWrongColumn(text: string, start: number): ErrorDescription | undefined {
  const indent = indentAt(text, start);
  const columns = collectColumnsAbove(text, start);
  const candidates = [indent + 1, indent - 1].filter(
    (column) =>
      columns.has(column) && isReadable(text, { from: start, to: start + indent, insert: ' '.repeat(column) }),
  );
  const [column, other] = candidates;
  if (column === undefined) return undefined;
  const from = start + indent;
  if (other !== undefined)
    return {
      code: 'syntax/indentation',
      message: `This line stands between two levels: lines above it are indented by ${other} and by ${column}. Move it to those that it belongs to.`,
      range: { from, to: findWordEnd(text, from) },
    };
  const [side, direction] = column > indent ? ['left', 'in'] : ['right', 'out'];
  return {
    code: 'syntax/indentation',
    message: `This line stands a column too far to the ${side}: lines that it belongs to are indented by ${column}.`,
    range: { from, to: findWordEnd(text, from) },
    fixes: [
      {
        title: `Move the line ${direction} by a column`,
        edits: [{ from: start, to: from, insert: ' '.repeat(column) }],
      },
    ],
  };
}

function findWordEnd(text: string, from: number): number {
  const word = /^[^\s:,]*/.exec(text.slice(from, findLineEnd(text, from)))![0];
  return from + Math.max(1, word.length);
}

function indentAt(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at++;
  return at - start;
}

/** The columns of keys and items in the lines above, including those after dashes. */
function collectColumnsAbove(text: string, line: number): ReadonlySet<number> {
  const columns = new Set<number>();
  for (const [, indent = '', dash = ''] of text.slice(0, line).matchAll(/^( *)((?:- +)?)(?=[^\s#])/gm)) {
    columns.add(indent.length);
    columns.add(indent.length + dash.length);
  }
  return columns;
}

/** Whether an edit makes a chunk readable; false if it is too long to try. */
export function isReadable(text: string, { from, to, insert }: TextEdit): boolean {
  if (text.length > maxLength) return false;
  const corrected = text.slice(0, from) + insert + text.slice(to);
  const { errors } = parseDocument(corrected, {
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
    schema: 'core',
  });
  return errors.length === 0;
}
