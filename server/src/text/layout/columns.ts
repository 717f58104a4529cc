/** The new columns of atoms. */
import { lineStart } from '../lines';
import type { Group } from './align';
import type { Atom } from './atoms';
import { blanksOf, continued } from './scalars';

export interface Columns {
  /** The column of an atom in the new text. */
  columnOf(atom: Atom): number;
  /** The column behind its last character. */
  endOf(atom: Atom): number;
  /** How far the line on which it begins moves. */
  shiftOf(atom: Atom): number;
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
export function columnsOf(
  text: string,
  comments: ReadonlyMap<Atom, number>,
  groups: ReadonlyMap<Atom, Group>,
  { indent, stays }: ColumnOptions,
): Columns {
  const known = new Map<Atom, number>();
  const edges = new Map<Group, number>();

  /** Iterative, since lines can be long. */
  function columnOf(atom: Atom): number {
    const waiting: Atom[] = [];
    let at = atom;
    while (!known.has(at) && !at.first && !stays(at) && at.before) {
      waiting.push(at);
      at = at.before;
    }
    if (!known.has(at)) known.set(at, stays(at) ? at.oldColumn : ofLine(at));
    for (const next of waiting.reverse()) known.set(next, behind(next, endOf(next.before!)));
    return known.get(atom)!;
  }

  function ofLine(atom: Atom): number {
    const { column, role, lines, oldColumn } = atom;
    if (role === 'comment' && !column) return comments.get(atom) ?? oldColumn;
    if (!column || lines === 'block') return oldColumn;
    return (column.of ? columnOf(column.of) : 0) + column.plus;
  }

  function behind(atom: Atom, end: number): number {
    const group = groups.get(atom);
    const natural = end + atom.gap;
    if (!group) return natural;
    // Set before the computation, since members can depend on one another.
    if (!edges.has(group)) {
      edges.set(group, 0);
      const naturalEdges = group.members.map((member) => naturalEdge(member, group, atom, natural));
      edges.set(
        group,
        naturalEdges.reduce((most, edge) => Math.max(most, edge)),
      );
    }
    return Math.max(natural, edges.get(group)! - (group.edge === 'end' ? atom.to - atom.from : 0));
  }

  function naturalEdge(member: Atom, { edge }: Group, atom: Atom, natural: number): number {
    const start = member === atom ? natural : stays(member) ? member.oldColumn : endOf(member.before!) + member.gap;
    return start + (edge === 'end' ? member.to - member.from : 0);
  }

  function endOf(atom: Atom): number {
    if (atom.lines === 'one') return columnOf(atom) + atom.to - atom.from;
    const last = text.slice(lineStart(text, atom.to), atom.to);
    return last.length + continued(last, shiftOf(atom), atom.level, indent) - blanksOf(last);
  }

  /** How far the line on which an atom begins moves. */
  function shiftOf(atom: Atom): number {
    let start = atom;
    while (!start.first && start.before) start = start.before;
    return columnOf(start) - start.oldColumn;
  }

  return { columnOf, endOf, shiftOf };
}
