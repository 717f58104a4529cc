/** Columns of comments that begin a line outside brackets: they stay aligned with their neighbours. */
import type { Atom, Level } from './atoms';

/** The new columns of those comments. @param atoms those of a chunk, in order @param indent spaces per level */
export function findCommentColumns(atoms: readonly Atom[], indent: number): ReadonlyMap<Atom, number> {
  const columns = new Map<Atom, number>();
  let next: Atom | undefined;
  /** The comment whose `before` was found last, with it: comments of one block share it. */
  let last: { readonly comment: Atom; readonly before: Atom | undefined } | undefined;
  for (const atom of atoms.toReversed()) {
    if (!atom.startsLine) continue;
    if (atom.role !== 'comment') {
      next = atom;
    } else if (!atom.column) {
      const isSameBlock = last !== undefined && (last.before === undefined || last.before.from < atom.from);
      last = { comment: atom, before: isSameBlock ? last!.before : findAtomBefore(atom) };
      columns.set(atom, findCommentColumn(atom, last.before, next, indent));
    }
  }
  return columns;
}

/** The last atom before a comment that is no comment itself. */
function findAtomBefore(comment: Atom): Atom | undefined {
  let before = comment.previous;
  while (before?.role === 'comment') before = before.previous;
  return before;
}

/**
 * A comment stays aligned with the next line, or with the collection around it whose column it had. Otherwise its
 * old column decides what it moves with: what is before it, the next line, or the outermost collection further to the right.
 */
function findCommentColumn(
  { oldColumn }: Atom,
  before: Atom | undefined,
  next: Atom | undefined,
  indent: number,
): number {
  const nextColumn = next?.column?.offset ?? 0;
  if (next?.oldColumn === oldColumn) return nextColumn;
  if (!before) return nextColumn;
  const { level } = before;
  for (const enclosing of walkEnclosingLevels(level))
    if (enclosing.oldColumn === oldColumn) return Math.max(0, enclosing.newColumn);
  if (oldColumn > level.oldColumn) {
    // Further to the right it would be part of the block scalar.
    if (before.extent === 'block') return Math.max(0, level.newColumn);
    return next && next.oldColumn > level.oldColumn ? nextColumn : Math.max(0, level.newColumn + indent);
  }
  if (next && next.oldColumn > oldColumn) return nextColumn;
  const deeper = [...walkEnclosingLevels(level)].findLast((enclosing) => enclosing.oldColumn > oldColumn);
  return Math.max(0, deeper?.newColumn ?? 0);
}

/** A level and its enclosing levels. */
function* walkEnclosingLevels(level: Level): Generator<Level> {
  for (let at: Level | undefined = level; at; at = at.parent) yield at;
}
