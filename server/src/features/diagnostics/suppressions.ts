/**
 * Suppression comments: `# asdic-ignore wif-ssw/owner-passed: our house rule`. At the end of a line it applies to that line, on a separate
 * line to the next one that is no comment; `asdic-ignore-combat` and `asdic-ignore-file` apply to the combat or file. Codes are separated
 * by commas or spaces; `wif-ssw/*` matches a prefix; the reason follows after a colon.
 */
import { findFirstIndex, type Range, type TextFix, locate, rangeAt } from '../../text';
import { findLineEnd, findLineStart, findNextLine } from '../../text/lines';
import { type Analysis, findScenarioAt } from '../analysis/analysis';
import { createSegmentSearch } from '../analysis/segment-search';
import type { OffsetDiagnostic } from '../scenario/offset-diagnostic';

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
  readonly unknownWords: readonly UnknownWord[];
}

const mark = 'asdic-ignore';

/** First word of a suppression comment, by extent. */
export const suppressionWords: Readonly<Record<SuppressionExtent, string>> = {
  line: mark,
  combat: `${mark}-combat`,
  file: `${mark}-file`,
};

/** The innermost first. */
const extents = ['line', 'combat', 'file'] as const;

const findMarks = createSegmentSearch((text) => text.includes(mark) || undefined);

/** Finds all suppression comments of a text, whether it is valid or not. */
export function findSuppressionComments(analysis: Analysis): Comments {
  const suppressions: Suppression[] = [];
  const unknownWords: UnknownWord[] = [];
  /** The line that the last comment on a separate line applies to. */
  let nextContent = 0;
  for (const at of listMarkOffsets(analysis)) {
    const hash = findHashBefore(analysis.text, at);
    if (hash === undefined || isInScalar(analysis, hash)) continue;
    const line = findTargetLine(analysis.text, hash, nextContent);
    nextContent = Math.max(nextContent, line);
    const parsed = parseCommentAt(analysis, hash, at, line);
    if ('word' in parsed) unknownWords.push(parsed);
    else suppressions.push(parsed);
  }
  return { suppressions, unknownWords };
}

/** Offsets of the mark, the first of each line. */
function* listMarkOffsets(analysis: Analysis): Generator<number> {
  const { text } = analysis;
  for (const { from, to } of findMarks(analysis))
    for (let at = text.indexOf(mark, from); at >= 0 && at < to; at = text.indexOf(mark, findLineEnd(text, at)))
      yield at;
}

/** Finds the `#` that is followed only by spaces up to an offset. */
function findHashBefore(text: string, offset: number): number | undefined {
  let at = offset - 1;
  while (text[at] === ' ' || text[at] === '\t') at--;
  if (text[at] !== '#') return undefined;
  return at === 0 || /\s/.test(text[at - 1]!) ? at : undefined;
}

/** In quotes and block scalars `#` begins no comment. */
export function isInScalar(analysis: Analysis, offset: number): boolean {
  const document = findScenarioAt(analysis, offset)?.document;
  const located = document && locate(document, offset);
  if (!located) return false;
  const owner = located.chain.at(-1)!;
  const key = located.path.at(-1)!;
  const value = (owner as Readonly<Record<string | number, unknown>>)[key];
  if (typeof value === 'object' && value !== null) return false;
  const range = rangeAt(document, { owner, key, onKey: located.onKey });
  return range !== undefined && range.from < offset && offset < range.to;
}

/** @param line the line that the comment applies to */
function parseCommentAt(analysis: Analysis, hash: number, from: number, line: number): Suppression | UnknownWord {
  const { text } = analysis;
  const to = hash + text.slice(hash, findLineEnd(text, hash)).trimEnd().length;
  const colon = text.slice(from, to).search(/:(?:\s|$)/);
  const [word, ...codes] = listNamedCodes(text, from, colon < 0 ? to : from + colon);
  const extent = extents.find((candidate) => suppressionWords[candidate] === word!.code);
  if (extent === undefined) return { from: word!.from, to: word!.to, word: word!.code };
  return { from: hash, to, extent, codes, scope: findScope(analysis, extent, line) };
}

function listNamedCodes(text: string, from: number, to: number): readonly NamedCode[] {
  return [...text.slice(from, to).matchAll(/[^\s,]+/g)].map(({ 0: code, index }) => ({
    code,
    from: from + index,
    to: from + index + code.length,
  }));
}

function findScope(analysis: Analysis, extent: SuppressionExtent, line: number): Range | undefined {
  const { text } = analysis;
  if (extent === 'file') return { from: 0, to: text.length };
  return extent === 'line' ? { from: line, to: findNextLine(text, line) } : findCombatAt(analysis, line);
}

/**
 * Start of the line of a comment; if the comment is alone, of the next line with content.
 * @param nextContent that of the comments above: all of one block share it
 */
function findTargetLine(text: string, hash: number, nextContent: number): number {
  let line = findLineStart(text, hash);
  if (text.slice(line, hash).trim() !== '') return line;
  if (nextContent > line) return nextContent;
  do line = findNextLine(text, line);
  while (line < text.length && /^\s*(?:#|$)/.test(text.slice(line, findLineEnd(text, line))));
  return line;
}

/** Range of the part that a line belongs to, from the start of its first line. */
export function findCombatAt(analysis: Analysis, line: number): Range | undefined {
  const { text } = analysis;
  let at = line;
  while (/[\s-]/.test(text[at] ?? '') && at < findLineEnd(text, line)) at++;
  const scenario = findScenarioAt(analysis, at);
  const [list = '', item] = (scenario && locate(scenario.document, at)?.path) ?? [];
  if (!scenario || typeof item !== 'number' || !scenario.parts.includes(String(list))) return undefined;
  const owner = scenario.document.data[list] as object;
  const range = rangeAt(scenario.document, { owner, key: item });
  return range && { from: findLineStart(text, range.from), to: range.to };
}

// Applies suppression comments to the diagnostics of a file, and reports unused ones.

/** A code in a comment, and whether it has suppressed anything. */
interface AcceptedCode {
  readonly by: Suppression;
  readonly named: NamedCode;
  /** Identity across edits. */
  readonly stableKey: string;
  isUsed: boolean;
}

/** Suppressions of one range: by code, and by code prefix. */
interface Scope extends Range {
  readonly codes: Map<string, AcceptedCode>;
  readonly prefixes: Map<string, AcceptedCode>;
}

/** The remaining diagnostics. */
interface SuppressionResult {
  readonly diagnostics: readonly OffsetDiagnostic[];
  /** Compared with the next text (`PreviousDiagnostics`). */
  readonly unusedComments: ReadonlySet<string>;
}

/** Code prefixes of diagnostics that require simulation or odds. */
const deferredPrefixes = ['expect/', 'result/'];

/**
 * While simulations and odds are pending, comments that may suppress their diagnostics keep their previous state.
 * @param all the diagnostics of the file
 * @param isComplete whether no diagnostics are pending
 * @returns the remaining diagnostics with those of the comments themselves, unordered; and the unused comments
 */
export function applySuppressions(
  analysis: Analysis,
  all: readonly OffsetDiagnostic[],
  isComplete: boolean,
): SuppressionResult {
  const previouslyUnused = analysis.previousDiagnostics.unusedComments;
  const comments = findSuppressionComments(analysis);
  if (comments.suppressions.length === 0 && comments.unknownWords.length === 0)
    return { diagnostics: all, unusedComments: new Set() };
  const accepted = listAcceptedCodes(analysis, comments);
  const scopesByExtent = extents.map((extent) => groupByScope(accepted.filter(({ by }) => by.extent === extent)));
  const remainingDiagnostics = all.filter((diagnostic) => {
    const suppression = scopesByExtent
      .map((scopes) => findAcceptedCode(scopes, diagnostic))
      .find((accepting) => accepting !== undefined);
    if (suppression) suppression.isUsed = true;
    return suppression === undefined;
  });
  const commentDiagnostics = reportMalformed(analysis, comments);
  if (!isFullyChecked(analysis))
    return {
      diagnostics: [...remainingDiagnostics, ...commentDiagnostics],
      unusedComments: comments.suppressions.length === 0 ? new Set() : previouslyUnused,
    };
  const unusedCodes = accepted.filter(
    ({ isUsed, by, named, stableKey }) =>
      !isUsed && by.scope && (isComplete || !acceptsDeferred(named) || previouslyUnused.has(stableKey)),
  );
  return {
    diagnostics: [...remainingDiagnostics, ...commentDiagnostics, ...reportUnused(analysis, unusedCodes)],
    unusedComments: new Set(unusedCodes.map(({ stableKey }) => stableKey)),
  };
}

function acceptsDeferred({ code }: NamedCode): boolean {
  if (!code.endsWith('*')) return deferredPrefixes.some((deferredPrefix) => code.startsWith(deferredPrefix));
  const prefix = code.slice(0, -1);
  return deferredPrefixes.some(
    (deferredPrefix) => prefix.startsWith(deferredPrefix) || deferredPrefix.startsWith(prefix),
  );
}

function listAcceptedCodes({ text }: Analysis, { suppressions }: Comments): readonly AcceptedCode[] {
  const seenCounts = new Map<string, number>();
  return suppressions.flatMap((suppression) => {
    const words = text.slice(suppression.from, suppression.to);
    const precedingCount = seenCounts.get(words) ?? 0;
    seenCounts.set(words, precedingCount + 1);
    return suppression.codes.map((named) => ({
      by: suppression,
      named,
      stableKey: `${precedingCount} ${named.code} ${words}`,
      isUsed: false,
    }));
  });
}

/** Whether all checks could run: otherwise an unused comment may apply once the text is fixed. */
function isFullyChecked({ file, scenarios }: Analysis): boolean {
  return !file.broken && scenarios.every((scenario) => scenario.ruleset && scenario.schemaDiagnostics().length === 0);
}

/** In document order. Scopes of one extent are equal or disjoint. */
function groupByScope(accepted: readonly AcceptedCode[]): readonly Scope[] {
  const scopes = new Map<number, Scope>();
  for (const item of accepted) {
    const { scope } = item.by;
    if (!scope) continue;
    const current = scopes.get(scope.from) ?? { ...scope, codes: new Map(), prefixes: new Map() };
    scopes.set(scope.from, current);
    const { code } = item.named;
    const kind = code.endsWith('*') ? current.prefixes : current.codes;
    const key = code.endsWith('*') ? code.slice(0, -1) : code;
    if (!kind.has(key)) kind.set(key, item);
  }
  return [...scopes.values()].sort((a, b) => a.from - b.from);
}

function findAcceptedCode(scopes: readonly Scope[], { from, code }: OffsetDiagnostic): AcceptedCode | undefined {
  const scope = scopes[findFirstIndex(scopes, (other) => other.from > from) - 1];
  if (!scope || (from > scope.from && from >= scope.to)) return undefined;
  return scope.codes.get(code) ?? findByPrefix(code, scope.prefixes);
}

function findByPrefix(code: string, prefixes: ReadonlyMap<string, AcceptedCode>): AcceptedCode | undefined {
  for (let length = code.length; length >= 0; length--) {
    const accepting = prefixes.get(code.slice(0, length));
    if (accepting) return accepting;
  }
  return undefined;
}

const extentPhrases: Readonly<Record<SuppressionExtent, string>> = {
  line: 'Nothing on this line',
  combat: 'Nothing in this combat',
  file: 'Nothing in this file',
};

function reportUnused(analysis: Analysis, accepted: readonly AcceptedCode[]): readonly OffsetDiagnostic[] {
  return accepted.map(({ by, named }) =>
    createCommentDiagnostic(
      'asdic/unused-suppression',
      'hint',
      named,
      `${extentPhrases[by.extent]} has the problem \`${named.code}\`. Take it out, so that it hides nothing later.`,
      [removeCode(analysis.text, by, named)],
      true,
    ),
  );
}

/** Removes the comment with its line, the comment after other text, or one of several codes. */
function removeCode(text: string, { from, to, codes }: Suppression, named: NamedCode): TextFix {
  const title = `Take \`${named.code}\` out`;
  const at = codes.indexOf(named);
  if (codes.length > 1) {
    const cut = at === 0 ? { from: named.from, to: codes[1]!.from } : { from: codes[at - 1]!.to, to: codes[at]!.to };
    return { title, edits: [{ ...cut, insert: '' }] };
  }
  const start = findLineStart(text, from);
  const isAlone = text.slice(start, from).trim() === '';
  if (isAlone) return { title, edits: [{ from: start, to: findNextLine(text, from), insert: '' }] };
  const codeEnd = start + text.slice(start, from).trimEnd().length;
  return { title, edits: [{ from: codeEnd, to: Math.max(to, findLineEnd(text, from)), insert: '' }] };
}

function reportMalformed({ text }: Analysis, { suppressions, unknownWords }: Comments): readonly OffsetDiagnostic[] {
  const forms = Object.values(suppressionWords)
    .map((word) => `\`${word}\``)
    .join(', ');
  const explain = ({ from, to, codes, scope }: Suppression): string | undefined => {
    if (codes.length === 0)
      return `Name the code of the problem to accept: \`${text.slice(from, to).split(':')[0]!.trimEnd()} wif-ssw/owner-passed\`. The Problems panel shows the code behind each message.`;
    return scope ? undefined : 'This comment is in no combat. Put it into one, or above its first line.';
  };
  const explained = [
    ...unknownWords.map((comment) => ({
      comment,
      message: `\`${comment.word}\` accepts nothing: a comment that accepts a problem begins with one of ${forms}.`,
    })),
    ...suppressions.map((comment) => ({ comment, message: explain(comment) })),
  ];
  return explained.flatMap(({ comment, message }) =>
    message === undefined ? [] : [createCommentDiagnostic('asdic/suppression', 'warning', comment, message)],
  );
}

function createCommentDiagnostic(
  code: string,
  severity: OffsetDiagnostic['severity'],
  { from, to }: Range,
  message: string,
  fixes: readonly TextFix[] = [],
  unnecessary = false,
): OffsetDiagnostic {
  const emptyDetails = { related: [], hasPreferredFix: false };
  return { from, to, code, severity, message, ...emptyDetails, unnecessary, listFixes: () => fixes };
}
