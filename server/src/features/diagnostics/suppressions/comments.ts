/**
 * Suppression comments: `# asdic-ignore wif-ssw/owner-passed: our house rule`. At the end of a line it applies to that line, on a separate
 * line to the next one that is no comment; `asdic-ignore-combat` and `asdic-ignore-file` apply to the combat or file. Codes are separated
 * by commas or blanks; `wif-ssw/*` matches a prefix; the reason follows after a colon.
 */
import { type Range, locate, rangeAt } from '../../../text';
import { lineEnd, lineStart, nextLine } from '../../../text/lines';
import { type Analysis, scenarioAt } from '../../analysis/analysis';
import { createSegmentSearch } from '../../analysis/segment-search';

export type SuppressionExtent = 'line' | 'combat' | 'file';

/** A code in a comment, with its range. */
export interface NamedCode extends Range {
  readonly code: string;
}

export interface Suppression extends Range {
  readonly extent: SuppressionExtent;
  /** Range of the suppressed diagnostics' starts; undefined if there is no combat. */
  readonly scope: Range | undefined;
  readonly codes: readonly NamedCode[];
}

/** An unknown word that begins like a suppression. */
export interface UnknownWord extends Range {
  readonly word: string;
}

export interface Comments {
  readonly suppressions: readonly Suppression[];
  readonly unknown: readonly UnknownWord[];
}

const mark = 'asdic-ignore';
const extentByWord: Readonly<Record<string, SuppressionExtent>> = {
  [mark]: 'line',
  [`${mark}-combat`]: 'combat',
  [`${mark}-file`]: 'file',
};

/** First word of a suppression comment, by extent. */
export const suppressionWords: Readonly<Record<SuppressionExtent, string>> = {
  line: mark,
  combat: `${mark}-combat`,
  file: `${mark}-file`,
};

const findMarks = createSegmentSearch((text) => text.includes(mark) || undefined);

/** Finds all suppression comments of a text, whether it is valid or not. */
export function suppressionComments(analysis: Analysis): Comments {
  const suppressions: Suppression[] = [];
  const unknown: UnknownWord[] = [];
  for (const at of markOffsets(analysis)) {
    const hash = hashBefore(analysis.text, at);
    if (hash === undefined || isInScalar(analysis, hash)) continue;
    const parsed = commentAt(analysis, hash, at);
    if ('word' in parsed) unknown.push(parsed);
    else suppressions.push(parsed);
  }
  return { suppressions, unknown };
}

/** Offsets of the mark, the first of each line. */
function* markOffsets(analysis: Analysis): Generator<number> {
  const { text } = analysis;
  for (const { from, to } of findMarks(analysis))
    for (let at = text.indexOf(mark, from); at >= 0 && at < to; at = text.indexOf(mark, lineEnd(text, at))) yield at;
}

/** Finds the `#` that is followed only by blanks up to an offset. */
function hashBefore(text: string, offset: number): number | undefined {
  let at = offset - 1;
  while (text[at] === ' ' || text[at] === '\t') at--;
  if (text[at] !== '#') return undefined;
  return at === 0 || /\s/.test(text[at - 1]!) ? at : undefined;
}

/** In quotes and block scalars `#` begins no comment. */
export function isInScalar(analysis: Analysis, offset: number): boolean {
  const document = scenarioAt(analysis, offset)?.document;
  const where = document && locate(document, offset);
  if (!where) return false;
  const owner = where.chain.at(-1)!;
  const key = where.path.at(-1)!;
  const value = (owner as Readonly<Record<string | number, unknown>>)[key];
  if (typeof value === 'object' && value !== null) return false;
  const range = rangeAt(document, { owner, key, onKey: where.onKey });
  return range !== undefined && range.from < offset && offset < range.to;
}

function commentAt(analysis: Analysis, hash: number, from: number): Suppression | UnknownWord {
  const { text } = analysis;
  const to = hash + text.slice(hash, lineEnd(text, hash)).trimEnd().length;
  const colon = text.slice(from, to).search(/:(?:\s|$)/);
  const [word, ...codes] = wordsIn(text, from, colon < 0 ? to : from + colon);
  const extent = extentByWord[word!.code];
  if (extent === undefined) return { from: word!.from, to: word!.to, word: word!.code };
  return { from: hash, to, extent, codes, scope: findScope(analysis, extent, hash) };
}

function wordsIn(text: string, from: number, to: number): readonly NamedCode[] {
  return [...text.slice(from, to).matchAll(/[^\s,]+/g)].map(({ 0: code, index }) => ({
    code,
    from: from + index,
    to: from + index + code.length,
  }));
}

function findScope(analysis: Analysis, extent: SuppressionExtent, hash: number): Range | undefined {
  const { text } = analysis;
  if (extent === 'file') return { from: 0, to: text.length };
  const line = findTargetLine(text, hash);
  return extent === 'line' ? { from: line, to: nextLine(text, line) } : combatAt(analysis, line);
}

/** Start of the line of a comment; if the comment is alone, of the next line with content. */
function findTargetLine(text: string, hash: number): number {
  let line = lineStart(text, hash);
  if (text.slice(line, hash).trim() !== '') return line;
  do line = nextLine(text, line);
  while (line < text.length && /^\s*(?:#|$)/.test(text.slice(line, lineEnd(text, line))));
  return line;
}

/** Range of the part that a line belongs to, from the start of its first line. */
export function combatAt(analysis: Analysis, line: number): Range | undefined {
  const { text } = analysis;
  let at = line;
  while (/[\s-]/.test(text[at] ?? '') && at < lineEnd(text, line)) at++;
  const scenario = scenarioAt(analysis, at);
  const [list = '', item] = (scenario && locate(scenario.document, at)?.path) ?? [];
  if (!scenario || typeof item !== 'number' || !scenario.parts.includes(String(list))) return undefined;
  const owner = scenario.document.data[list] as object;
  const range = rangeAt(scenario.document, { owner, key: item });
  return range && { from: lineStart(text, range.from), to: range.to };
}
