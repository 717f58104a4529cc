/**
 * Completion contexts: the path in the data that the cursor stands for. The word under the cursor is replaced by a placeholder, as a key
 * and as a value, and the text is parsed with it: unfinished text is seldom valid YAML, but its likely result is.
 */
import { type Path, valueAt } from '../../../model/place';
import { type Range, type SourceDocument, getStyle, locate, parse } from '../../../text';
import type { Style } from '../../../text/edits/style';
import { findLineEnd, findLineStart, findNextLine } from '../../../text/lines';
import type { Analysis } from '../../analysis/analysis';
import { withInheritance } from '../../scenario/order-of-battle';
import { createLazy } from '../../../model/lazy';

/** The position of a completion in a text with a placeholder. */
export interface CompletionContext {
  /** `key`: a key of the mapping at `path`. `value`: the value at `path`. `item`: a new item at `path`, including its dash. */
  readonly position: 'key' | 'value' | 'item';
  readonly path: Path;
  /** The document with the placeholder. */
  readonly document: SourceDocument;
  /** Range of the replaced word. */
  readonly word: Range;
  /** Column of the keys of the mapping, or of the dash of an item. */
  readonly column: number;
  /** Inside braces or brackets. */
  readonly isInFlow: boolean;
  /** At the start of an item in brackets, without braces so far. */
  readonly beginsItem: boolean;
  /** A colon follows: only the key is replaced. */
  readonly hasColon: boolean;
  /** Directly after a colon, without a space. */
  readonly isAfterColon: boolean;
  /** Deeper indented lines follow: the content after the key or the dash exists already. */
  readonly hasContent: boolean;
  /** Formatting style of the file. */
  readonly getStyle: () => Style;
}

const placeholder = 'asdic-placeholder';

/** Yields the interpretations of a cursor that are valid YAML, the likeliest first. */
export function* findCompletionContexts(
  analysis: Pick<Analysis, 'file' | 'environment'>,
  offset: number,
): Generator<CompletionContext> {
  const { file } = analysis;
  const { text } = file;
  const word = findWordRange(text, offset);
  const textBefore = text.slice(findLineStart(text, offset), word.from);
  if (isInComment(textBefore)) return;
  const textAfter = text.slice(word.to, findLineEnd(text, word.to));
  // Directly before other text a completion would merge with it.
  if (/^[^\s:,\]}]/.test(textAfter)) return;
  const hasColon = /^\s*:(\s|$)/.test(textAfter);
  const sharedContext = {
    word,
    column: textBefore.length,
    hasColon,
    isAfterColon: textBefore.endsWith(':'),
    hasContent: hasContentBelow(text, word.to, textBefore.length),
    beginsItem: findInnermostBracket(textBefore) === '[' && /[[,]\s*$/.test(textBefore),
    getStyle: createLazy(() => getStyle(file)),
  };
  const interpretAs = (position: CompletionContext['position']) => createContext(analysis, position, sharedContext);
  if (/:\s*$/.test(textBefore) && !hasColon) yield* interpretAs('value');
  else {
    // A key directly above list items would take them as its value.
    if (!isAboveItem(text, word.to, textBefore)) yield* interpretAs('key');
    if (textBefore.trim() === '' && textAfter.trim() === '') yield* interpretAs('item');
    if (!hasColon) yield* interpretAs('value');
  }
}

type SharedContext = Pick<
  CompletionContext,
  'word' | 'column' | 'hasColon' | 'isAfterColon' | 'hasContent' | 'beginsItem' | 'getStyle'
>;

function* createContext(
  { file, environment }: Pick<Analysis, 'file' | 'environment'>,
  position: CompletionContext['position'],
  sharedContext: SharedContext,
): Generator<CompletionContext> {
  const { word, hasColon, isAfterColon } = sharedContext;
  const { text } = file;
  const prefix = position === 'item' ? '- ' : isAfterColon ? ' ' : '';
  const insertedText = `${prefix}${placeholder}${position === 'key' && !hasColon ? ': ' : ''}${listClosingBrackets(text, word)}`;
  const parsed = withInheritance(
    parse(`${text.slice(0, word.from)}${insertedText}${text.slice(word.to)}`, file),
    environment,
  );
  const placeholderOffset = word.from + prefix.length;
  const document = parsed.documents.findLast(({ range }) => range.from <= placeholderOffset);
  const located = document && locate(document, placeholderOffset);
  if (!document || !located || isBroken(document, placeholderOffset)) return;
  const { path, onKey } = located;
  const isPlaceholder =
    position === 'key' ? onKey && path.at(-1) === placeholder : !onKey && valueAt(document.data, path) === placeholder;
  if (!isPlaceholder || (position === 'item' && typeof path.at(-1) !== 'number')) return;
  yield {
    ...sharedContext,
    position,
    path: position === 'key' ? path.slice(0, -1) : path,
    document,
    isInFlow: isFlow(text, word.from),
  };
}

/** Closing brackets for a line that ends after the word: users type them last. */
function listClosingBrackets(text: string, { from, to }: Range): string {
  if (text.slice(to, findLineEnd(text, to)).trim() !== '' || isContinued(text, to)) return '';
  const brackets = findOpenBrackets(text.slice(findLineStart(text, from), from));
  return brackets
    .map((bracket) => (bracket === '[' ? ']' : '}'))
    .reverse()
    .join('');
}

/** Unclosed brackets of a line, the innermost last. */
function findOpenBrackets(line: string): readonly string[] {
  const brackets: string[] = [];
  for (const character of line.replaceAll(/"[^"]*"|'[^']*'/g, '')) {
    if (character === '[' || character === '{') brackets.push(character);
    else if (character === ']' || character === '}') brackets.pop();
  }
  return brackets;
}

const findInnermostBracket = (line: string): string | undefined => findOpenBrackets(line).at(-1);

/** Whether the next line closes the brackets. */
function isContinued(text: string, offset: number): boolean {
  return /^[\s\w,:.-]*[\]}]/.test(
    text.slice(findNextLine(text, offset), findLineEnd(text, findNextLine(text, offset))),
  );
}

/** Whether the text around an offset could not be parsed. */
function isBroken({ chunks, origins }: SourceDocument, offset: number): boolean {
  return chunks.some(({ origin, broken }) => {
    const from = origins.get(origin)!;
    return broken && from <= offset && offset <= from + origin.length;
  });
}

/** Whether the next line that is not empty or a comment is indented deeper than a column. */
function hasContentBelow(text: string, offset: number, column: number): boolean {
  return findContentBelow(text, offset).column > column;
}

/** Whether a list item follows in the column where a line begins. @param textBefore text of the line before the cursor */
function isAboveItem(text: string, offset: number, textBefore: string): boolean {
  const { column, isItem } = findContentBelow(text, offset);
  return textBefore.trim() === '' && isItem && column === textBefore.length;
}

/** The next line that is not empty or a comment; column -1 if there is none. */
function findContentBelow(text: string, offset: number): { readonly column: number; readonly isItem: boolean } {
  for (let line = findNextLine(text, offset); line < text.length; line = findNextLine(text, line)) {
    const content = /^( *)([^\s#]\s?)?/.exec(text.slice(line, findLineEnd(text, line)))!;
    if (content[2] !== undefined) return { column: content[1]!.length, isItem: /^-\s?$/.test(content[2]) };
  }
  return { column: -1, isItem: false };
}

const wordCharacter = /[\w./-]/;

function findWordRange(text: string, offset: number): Range {
  let from = offset;
  let to = offset;
  while (from > 0 && wordCharacter.test(text[from - 1]!)) from--;
  while (to < text.length && wordCharacter.test(text[to]!)) to++;
  const quote = text[from - 1];
  const isQuoted = (quote === '"' || quote === "'") && text[to] === quote;
  return isQuoted ? { from: from - 1, to: to + 1 } : withWholeValue(text, { from, to });
}

/** A value of several words, such as a name, is replaced as a whole. */
function withWholeValue(text: string, word: Range): Range {
  const line = findLineStart(text, word.from);
  const valueBefore = /:\s+([^\s#,:[\]{}"'|>][^#,:[\]{}"']*)?$/.exec(text.slice(line, word.from));
  const valueAfter = /^[^#,:[\]{}"']*/.exec(text.slice(word.to, findLineEnd(text, word.to)))![0];
  return valueBefore
    ? { from: word.from - (valueBefore[1]?.length ?? 0), to: word.to + valueAfter.trimEnd().length }
    : word;
}

function isInComment(line: string): boolean {
  return /(^|\s)#/.test(line.replaceAll(/"[^"]*"|'[^']*'/g, ''));
}

/** Whether a bracket is open in the line: multi-line flow collections are rare in scenarios. */
function isFlow(text: string, offset: number): boolean {
  return findOpenBrackets(text.slice(findLineStart(text, offset), offset)).length > 0;
}
