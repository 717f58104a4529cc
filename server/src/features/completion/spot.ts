/**
 * Where a completion would go: which path of the data the cursor stands for. The word under the cursor is replaced by a placeholder, as
 * a key and as a value, and the text parsed with it: what is being typed is seldom valid YAML, what it becomes is.
 */
import { valueAt } from '../../model/place';
import type { Path } from '../../model/place';
import { knownStyle, locate, parse } from '../../text';
import type { Range, SourceDocument } from '../../text';
import type { Style } from '../../text/edits/style';
import { lineEnd, lineStart, nextLine } from '../../text/lines';
import type { Analysis } from '../analysis';
import { withForces } from '../forces';
import { lazy } from '../../model/lazy';

/** What may be written at a cursor, in a text in which a placeholder stands there. */
export interface Spot {
  /** `key`: a key of the mapping at `path`. `value`: the value at `path`. `item`: a new item, its dash included, whose path this is. */
  readonly as: 'key' | 'value' | 'item';
  readonly path: Path;
  /** The document with the placeholder. */
  readonly document: SourceDocument;
  /** The word that a completion replaces. */
  readonly word: Range;
  /** Column at which the keys of the mapping stand, or the dash of an item. */
  readonly column: number;
  /** Between braces or brackets. */
  readonly flow: boolean;
  /** It stands between brackets where an item begins, which has no braces yet. */
  readonly beginsItem: boolean;
  /** A colon follows already: only the key is replaced. */
  readonly hasColon: boolean;
  /** It stands right behind a colon, without a blank. */
  readonly afterColon: boolean;
  /** Lines that are indented further follow: what would stand behind the key or the dash is there already. */
  readonly hasContent: boolean;
  /** How the file is laid out. */
  readonly style: () => Style;
}

const placeholder = 'asdic-placeholder';

/** The readings of a cursor that make sense as YAML, the likeliest first. */
export function* spotsAt(analysis: Pick<Analysis, 'file' | 'environment'>, offset: number): Generator<Spot> {
  const { file } = analysis;
  const { text } = file;
  const line = text.slice(lineStart(text, offset), offset);
  if (inCommentOrQuotes(line)) return;
  const word = wordAt(text, offset);
  const before = text.slice(lineStart(text, offset), word.from);
  const after = text.slice(word.to, lineEnd(text, word.to));
  // Written right before something else it would become one with it.
  if (/^[^\s:,\]}]/.test(after)) return;
  const hasColon = /^\s*:(\s|$)/.test(after);
  const common = {
    word,
    column: before.length,
    hasColon,
    afterColon: before.endsWith(':'),
    hasContent: hasContentBelow(text, word.to, before.length),
    beginsItem: innermostBracket(before) === '[' && /[[,]\s*$/.test(before),
    style: lazy(() => knownStyle(file)),
  };
  const tried = (as: Spot['as']) => spot(analysis, as, common);
  if (/:\s*$/.test(before) && !hasColon) yield* tried('value');
  else {
    // A key above the items of a list would take them for its value.
    if (!isAboveItem(text, word.to, before)) yield* tried('key');
    if (before.trim() === '' && after.trim() === '') yield* tried('item');
    if (!hasColon) yield* tried('value');
  }
}

type Common = Pick<Spot, 'word' | 'column' | 'hasColon' | 'afterColon' | 'hasContent' | 'beginsItem' | 'style'>;

function* spot(
  { file, environment }: Pick<Analysis, 'file' | 'environment'>,
  as: Spot['as'],
  common: Common,
): Generator<Spot> {
  const { word, hasColon, afterColon } = common;
  const { text } = file;
  const lead = as === 'item' ? '- ' : afterColon ? ' ' : '';
  const written = `${lead}${placeholder}${as === 'key' && !hasColon ? ': ' : ''}${closing(text, word)}`;
  const parsed = withForces(parse(`${text.slice(0, word.from)}${written}${text.slice(word.to)}`, file), environment);
  const at = word.from + lead.length;
  const document = parsed.documents.findLast(({ range }) => range.from <= at);
  const where = document && locate(document, at);
  if (!document || !where || isBroken(document, at)) return;
  const { path, onKey } = where;
  const found =
    as === 'key' ? onKey && path.at(-1) === placeholder : !onKey && valueAt(document.data, path) === placeholder;
  if (!found || (as === 'item' && typeof path.at(-1) !== 'number')) return;
  yield { ...common, as, path: as === 'key' ? path.slice(0, -1) : path, document, flow: isFlow(text, word.from) };
}

/** What closes the brackets that are open in a line which ends with the word: they are typed last. */
function closing(text: string, { from, to }: Range): string {
  if (text.slice(to, lineEnd(text, to)).trim() !== '' || isContinued(text, to)) return '';
  const open = openBrackets(text.slice(lineStart(text, from), from));
  return open
    .map((bracket) => (bracket === '[' ? ']' : '}'))
    .reverse()
    .join('');
}

/** The brackets of a line that nothing closes, the innermost last. */
function openBrackets(line: string): readonly string[] {
  const open: string[] = [];
  for (const character of line.replaceAll(/"[^"]*"|'[^']*'/g, '')) {
    if (character === '[' || character === '{') open.push(character);
    else if (character === ']' || character === '}') open.pop();
  }
  return open;
}

const innermostBracket = (line: string): string | undefined => openBrackets(line).at(-1);

/** Whether the brackets of a line are closed in the next: it begins with one. */
function isContinued(text: string, offset: number): boolean {
  return /^[\s\w,:.-]*[\]}]/.test(text.slice(nextLine(text, offset), lineEnd(text, nextLine(text, offset))));
}

/** The text around a place could not be read: nothing certain can be said of it. */
function isBroken({ chunks, bases }: SourceDocument, offset: number): boolean {
  return chunks.some(({ base, broken }) => {
    const from = bases.get(base)!;
    return broken && from <= offset && offset <= from + base.length;
  });
}

/** Whether the next line that holds anything but a comment is indented further than a column. */
function hasContentBelow(text: string, offset: number, column: number): boolean {
  return contentBelow(text, offset).column > column;
}

/** Whether an item of a list stands below where a line begins, in the same column. @param before what stands in the line */
function isAboveItem(text: string, offset: number, before: string): boolean {
  const { column, isItem } = contentBelow(text, offset);
  return before.trim() === '' && isItem && column === before.length;
}

/** The next line that holds anything but a comment; its column is -1 where there is none. */
function contentBelow(text: string, offset: number): { readonly column: number; readonly isItem: boolean } {
  for (let line = nextLine(text, offset); line < text.length; line = nextLine(text, line)) {
    const content = /^( *)([^\s#]\s?)?/.exec(text.slice(line, lineEnd(text, line)))!;
    if (content[2] !== undefined) return { column: content[1]!.length, isItem: /^-\s?$/.test(content[2]) };
  }
  return { column: -1, isItem: false };
}

const wordCharacter = /[\w./-]/;

function wordAt(text: string, offset: number): Range {
  let from = offset;
  let to = offset;
  while (from > 0 && wordCharacter.test(text[from - 1]!)) from--;
  while (to < text.length && wordCharacter.test(text[to]!)) to++;
  return { from, to };
}

function inCommentOrQuotes(line: string): boolean {
  if (/(^|\s)#/.test(line.replaceAll(/"[^"]*"|'[^']*'/g, ''))) return true;
  return [/"/g, /'/g].some((quote) => (line.match(quote) ?? []).length % 2 === 1);
}

/** Whether a bracket is open in the line: collections in brackets that span lines are rare in scenarios. */
function isFlow(text: string, offset: number): boolean {
  return openBrackets(text.slice(lineStart(text, offset), offset)).length > 0;
}
