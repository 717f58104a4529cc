/** Columns of comments that begin a line outside brackets: they stay aligned with their neighbours. */
import type { Atom, Level } from './atoms';

/** @param atoms of a chunk, in order @param indent spaces per level */
export function findCommentColumns(atoms: readonly Atom[], indent: number): ReadonlyMap<Atom, number> {
  const columns = new Map<Atom, number>();
  let next: Atom | undefined;
  for (const atom of atoms.toReversed()) {
    if (!atom.first) continue;
    if (atom.role === 'comment') {
      if (!atom.column) columns.set(atom, findCommentColumn(atom, next, indent));
    } else next = atom;
  }
  return columns;
}

/**
 * A comment stays aligned with the next line, or with the collection around it whose column it had. Otherwise it goes with whichever the old
 * columns say it belongs to: what is before it, the next line, or the outermost collection further to the right.
 */
function findCommentColumn(comment: Atom, next: Atom | undefined, indent: number): number {
  const { oldColumn } = comment;
  let before = comment.before;
  while (before?.role === 'comment') before = before.before;
  const nextColumn = next?.column?.plus ?? 0;
  if (next?.oldColumn === oldColumn) return nextColumn;
  if (!before) return next ? nextColumn : 0;
  const { level } = before;
  for (const { old, now } of walkEnclosingLevels(level)) if (old === oldColumn) return Math.max(0, now);
  if (oldColumn > level.old) {
    // Further to the right it would be part of the block scalar.
    if (before.lines === 'block') return Math.max(0, level.now);
    return next && next.oldColumn > level.old ? nextColumn : Math.max(0, level.now + indent);
  }
  if (next && next.oldColumn > oldColumn) return nextColumn;
  const deeper = [...walkEnclosingLevels(level)].findLast(({ old }) => old > oldColumn);
  return Math.max(0, deeper?.now ?? 0);
}

/** A level and its enclosing levels. */
function* walkEnclosingLevels(level: Level): Generator<Level> {
  for (let at: Level | undefined = level; at; at = at.up) yield at;
}
