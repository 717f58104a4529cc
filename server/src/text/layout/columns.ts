/** Computes the new columns of atoms, the smallest parts of a text that the layout moves (atoms.ts). */
import { findLineStart } from '../lines';
import type { Group } from './align';
import type { Atom } from './atoms';
import { countLeadingSpaces, indentContinuation } from './scalars';

export interface Columns {
  /** The column of an atom in the new text. */
  getColumn(atom: Atom): number;
  /** The column after its last character. */
  getEnd(atom: Atom): number;
  /** By how many columns the first of its lines moves. */
  getShift(atom: Atom): number;
}

/** Options of the column layout. */
export interface ColumnOptions {
  readonly indent: number;
  /** True if an atom must not move. */
  readonly mustStay: (atom: Atom) => boolean;
}

/**
 * @param commentColumns the columns of comments that begin a line outside brackets
 * @param groups the aligned atoms
 */
export function computeColumns(
  text: string,
  commentColumns: ReadonlyMap<Atom, number>,
  groups: ReadonlyMap<Atom, Group>,
  { indent, mustStay }: ColumnOptions,
): Columns {
  const cache = new Map<Atom, number>();
  const edges = new Map<Group, number>();

  /** Iterative, since lines can be long. */
  function getColumn(atom: Atom): number {
    const pendingAtoms: Atom[] = [];
    let current = atom;
    while (!cache.has(current) && !current.startsLine && !mustStay(current) && current.previous) {
      pendingAtoms.push(current);
      current = current.previous;
    }
    if (!cache.has(current)) cache.set(current, mustStay(current) ? current.oldColumn : getLineColumn(current));
    for (const next of pendingAtoms.reverse()) cache.set(next, getColumnAfter(next, getEnd(next.previous!)));
    return cache.get(atom)!;
  }

  function getLineColumn(atom: Atom): number {
    const { column, role, extent, oldColumn } = atom;
    if (role === 'comment' && !column) return commentColumns.get(atom) ?? oldColumn;
    if (!column || extent === 'block') return oldColumn;
    return (column.relativeTo ? getColumn(column.relativeTo) : 0) + column.offset;
  }

  function getColumnAfter(atom: Atom, end: number): number {
    const group = groups.get(atom);
    const naturalColumn = end + atom.gap;
    if (!group) return naturalColumn;
    // Members can depend on one another: a provisional edge of 0 ends the recursion.
    if (!edges.has(group)) {
      edges.set(group, 0);
      const naturalEdges = group.members.map((member) => findNaturalEdge(member, group, atom, naturalColumn));
      edges.set(
        group,
        naturalEdges.reduce((max, edge) => Math.max(max, edge)),
      );
    }
    return Math.max(naturalColumn, edges.get(group)! - (group.edge === 'end' ? atom.to - atom.from : 0));
  }

  function findNaturalEdge(member: Atom, { edge }: Group, atom: Atom, naturalColumn: number): number {
    const start =
      member === atom ? naturalColumn : mustStay(member) ? member.oldColumn : getEnd(member.previous!) + member.gap;
    return start + (edge === 'end' ? member.to - member.from : 0);
  }

  function getEnd(atom: Atom): number {
    if (atom.extent === 'line') return getColumn(atom) + atom.to - atom.from;
    const last = text.slice(findLineStart(text, atom.to), atom.to);
    return last.length + indentContinuation(last, getShift(atom), atom.level, indent) - countLeadingSpaces(last);
  }

  /** By how many columns the first line of an atom moves. */
  function getShift(atom: Atom): number {
    let start = atom;
    while (!start.startsLine && start.previous) start = start.previous;
    return getColumn(start) - start.oldColumn;
  }

  return { getColumn, getEnd, getShift };
}
