/**
 * Fixes of text that cannot be read, by trial: of all small changes that could be meant, the one with which the scenario is what its schema
 * wants. Where two of them make different scenarios of the text there is no fix: what is meant is not certain.
 */
import { applyTextEdits, rangeOf } from '../../text';
import type { Range, TextFix, TextProblem } from '../../text';
import { analyseTrial } from '../analysis';
import type { Analysis } from '../analysis';
import type { Scenario } from '../scenario';
import { candidates } from './candidates';

/** What a slip of the pen may show itself as. */
const codes = new Set(
  ['indentation', 'missing-character', 'missing-blank', 'nesting', 'unexpected', 'invalid'].map(
    (name) => `syntax/${name}`,
  ),
);

/** Each trial is a reading of the piece: longer ones are left alone. */
const longest = 8_000;

export function isMended(code: string): boolean {
  return codes.has(code);
}

/** The fix of a problem of the text, where there is one; for problems that `isMended` says. */
export function mendOf(analysis: Analysis, { range }: TextProblem): readonly TextFix[] {
  const piece = brokenPieceAt(analysis, range.from);
  if (!piece || piece.to - piece.from > longest) return [];
  let fewest = Infinity;
  const found = new Map<string, TextFix>();
  for (const { title, edit } of candidates(analysis.text, piece, range.from)) {
    const growth = edit.insert.length - (edit.to - edit.from);
    const trial = tried(analysis, applyTextEdits(analysis.text, [edit]), { from: piece.from, to: piece.to + growth });
    if (!trial || trial.left > fewest) continue;
    if (trial.left < fewest) found.clear();
    fewest = trial.left;
    if (!found.has(trial.data)) found.set(trial.data, { title, edits: [edit] });
  }
  return found.size === 1 ? [...found.values()] : [];
}

function brokenPieceAt({ file }: Analysis, at: number): Range | undefined {
  for (const { chunks, bases } of file.documents)
    for (const { base, broken } of chunks) {
      const from = bases.get(base)!;
      if (broken && from <= at && at <= from + base.length) return { from, to: from + base.length };
    }
  return undefined;
}

interface Trial {
  /** All data that is new in the file. */
  readonly data: string;
  /** Ids that are wrong. */
  readonly left: number;
}

/** What a text would be; undefined where the piece is not read without a fault, or is not what its schema wants. */
function tried(analysis: Analysis, text: string, piece: Range): Trial | undefined {
  const trial = analyseTrial(text, analysis);
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
