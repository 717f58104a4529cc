/**
 * Fixes text that cannot be parsed, by trial: tries small changes until the scenario is valid by its schema. If two changes give different
 * valid scenarios there is no fix, since the intention is not certain.
 */
import { type Range, type TextDiagnostic, type TextEdit, type TextFix, applyTextEdits, rangeAt } from '../../text';
import { getFirstKey } from '../../text/chunk';
import { findItemsEnd } from '../../text/scan';
import { hasRootKey } from '../../schema/schema';
import { type Analysis, analyse, analyseTrial } from '../analysis/analysis';
import type { Scenario } from '../scenario/scenario';
import { rangesTouch } from '../scenario/range-index';
import { findLineEnd, findLineStart } from '../../text/lines';

/** Syntax errors that a typing slip may cause. */
const fixableCodes = new Set(
  ['indentation', 'missing-character', 'missing-blank', 'nesting', 'unexpected', 'invalid'].map(
    (name) => `syntax/${name}`,
  ),
);

/** Longer chunks are skipped, since each trial parses the chunk. */
const maxLength = 8_000;

export function hasTrialFix(code: string): boolean {
  return fixableCodes.has(code);
}

/** The fix of a syntax error for which `hasTrialFix` is true, if there is one. */
export function findTrialFix(analysis: Analysis, { range }: TextDiagnostic): readonly TextFix[] {
  const brokenChunk = findBrokenChunk(analysis, range.from);
  if (!brokenChunk || brokenChunk.brokenRange.to - brokenChunk.brokenRange.from > maxLength) return [];
  const { brokenRange } = brokenChunk;
  const isPossible = createQuickTrial(analysis, brokenChunk);
  let minErrors = Infinity;
  const fixes = new Map<string, TextFix>();
  for (const { title, edit } of generateCandidates(analysis.text, brokenRange, range.from)) {
    if (!isPossible(edit)) continue;
    const trial = tryEdit(analysis, edit, brokenRange);
    if (!trial || trial.errorCount > minErrors) continue;
    if (trial.errorCount < minErrors) fixes.clear();
    minErrors = trial.errorCount;
    if (!fixes.has(trial.data)) fixes.set(trial.data, { title, edits: [edit] });
  }
  return fixes.size === 1 ? [...fixes.values()] : [];
}

interface BrokenChunk {
  readonly brokenRange: Range;
  readonly scenario: Scenario | undefined;
}

function findBrokenChunk({ file, scenarios }: Analysis, at: number): BrokenChunk | undefined {
  for (const [index, { chunks, origins, range }] of file.documents.entries()) {
    if (at > range.to) continue;
    for (const { origin, broken } of chunks) {
      const from = origins.get(origin)!;
      if (broken && from <= at && at <= from + origin.length)
        return { brokenRange: { from, to: from + origin.length }, scenario: scenarios[index] };
    }
  }
  return undefined;
}

/**
 * Returns a quick test of a change, which parses only the broken chunk and the root members that the ruleset knows: in a long text it rules
 * out most candidates. Chunks with aliases are not tested, since they need their anchors.
 */
function createQuickTrial(
  { text, environment }: Analysis,
  { brokenRange, scenario }: BrokenChunk,
): (edit: TextEdit) => boolean {
  const brokenText = text.slice(brokenRange.from, brokenRange.to);
  if (!scenario?.ruleset || brokenText.includes('*')) return () => true;
  const { chunks, origins } = scenario.document;
  const seenKeys = new Set<string>();
  let result = '';
  let at = 0;
  for (const [index, chunk] of chunks.entries()) {
    const from = origins.get(chunk.origin)!;
    const isBrokenChunk = from === brokenRange.from;
    if (isBrokenChunk) at = result.length;
    else if (chunk.role === 'item') continue;
    if (chunk.role !== 'item') {
      const next = findItemsEnd(chunks, index);
      const end = chunks[next] ? origins.get(chunks[next].origin)! : scenario.document.range.to;
      const holdsBrokenChunk = from <= brokenRange.from && brokenRange.from < end;
      const key = getFirstKey(chunk);
      if (!holdsBrokenChunk && (key === undefined || seenKeys.has(key) || !hasRootKey(scenario.ruleset.id, key)))
        continue;
      if (key !== undefined) seenKeys.add(key);
    }
    // A blank line separates the chunk from the next one, so that errors there do not count as its own.
    result += text.slice(from, from + chunk.origin.length) + (isBrokenChunk ? '\n' : '');
  }
  const analysis = analyse(result, undefined, environment);
  const distance = at - brokenRange.from;
  return ({ from, to, insert }) =>
    tryEdit(
      analysis,
      { from: from + distance, to: to + distance, insert },
      { from: at, to: at + brokenText.length },
    ) !== undefined;
}

interface Trial {
  /** The new chunks of the file, serialized. */
  readonly data: string;
  /** Number of diagnostics of ids. */
  readonly errorCount: number;
}

/** The result of an edit; undefined if the chunk still has syntax or schema errors. */
function tryEdit(analysis: Analysis, edit: TextEdit, { from, to }: Range): Trial | undefined {
  const trial = analyseTrial(applyTextEdits(analysis.text, [edit]), analysis);
  const brokenRange = { from, to: to + edit.insert.length - (edit.to - edit.from) };
  const { file, scenarios } = trial;
  if (file.diagnostics.length >= analysis.file.diagnostics.length) return undefined;
  if (file.diagnostics.some(({ range }) => rangesTouch(range, brokenRange))) return undefined;
  const scenario = scenarios.find(({ document }) => rangesTouch(document.range, brokenRange));
  if (!scenario?.ruleset || scenario.rulesetDiagnostic || isFaulty(scenario, brokenRange)) return undefined;
  return { data: serializeNewChunks(analysis, trial), errorCount: scenario.ids().diagnostics.length };
}

function serializeNewChunks(before: Analysis, { file }: Analysis): string {
  const oldChunks = new Set(before.file.documents.flatMap(({ chunks }) => chunks));
  const chunks = file.documents.flatMap((document) => document.chunks.filter((chunk) => !oldChunks.has(chunk)));
  return JSON.stringify(chunks.map(({ role, listKey, content }) => [role, listKey, content]));
}

function isFaulty(scenario: Scenario, brokenRange: Range): boolean {
  const { document, schemaDiagnostics } = scenario;
  return schemaDiagnostics().some(({ place }) => {
    const range = rangeAt(document, place);
    return !range || (place.owner === document.data && place.key === undefined) || rangesTouch(range, brokenRange);
  });
}

// Candidate fixes of text that cannot be parsed: small changes of a line, such as typing slips need.

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
  const line = findLineStart(text, Math.min(at, text.length));
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
    start = findLineStart(text, start - 1);
    if (!/^\s*(?:#|$)/.test(text.slice(start, findLineEnd(text, start)))) return start;
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
  const line = text.slice(start, findLineEnd(text, start));
  for (const { index } of line.matchAll(/(?<=^ *-)(?=[^\s-])|(?<=[\w"']:)(?=[^\s:/])|(?<=[\]}"'])(?=#)/g))
    yield createInsertion('Insert a space', start + index, ' ');
}

/** Before a member or an item in brackets. */
function* insertCommas(text: string, start: number): Generator<Candidate> {
  const line = text.slice(start, findLineEnd(text, start));
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
      const distance = Math.abs(column - indent);
      const title = `Move the line ${column > indent ? 'in' : 'out'} by ${distance === 1 ? 'a column' : `${distance} columns`}`;
      return { title, edit: { from: start, to: start + indent, insert: ' '.repeat(column) } };
    });
}

function measureIndent(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at++;
  return at - start;
}
