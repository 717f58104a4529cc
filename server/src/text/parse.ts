/**
 * Parses a text into documents. Never fails: unreadable parts become diagnostics.
 *
 * Chunks whose text is unchanged are reused from the file before an edit, with their objects: the data of an unchanged part is the same
 * object as before, even if it has moved. The result equals a parse from scratch.
 */
import { changeBetween, cutAfter, isEmpty } from './change';
import { budgetOfText, limits, type Budget } from './limits';
import { assemble, type SourceDocument, type SourceFile } from './document';
import type { Anchored } from './anchors';
import { cutOutOf, type CutOut } from './cut-out';
import { firstKeyOf, parseChunk, type Chunk } from './chunk';
import { refusalOf, tabProblem, tooManyValues } from './guards';
import { shifted, type TextProblem } from './range';
import { scan, type DocumentPieces } from './scan';
import { reusable, type ReusableChunks } from './reuse';

/**
 * @param text one or more YAML documents
 * @param previous the file before the last edits, if any
 */
export function parse(text: string, previous?: SourceFile): SourceFile {
  const reading = parseInSteps(text, previous);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** Like `parse`, but yields after each chunk. */
export function* parseInSteps(text: string, previous?: SourceFile): Generator<void, SourceFile> {
  const change = previous && changeBetween(previous.text, text);
  if (previous && change && isEmpty(change)) return previous;
  const refusal = refusalOf(text);
  if (refusal) return refused(text, refusal);

  const pieces = (change && cutAfter(text, previous.text, previous.cuts, change)) ?? scan(text);
  const count = pieces.reduce((sum, document) => sum + document.pieces.length, 0);
  if (count > limits.pieces) return refused(text, tooManyValues(text));
  const pool = reusable(text, pieces, previous, change);
  const documents: SourceDocument[] = [];
  const budget = budgetOfText();
  const cutOut = cutOutOf(text);
  let values = 0;
  let before = 0;
  for (const [index, found] of pieces.entries()) {
    const chunks = yield* chunksOf(cutOut, found, before, pool, budget);
    before += chunks.length;
    for (const chunk of chunks) values += chunk.values;
    if (values > limits.values) return refused(text, tooManyValues(text));
    documents.push(assemble(chunks, found, previous?.documents[index]));
  }
  const tabs = documents.some(({ chunks }) => chunks.some((chunk) => chunk.tabs));
  return {
    text,
    documents,
    problems: [...(tabs ? [tabProblem(text)] : []), ...documents.flatMap(problemsOf)].sort(
      (a, b) => a.range.from - b.range.from,
    ),
    broken: documents.some((document) => document.broken),
    cuts: pieces,
    change,
  };
}

function refused(text: string, problem: TextProblem): SourceFile {
  return { text, documents: [], problems: [problem], broken: true, cuts: [] };
}

/** @param before the number of chunks before the document */
function* chunksOf(
  cutOut: CutOut,
  found: DocumentPieces,
  before: number,
  pool: ReusableChunks,
  budget: Budget,
): Generator<void, Chunk[]> {
  const anchors = new Map<string, Anchored>();
  let list: string | undefined;
  const chunks: Chunk[] = [];
  for (const [index, piece] of found.pieces.entries()) {
    const known = pool.take(piece, before + index);
    if (piece.role !== 'item') list = undefined;
    const chunk =
      known && known.list === list && isValid(known, anchors, budget)
        ? known
        : parseChunk(cutOut(piece.from, piece.to), { role: piece.role, list }, anchors, budget);
    if (piece.role === 'head') list = firstKeyOf(chunk);
    if (chunk === known) budget.copies -= chunk.copied;
    if (chunk.anchors.size > 0) for (const [name, anchored] of chunk.anchors) anchors.set(name, anchored);
    chunks.push(chunk);
    if (chunk !== known) yield;
  }
  return chunks;
}

/** True if a chunk from before the edit is still valid: its anchors are unchanged, and the budget suffices. */
function isValid({ uses, copied, spent }: Chunk, anchors: ReadonlyMap<string, Anchored>, { copies }: Budget): boolean {
  if (spent || copied > copies) return false;
  return uses.size === 0 || [...uses].every(([name, anchored]) => anchored && anchors.get(name) === anchored);
}

function problemsOf(document: SourceDocument): TextProblem[] {
  const inChunks = document.chunks
    .filter(({ problems }) => problems.length > 0)
    .flatMap((chunk) => chunk.problems.map((problem) => shifted(problem, document.bases.get(chunk.base)!)));
  return [...once('syntax/alias-expansion', inChunks), ...document.problems];
}

/** Reports an error with a single cause only at its first occurrence. */
function once(code: string, problems: readonly TextProblem[]): readonly TextProblem[] {
  const first = problems.find((problem) => problem.code === code);
  return problems.filter((problem) => problem.code !== code || problem === first);
}
