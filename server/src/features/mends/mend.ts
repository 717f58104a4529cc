/**
 * Fixes text that cannot be parsed, by trial: tries small changes until the scenario is valid by its schema. If two changes give different
 * valid scenarios there is no fix, since the intention is not certain.
 */
import { applyTextEdits, rangeOf } from '../../text';
import type { Range, TextEdit, TextFix, TextProblem } from '../../text';
import { firstKeyOf } from '../../text/chunk';
import { itemsEnd } from '../../text/scan';
import { hasRootKey } from '../../schema/schema';
import { analyse, analyseTrial } from '../analysis';
import type { Analysis } from '../analysis';
import type { Scenario } from '../scenario';
import { candidates } from './candidates';

/** Syntax errors that a typing slip may cause. */
const codes = new Set(
  ['indentation', 'missing-character', 'missing-blank', 'nesting', 'unexpected', 'invalid'].map(
    (name) => `syntax/${name}`,
  ),
);

/** Longer chunks are skipped, since each trial parses the chunk. */
const longest = 8_000;

export function isMended(code: string): boolean {
  return codes.has(code);
}

/** The fix of a syntax error for which `hasTrialFix` is true, if there is one. */
export function mendOf(analysis: Analysis, { range }: TextProblem): readonly TextFix[] {
  const broken = brokenPieceAt(analysis, range.from);
  if (!broken || broken.piece.to - broken.piece.from > longest) return [];
  const { piece } = broken;
  const isPossible = trialAlone(analysis, broken);
  let fewest = Infinity;
  const found = new Map<string, TextFix>();
  for (const { title, edit } of candidates(analysis.text, piece, range.from)) {
    if (!isPossible(edit)) continue;
    const trial = tried(analysis, edit, piece);
    if (!trial || trial.left > fewest) continue;
    if (trial.left < fewest) found.clear();
    fewest = trial.left;
    if (!found.has(trial.data)) found.set(trial.data, { title, edits: [edit] });
  }
  return found.size === 1 ? [...found.values()] : [];
}

interface Broken {
  readonly piece: Range;
  readonly scenario: Scenario | undefined;
}

function brokenPieceAt({ file, scenarios }: Analysis, at: number): Broken | undefined {
  for (const [index, { chunks, bases, range }] of file.documents.entries()) {
    if (at > range.to) continue;
    for (const { base, broken } of chunks) {
      const from = bases.get(base)!;
      if (broken && from <= at && at <= from + base.length)
        return { piece: { from, to: from + base.length }, scenario: scenarios[index] };
    }
  }
  return undefined;
}

/**
 * Returns a quick test of a change, which parses only the broken chunk and the root members that the ruleset knows: in a long text it rules
 * out most candidates. Chunks with aliases are not tested, since they need their anchors.
 */
function trialAlone({ text, environment }: Analysis, { piece, scenario }: Broken): (edit: TextEdit) => boolean {
  const own = text.slice(piece.from, piece.to);
  if (!scenario?.ruleset || own.includes('*')) return () => true;
  const { chunks, bases } = scenario.document;
  const seen = new Set<string>();
  let alone = '';
  let at = 0;
  let isOwnList = false;
  for (const [index, chunk] of chunks.entries()) {
    const from = bases.get(chunk.base)!;
    const isOwn = from === piece.from;
    if (isOwn) at = alone.length;
    else if (chunk.role === 'item') continue;
    if (chunk.role !== 'item') {
      const next = itemsEnd(chunks, index);
      const end = chunks[next] ? bases.get(chunks[next].base)! : scenario.document.range.to;
      isOwnList = from <= piece.from && piece.from < end;
      const key = firstKeyOf(chunk);
      if (!isOwn && !isOwnList && (key === undefined || seen.has(key) || !hasRootKey(scenario.ruleset.id, key)))
        continue;
      if (key !== undefined) seen.add(key);
    }
    // A blank line separates the chunk from the next one, so that errors there do not count as its own.
    alone += text.slice(from, from + chunk.base.length) + (isOwn ? '\n' : '');
  }
  const analysis = analyse(alone, undefined, environment);
  const by = at - piece.from;
  return ({ from, to, insert }) =>
    tried(analysis, { from: from + by, to: to + by, insert }, { from: at, to: at + own.length }) !== undefined;
}

interface Trial {
  /** The new chunks of the file, serialized. */
  readonly data: string;
  /** Number of diagnostics of ids. */
  readonly left: number;
}

/** The result of an edit; undefined if the chunk still has syntax or schema errors. */
function tried(analysis: Analysis, edit: TextEdit, { from, to }: Range): Trial | undefined {
  const trial = analyseTrial(applyTextEdits(analysis.text, [edit]), analysis);
  const piece = { from, to: to + edit.insert.length - (edit.to - edit.from) };
  const { file, scenarios } = trial;
  if (file.problems.length >= analysis.file.problems.length) return undefined;
  if (file.problems.some(({ range }) => touches(range, piece))) return undefined;
  const here = scenarios.find(({ document }) => touches(document.range, piece));
  if (!here?.ruleset || here.choice || isFaulty(here, piece)) return undefined;
  return { data: newData(analysis, trial), left: here.ids().problems.length };
}

function newData(before: Analysis, { file }: Analysis): string {
  const known = new Set(before.file.documents.flatMap(({ chunks }) => chunks));
  const chunks = file.documents.flatMap((document) => document.chunks.filter((chunk) => !known.has(chunk)));
  return JSON.stringify(chunks.map(({ role, list, content }) => [role, list, content]));
}

function isFaulty(scenario: Scenario, piece: Range): boolean {
  const { document, faults } = scenario;
  return faults().some(({ place }) => {
    const range = rangeOf(document, place);
    return !range || (place.owner === document.data && place.key === undefined) || touches(range, piece);
  });
}

const touches = (a: Range, b: Range): boolean => a.from <= b.to && b.from <= a.to;
