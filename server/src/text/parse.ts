/**
 * Parses a text into documents. Never fails: unreadable parts become diagnostics.
 *
 * Chunks whose text is unchanged are reused from the file before an edit, with their objects: the data of an unchanged part is the same
 * object as before, even if it has moved. The result equals a parse from scratch.
 */
import { createBudget, limits, type Budget } from './limits';
import { assemble, type SourceDocument, type SourceFile } from './document';
import type { AnchoredValue } from './aliases';
import { runToEnd } from '../model/steps';
import { createSlicer, type Slicer } from './slicer';
import { getFirstKey, parseChunk, type Chunk } from './chunk';
import { findTextError, createTabDiagnostic, diagnoseTooManyValues } from './guards';
import { shiftDiagnostic, type TextDiagnostic } from './range';
import { scan, type ScannedDocument } from './scan';
import { findReusable, type ReusableChunks } from './reuse';

/**
 * @param text one or more YAML documents
 * @param previous the file before the last edits, if any
 */
export function parse(text: string, previous?: SourceFile): SourceFile {
  return runToEnd(parseInSteps(text, previous));
}

/** Like `parse`, but yields after each chunk. */
export function* parseInSteps(text: string, previous?: SourceFile): Generator<void, SourceFile> {
  if (previous?.text === text) return previous;
  const textError = findTextError(text);
  if (textError) return rejectText(text, textError);

  const scannedDocuments = scan(text);
  const count = scannedDocuments.reduce((sum, document) => sum + document.ranges.length, 0);
  if (count > limits.chunks) return rejectText(text, diagnoseTooManyValues(text));
  const reusable = findReusable(text, scannedDocuments, previous);
  const documents: SourceDocument[] = [];
  const budget = createBudget();
  const slice = createSlicer(text);
  let valueCount = 0;
  let chunksBefore = 0;
  for (const [index, scannedDocument] of scannedDocuments.entries()) {
    const chunks = yield* parseChunks(slice, scannedDocument, chunksBefore, reusable, budget);
    chunksBefore += chunks.length;
    for (const chunk of chunks) valueCount += chunk.valueCount;
    if (valueCount > limits.values) return rejectText(text, diagnoseTooManyValues(text));
    documents.push(assemble(chunks, scannedDocument, previous?.documents[index]));
  }
  const hasTabs = documents.some(({ chunks }) => chunks.some((chunk) => chunk.hasTabIndent));
  return {
    text,
    documents,
    diagnostics: [...(hasTabs ? [createTabDiagnostic(text)] : []), ...documents.flatMap(collectDiagnostics)].sort(
      (a, b) => a.range.from - b.range.from,
    ),
    broken: documents.some((document) => document.broken),
    scannedDocuments,
  };
}

function rejectText(text: string, diagnostic: TextDiagnostic): SourceFile {
  return { text, documents: [], diagnostics: [diagnostic], broken: true, scannedDocuments: [] };
}

/** @param chunksBefore the number of chunks before the document */
function* parseChunks(
  slice: Slicer,
  scannedDocument: ScannedDocument,
  chunksBefore: number,
  reusable: ReusableChunks,
  budget: Budget,
): Generator<void, Chunk[]> {
  const anchors = new Map<string, AnchoredValue>();
  let listKey: string | undefined;
  const chunks: Chunk[] = [];
  for (const [index, range] of scannedDocument.ranges.entries()) {
    const reused = reusable.take(range, chunksBefore + index);
    if (range.role !== 'item') listKey = undefined;
    const chunk =
      reused && reused.listKey === listKey && isStillValid(reused, anchors, budget)
        ? reused
        : parseChunk(slice(range.from, range.to), { role: range.role, listKey }, anchors, budget);
    if (range.role === 'head') listKey = getFirstKey(chunk);
    if (chunk === reused) budget.remainingCopies -= chunk.copyCount;
    if (chunk.anchors.size > 0) for (const [name, anchored] of chunk.anchors) anchors.set(name, anchored);
    chunks.push(chunk);
    if (chunk !== reused) yield;
  }
  return chunks;
}

/** True if a chunk from before the edit is still valid: its anchors are unchanged, and the budget suffices. */
function isStillValid(
  { usedAnchors, copyCount, budgetExhausted }: Chunk,
  anchors: ReadonlyMap<string, AnchoredValue>,
  { remainingCopies }: Budget,
): boolean {
  if (budgetExhausted || copyCount > remainingCopies) return false;
  return (
    usedAnchors.size === 0 || [...usedAnchors].every(([name, anchored]) => anchored && anchors.get(name) === anchored)
  );
}

function collectDiagnostics(document: SourceDocument): TextDiagnostic[] {
  const chunkDiagnostics = document.chunks
    .filter(({ diagnostics }) => diagnostics.length > 0)
    .flatMap((chunk) =>
      chunk.diagnostics.map((diagnostic) => shiftDiagnostic(diagnostic, document.origins.get(chunk.origin)!)),
    );
  return [...dropRepeats('syntax/alias-expansion', chunkDiagnostics), ...document.diagnostics];
}

/** Keeps only the first diagnostic with a code: the others have the same cause. */
function dropRepeats(code: string, diagnostics: readonly TextDiagnostic[]): readonly TextDiagnostic[] {
  const first = diagnostics.find((diagnostic) => diagnostic.code === code);
  return diagnostics.filter((diagnostic) => diagnostic.code !== code || diagnostic === first);
}
