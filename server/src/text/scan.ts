/**
 * Cuts a text into documents, and documents into chunks that can be parsed independently: the keys at column 0, and the items of the lists
 * directly below them. It only looks at the start of each line, and at the whole line of a key, so it is very fast.
 *
 * Why this is safe: in a block mapping at column 0, a line that begins at column 0 ends any value before it (block scalars, quoted text and
 * brackets must be indented further). The same holds for the items of a list at their column. A document of any other form is a single chunk.
 */
import { byteOrderMark, findLineEnd, findNextLine } from './lines';

/**
 * `entry`: one key at column 0 with its value. `head`: such a key whose items are separate chunks. `item`: one item of the preceding head.
 * `whole`: a document that cannot be cut.
 */
export type ChunkRole = 'entry' | 'head' | 'item' | 'whole';

export interface ChunkRange {
  readonly role: ChunkRole;
  readonly from: number;
  readonly to: number;
}

export interface ScannedDocument {
  readonly from: number;
  readonly to: number;
  readonly ranges: readonly ChunkRange[];
}

/** The documents of a text, in order, without those that have only comments. */
export function scan(text: string): ScannedDocument[] {
  const documents: ScannedDocument[] = [];
  let open = startDocument(0);
  const close = (end: number, next: number) => {
    const ranges = cutDocument(text, open, end);
    if (ranges.length > 0) documents.push({ from: open.from, to: end, ranges });
    open = startDocument(next);
  };
  for (let at = text.charCodeAt(0) === byteOrderMark ? 1 : 0; at < text.length; at = findNextLine(text, at)) {
    const marker = getMarkerAt(text, at);
    if (marker === undefined) readLine(text, at, open);
    else {
      close(at, at + 3);
      if (marker === 'start' && !isBlank(text, at + 3)) open.whole = at + 3;
    }
  }
  close(text.length, text.length);
  return documents;
}

interface OpenDocument {
  readonly from: number;
  /** The offset of the content, if the document must be read as one chunk. */
  whole: number | undefined;
  /** The offsets of the keys at column 0. */
  readonly starts: number[];
}

function startDocument(from: number): OpenDocument {
  return { from, whole: undefined, starts: [] };
}

function getMarkerAt(text: string, at: number): 'start' | 'end' | undefined {
  const marker = text.startsWith('---', at) ? 'start' : text.startsWith('...', at) ? 'end' : undefined;
  return marker && isSeparator(text.charCodeAt(at + 3)) ? marker : undefined;
}

/**
 * First characters at column 0 that prevent cutting: brackets, node properties, explicit keys, block scalars, stray byte order marks and
 * carriage returns.
 */
const NOT_CUT = new Set([...'{[&*!?:|>\r\ufeff']);

function readLine(text: string, at: number, open: OpenDocument): void {
  const first = text[at]!;
  if (first === '#' || first === '\n' || text.startsWith('\r\n', at)) return;
  const isInside = open.starts.length > 0 || open.whole !== undefined;
  if (first === ' ' || first === '\t') {
    if (!isInside && !isBlank(text, at)) open.whole = at;
    return;
  }
  const isDash = first === '-' && isSeparator(text.charCodeAt(at + 1));
  if (isInside && (isDash || first === ']' || first === '}')) return;
  if (isDash || (NOT_CUT.has(first) && !isPlainStart(text, at))) open.whole ??= open.starts[0] ?? at;
  else if (open.whole === undefined) open.starts.push(at);
}

/** `?` and `:` begin plain text if something follows immediately. */
function isPlainStart(text: string, at: number): boolean {
  return (text[at] === '?' || text[at] === ':') && !isSeparator(text.charCodeAt(at + 1));
}

function isSeparator(code: number): boolean {
  return Number.isNaN(code) || code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}

/** True if the rest of the line is blank or a comment. */
function isBlank(text: string, from: number): boolean {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at >= text.length || text[at] === '\n' || text[at] === '\r' || (text[at] === '#' && (at > from || at === 0));
}

function cutDocument(text: string, open: OpenDocument, end: number): ChunkRange[] {
  if (open.whole !== undefined) return [{ role: 'whole', from: open.whole, to: end }];
  return open.starts.flatMap((from, index) => {
    const to = open.starts[index + 1] ?? end;
    return cutList(text, from, to) ?? [{ role: 'entry', from, to } as const];
  });
}

/** The index after the items of a list head. */
export function findItemsEnd(ranges: readonly Pick<ChunkRange, 'role'>[], head: number): number {
  let end = head + 1;
  while (ranges[end]?.role === 'item') end++;
  return end;
}

/**
 * True if a line is a key and a colon, followed only by a comment. Searches from the end, since a regular expression would backtrack on every
 * space of a long line.
 */
function isHead(line: string): boolean {
  const colon = /^(?:"[^"\\]*"|'[^']*')/.test(line)
    ? line.indexOf(':', line.indexOf(line[0]!, 1))
    : findLastColon(line);
  if (colon <= 0) return false;
  const afterColon = line.slice(colon + 1).trimStart();
  if (afterColon !== '' && (afterColon[0] !== '#' || afterColon.length === line.length - colon - 1)) return false;
  const key = line.slice(0, colon).trimEnd();
  return isQuoted(key) || !/^\s|[#'"]/.test(key);
}

/** The colon of a plain key: the last one before a comment. */
function findLastColon(line: string): number {
  const comment = line.indexOf('#');
  return line.lastIndexOf(':', comment < 0 ? line.length : comment);
}

function isQuoted(key: string): boolean {
  const quote = key[0];
  if (quote !== '"' && quote !== "'") return false;
  return key.length > 1 && key.indexOf(quote, 1) === key.length - 1 && (quote === "'" || !key.includes('\\'));
}

/** The head and the items of a key with a plain block list; undefined for any other value. */
function cutList(text: string, from: number, to: number): ChunkRange[] | undefined {
  const firstLine = findLineEnd(text, from);
  if (firstLine >= to || !isHead(text.slice(from, firstLine))) return undefined;
  let indent = -1;
  const starts: number[] = [];
  for (let line = findNextLine(text, from); line < to; line = findNextLine(text, line)) {
    let at = line;
    while (text[at] === ' ') at++;
    const first = text[at];
    if (at >= to || first === '\n' || first === '\r' || first === '#') continue;
    if (indent < 0) indent = at - line;
    if (at - line > indent) continue;
    if (at - line < indent || first !== '-' || !isSeparator(text.charCodeAt(at + 1))) return undefined;
    starts.push(line);
  }
  if (starts.length === 0) return undefined;
  return [
    { role: 'head', from, to: starts[0]! },
    ...starts.map((start, index) => ({ role: 'item', from: start, to: starts[index + 1] ?? to }) as const),
  ];
}
