/**
 * The layout of a text: indentation, spaces, line ends. Everything else stays as written: comments, blank lines, anchors, quotes, brackets,
 * and what the author aligned.
 *
 * Invariants: the data does not change; formatting twice is the same as formatting once; text that cannot be read, or uses unusual syntax, is
 * left alone.
 */
import type { SourceDocument, SourceFile } from '../document';
import { findLineStart } from '../lines';
import type { Range, TextEdit } from '../range';
import { findGroups, findSplitIndex } from './align';
import type { Atom } from './atoms';
import { computeColumns } from './columns';
import { findCommentColumns } from './comments';
import { hasCompactLists } from './lists';
import { moveBlockScalar, moveContinuationLines } from './scalars';
import { addAtoms, type LayoutChunk } from './add-atoms';

export interface LayoutOptions {
  /** Spaces per level, at least 1. */
  readonly indent: number;
  /** Only lines that touch this range are changed. */
  readonly range?: Range;
  /** Only spaces within lines are changed. */
  readonly keepIndentation?: boolean;
}

/** Chunks that are laid out together or not at all: a key at column 0 with its value. */
interface LayoutUnit extends Range {
  readonly chunks: readonly LayoutChunk[];
  /** True if it could not be read completely. */
  readonly broken: boolean;
}

/** The edits that format a text, in order; they only change spaces. */
export function createLayoutEdits(file: SourceFile, options: LayoutOptions): readonly TextEdit[] {
  const { keepIndentation = false } = options;
  const compact = !keepIndentation && hasCompactLists(file);
  const lines = expandToLines(file.text, options.range);
  return file.documents.flatMap((document) => {
    const units = keepIndentation ? splitByChunk(document) : splitByKey(document, lines);
    return computeUnitEdits(file.text, selectTouchedAndNeighbours(units, lines), lines, compact, options);
  });
}

/** The lines that touch a range. */
function expandToLines(text: string, range: Range | undefined): Range {
  if (!range) return { from: 0, to: Infinity };
  const end = text.indexOf('\n', Math.max(range.from, range.to - 1));
  return { from: findLineStart(text, range.from), to: end < 0 ? Infinity : end + 1 };
}

function splitByChunk({ chunks, origins }: SourceDocument): readonly LayoutUnit[] {
  return chunks.map(({ origin, role, broken }) => {
    const from = origins.get(origin)!;
    const to = from + origin.length;
    return { from, to, broken, chunks: [{ from, to, role, mayListMove: false }] };
  });
}

function splitByKey(document: SourceDocument, lines: Range): readonly LayoutUnit[] {
  const units = splitByChunk(document);
  const starts = units.flatMap(({ chunks: [chunk] }, index) => (chunk!.role === 'item' && index > 0 ? [] : [index]));
  return starts.map((start, index) => {
    const key = units.slice(start, starts[index + 1]);
    const [{ from, to: headTo }, last] = [key[0]!, key.at(-1)!];
    const mayListMove = lines.from <= headTo && last.to <= lines.to;
    return {
      ...{ from, to: last.to },
      broken: key.some(({ broken }) => broken),
      chunks: key.flatMap((unit) => unit.chunks).map((chunk) => ({ ...chunk, mayListMove })),
    };
  });
}

/** The units that the lines touch, and their neighbours, which may be aligned with them. */
function selectTouchedAndNeighbours(units: readonly LayoutUnit[], lines: Range): readonly LayoutUnit[] {
  const isTouched = ({ from, to }: LayoutUnit) => from < lines.to && lines.from < to;
  const first = units.findIndex(isTouched);
  const last = units.findLastIndex(isTouched);
  return first < 0 ? [] : units.slice(Math.max(0, first - 1), last + 2);
}

/** Consecutive atoms and their range. */
interface Run extends Range {
  readonly atoms: readonly Atom[];
}

/**
 * The edits of several units. A unit that cannot be laid out splits the run; so does a place that no alignment crosses: in one run the layout
 * of 10,000 lines takes three times as long, longer than saving a file may.
 */
function computeUnitEdits(
  text: string,
  units: readonly LayoutUnit[],
  lines: Range,
  compact: boolean,
  options: LayoutOptions,
): readonly TextEdit[] {
  const { indent, keepIndentation = false } = options;
  const mayMove = (from: number, to: number) => !keepIndentation && lines.from <= from && to <= lines.to;
  const edits: TextEdit[] = [];
  /** Atoms that are not laid out yet. */
  let run: { from: number; to: number; atoms: Atom[] } | undefined;
  const layOut = (finishedRun: Run) => {
    for (const edit of computeEdits(text, finishedRun, lines, options)) edits.push(edit);
  };

  /** Lays out the atoms before an index and returns the others. */
  function flushBefore({ from, atoms }: { from: number; atoms: Atom[] }, index: number): Atom[] {
    const last = atoms[index - 1]!;
    layOut({ from, to: last.to, atoms: atoms.slice(0, index) });
    // The old line is no longer needed.
    last.previous = undefined;
    return atoms.slice(index);
  }

  for (const unit of units) {
    const { from } = unit;
    run ??= { from, to: from, atoms: [] };
    const pendingCount = run.atoms.length;
    const pendingTo = run.atoms.at(-1)?.to ?? run.from;
    /** The number of edits before those of the current unit; undefined while atoms of earlier units are pending. */
    let editCountBefore: number | undefined = pendingCount === 0 ? edits.length : undefined;
    const isReadable = !unit.broken && !/^ *\t[ \t]*[^\s]/m.test(text.slice(from, unit.to));
    const isDone =
      isReadable &&
      unit.chunks.every((chunk) => {
        const previousCount = run!.atoms.length;
        if (!addAtoms(run!.atoms, text, chunk, { indent, compact, mayMove: mayMove })) return false;
        const splitIndex = findSplitIndex(text, run!.atoms, previousCount);
        if (splitIndex === undefined || (editCountBefore === undefined && splitIndex !== pendingCount)) return true;
        run!.atoms = flushBefore(run!, splitIndex);
        editCountBefore ??= edits.length;
        return true;
      });
    if (isDone) {
      run.to = unit.to;
      continue;
    }
    // Discard the edits of a partially laid out unit.
    if (editCountBefore === undefined) layOut({ ...run, atoms: run.atoms.slice(0, pendingCount) });
    else {
      edits.length = editCountBefore;
      layOut({ from: pendingTo, to: run.to, atoms: [] });
    }
    run = undefined;
  }
  if (run) layOut(run);
  return edits;
}

function computeEdits(text: string, { from: start, to: end, atoms }: Run, lines: Range, options: LayoutOptions) {
  const { indent, keepIndentation = false } = options;
  const isInLines = (from: number) => lines.from <= from && from < lines.to;
  const mustStay = (atom: Atom) => !isInLines(atom.from) || (keepIndentation && atom.startsLine);
  const groups = findGroups(text, atoms);
  const columns = computeColumns(text, findCommentColumns(atoms, indent), groups, { indent, mustStay: mustStay });
  const edits: TextEdit[] = [];
  const add = (from: number, to: number, insert: string) => {
    if (isInLines(from) && (to - from !== insert.length || text.slice(from, to) !== insert))
      edits.push({ from, to, insert });
  };
  /** Removes trailing spaces, and sets the spaces of the last line. */
  const setSpaces = (from: number, to: number, last: number) => {
    let at = from;
    for (let line = text.indexOf('\n', at); line >= 0 && line < to; line = text.indexOf('\n', at)) {
      add(at, text[line - 1] === '\r' && line > at ? line - 1 : line, '');
      at = line + 1;
    }
    add(at, to, ' '.repeat(last));
  };
  const computeGap = (atom: Atom, before: Atom) =>
    groups.has(atom) ? columns.getColumn(atom) - columns.getEnd(before) : atom.gap;

  for (const atom of atoms) {
    const { from, previous, startsLine, extent } = atom;
    if (extent === 'block') {
      const isWhole = isInLines(atom.from) && atom.to <= lines.to && !keepIndentation;
      if (isWhole)
        for (const edit of moveBlockScalar(text, atom, atom.column!.offset)) add(edit.from, edit.to, edit.insert);
    } else if (!startsLine && previous) add(previous.to, from, ' '.repeat(computeGap(atom, previous)));
    else if (startsLine && !mustStay(atom)) setSpaces(previous?.to ?? start, from, columns.getColumn(atom));
    if (extent === 'lines')
      for (const edit of moveContinuationLines(text, atom, columns.getShift(atom), indent))
        add(edit.from, edit.to, edit.insert);
  }
  setSpaces(atoms.at(-1)?.to ?? start, end, 0);
  return edits;
}
