/** The new columns of atoms. */
import { findLineStart } from '../lines';
import type { Group } from './align';
import type { Atom } from './atoms';
import { countLeadingSpaces, indentContinuation } from './scalars';

export interface Columns {
  /** The column of an atom in the new text. */
  getColumn(atom: Atom): number;
  /** The column after its last character. */
  getEnd(atom: Atom): number;
  /** How far the line on which it begins moves. */
  getShift(atom: Atom): number;
}

/** Options of the column layout. */
export interface ColumnOptions {
  readonly indent: number;
  /** True if an atom must not move. */
  readonly stays: (atom: Atom) => boolean;
}

/**
 * @param comments the columns of comments that begin a line outside brackets
 * @param groups the aligned atoms
 */
export function computeColumns(
  text: string,
  comments: ReadonlyMap<Atom, number>,
  groups: ReadonlyMap<Atom, Group>,
  { indent, stays }: ColumnOptions,
): Columns {
  const cache = new Map<Atom, number>();
  const edges = new Map<Group, number>();

  /** Iterative, since lines can be long. */
  function getColumn(atom: Atom): number {
    const pendingAtoms: Atom[] = [];
    let at = atom;
    while (!cache.has(at) && !at.startsLine && !stays(at) && at.previous) {
      pendingAtoms.push(at);
      at = at.previous;
    }
    if (!cache.has(at)) cache.set(at, stays(at) ? at.oldColumn : getLineColumn(at));
    for (const next of pendingAtoms.reverse()) cache.set(next, getColumnAfter(next, getEnd(next.previous!)));
    return cache.get(atom)!;
  }

  function getLineColumn(atom: Atom): number {
    const { column, role, extent, oldColumn } = atom;
    if (role === 'comment' && !column) return comments.get(atom) ?? oldColumn;
    if (!column || extent === 'block') return oldColumn;
    return (column.relativeTo ? getColumn(column.relativeTo) : 0) + column.offset;
  }

  function getColumnAfter(atom: Atom, end: number): number {
    const group = groups.get(atom);
    const natural = end + atom.gap;
    if (!group) return natural;
    // Set before the computation, since members can depend on one another.
    if (!edges.has(group)) {
      edges.set(group, 0);
      const naturalEdges = group.members.map((member) => findNaturalEdge(member, group, atom, natural));
      edges.set(
        group,
        naturalEdges.reduce((max, edge) => Math.max(max, edge)),
      );
    }
    return Math.max(natural, edges.get(group)! - (group.edge === 'end' ? atom.to - atom.from : 0));
  }

  function findNaturalEdge(member: Atom, { edge }: Group, atom: Atom, natural: number): number {
    const start = member === atom ? natural : stays(member) ? member.oldColumn : getEnd(member.previous!) + member.gap;
    return start + (edge === 'end' ? member.to - member.from : 0);
  }

  function getEnd(atom: Atom): number {
    if (atom.extent === 'line') return getColumn(atom) + atom.to - atom.from;
    const last = text.slice(findLineStart(text, atom.to), atom.to);
    return last.length + indentContinuation(last, getShift(atom), atom.level, indent) - countLeadingSpaces(last);
  }

  /** How far the line on which an atom begins moves. */
  function getShift(atom: Atom): number {
    let start = atom;
    while (!start.startsLine && start.previous) start = start.previous;
    return getColumn(start) - start.oldColumn;
  }

  return { getColumn, getEnd, getShift };
}
