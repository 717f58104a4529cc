/** Candidate fixes of text that cannot be parsed: small changes of a line, such as typing slips need. */
import type { Range, TextEdit } from '../../../text';
import { lineEnd, lineStart } from '../../../text/lines';

/** A change that may fix the text. */
export interface Candidate {
  readonly title: string;
  readonly edit: TextEdit;
}

/** Maximum number of candidates: each trial parses the chunk. */
const maxCandidates = 30;

/**
 * Candidates for the line at an offset and the one above it.
 * @param brokenRange the chunk that cannot be parsed
 */
export function generateCandidates(text: string, brokenRange: Range, at: number): readonly Candidate[] {
  const line = lineStart(text, Math.min(at, text.length));
  const above = findLineAbove(text, line, brokenRange.from);
  const columns = findColumns(text.slice(brokenRange.from, brokenRange.to));
  return [line, ...(above === undefined ? [] : [above])]
    .flatMap((start) => [
      ...insertSpaces(text, start),
      ...insertCommas(text, start),
      ...insertDashes(text, start, columns),
    ])
    .concat(moveLine(text, line, columns), above === undefined ? [] : moveLine(text, above, columns))
    .slice(0, maxCandidates);
}

/** The nearest line above that is neither blank nor a comment. */
function findLineAbove(text: string, line: number, from: number): number | undefined {
  for (let start = line; start > from;) {
    start = lineStart(text, start - 1);
    if (!/^\s*(?:#|$)/.test(text.slice(start, lineEnd(text, start)))) return start;
  }
  return undefined;
}

/** The columns of keys and dashes, including one step below each key. */
interface Columns {
  readonly keys: ReadonlySet<number>;
  readonly dashes: ReadonlySet<number>;
}

function findColumns(text: string): Columns {
  const keys = new Set<number>([0]);
  const dashes = new Set<number>();
  for (const [, indent = '', dash = ''] of text.matchAll(/^( *)((?:- +)?)(?=[^\s#])/gm)) {
    keys.add(indent.length + dash.length);
    if (dash !== '') dashes.add(indent.length);
  }
  for (const column of [...keys]) keys.add(column + getIndentStep(keys));
  return { keys, dashes };
}

function getIndentStep(columns: ReadonlySet<number>): number {
  return Math.min(...[...columns].filter((column) => column > 0), 8);
}

function createInsertion(title: string, at: number, insert: string): Candidate {
  return { title, edit: { from: at, to: at, insert } };
}

/** After a dash or a colon, and before a comment. */
function* insertSpaces(text: string, start: number): Generator<Candidate> {
  const line = text.slice(start, lineEnd(text, start));
  for (const { index } of line.matchAll(/(?<=^ *-)(?=[^\s-])|(?<=[\w"']:)(?=[^\s:/])|(?<=[\]}"'])(?=#)/g))
    yield createInsertion('Insert a space', start + index, ' ');
}

/** Before a member or an item in brackets. */
function* insertCommas(text: string, start: number): Generator<Candidate> {
  const line = text.slice(start, lineEnd(text, start));
  if (!/[[{]/.test(line)) return;
  for (const { index } of line.matchAll(/(?<=[^\s,[{:-])(?= +(?:[\w.-]+:(?:\s|$)|[[{"']))|(?<=[\]}])(?=[[{])/g))
    yield createInsertion('Insert a comma', start + index, ',');
}

function* insertDashes(text: string, start: number, { dashes: columns }: Columns): Generator<Candidate> {
  const indent = measureIndent(text, start);
  if (/^-(?:\s|$)/.test(text.slice(start + indent, start + indent + 2))) return;
  for (const column of columns)
    if (indent >= column && indent <= column + 2)
      yield {
        title: 'Insert a dash',
        edit: { from: start, to: start + indent, insert: `${' '.repeat(column)}- ` },
      };
}

/** To other columns, the nearest first. */
function moveLine(text: string, start: number, { keys, dashes: lists }: Columns): readonly Candidate[] {
  const indent = measureIndent(text, start);
  return [...new Set([...keys, ...lists])]
    .filter((column) => column !== indent)
    .sort((a, b) => Math.abs(a - indent) - Math.abs(b - indent))
    .map((column) => {
      const by = Math.abs(column - indent);
      const title = `Move the line ${column > indent ? 'in' : 'out'} by ${by === 1 ? 'a column' : `${by} columns`}`;
      return { title, edit: { from: start, to: start + indent, insert: ' '.repeat(column) } };
    });
}

function measureIndent(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at++;
  return at - start;
}
