/**
 * Columns that the author aligned: values, items, comments and brackets below one another on consecutive lines, with spaces that have no
 * other purpose. They stay aligned with as few spaces as possible. Nothing else is aligned.
 */
import { hasExtraSpaces, type Atom } from './atoms';

/** Aligned atoms: by their starts, or numbers by their ends. */
export interface Group {
  readonly edge: 'start' | 'end';
  readonly members: Atom[];
}

/** Lines with more atoms are not aligned. */
const maxAtomsInLine = 100;

/** @param text that contains the atoms */
export function findGroups(text: string, atoms: readonly Atom[]): ReadonlyMap<Atom, Group> {
  const groups = new Map<Atom, Group>();
  if (!atoms.some(hasExtraSpaces)) return groups;
  let above: readonly Atom[] = [];
  for (const line of splitLines(atoms)) {
    if (line.length === 1 && line[0]!.role === 'comment') continue;
    const canAlignLine = line.length <= maxAtomsInLine && line.every(({ extent }) => extent === 'line');
    if (canAlignLine && isAdjacent(text, above, line)) linkLines(text, above, line, groups);
    above = canAlignLine ? line : [];
  }
  for (const [atom, { members }] of groups) if (!members.some(hasExtraSpaces)) groups.delete(atom);
  return groups;
}

/**
 * The index at which a layout can be done in two independent parts: no alignment and no comment group crosses it.
 * @param index of the first atom of a chunk (scan.ts)
 * @returns the index of the first atom of the second part, including the comments above; undefined if there is no split
 */
export function findSplitIndex(text: string, atoms: readonly Atom[], index: number): number | undefined {
  const next = atoms[index];
  if (!next?.startsLine || next.role === 'comment') return undefined;
  const isAbove = (atom: Atom | undefined) =>
    atom?.role === 'comment' && atom.startsLine && atom.oldColumn === next.oldColumn;
  let start = index;
  while (isAbove(atoms[start - 1])) start--;
  const last = atoms[start - 1];
  // A trailing comment may be aligned with comments below: keep them together.
  if (!last || last.role === 'comment') return undefined;
  let above = last;
  while (!above.startsLine && above.previous) above = above.previous;
  return above.oldColumn !== next.oldColumn || isBlankLineBetween(text, last, next) ? start : undefined;
}

/** True if a blank line is between two atoms. */
const isBlankLineBetween = (text: string, { to }: Atom, { from }: Atom): boolean =>
  /\n[ \t\r]*\n/.test(text.slice(to, from));

function* splitLines(atoms: readonly Atom[]): Generator<readonly Atom[]> {
  for (let start = 0; start < atoms.length;) {
    let end = start + 1;
    while (end < atoms.length && !atoms[end]!.startsLine) end++;
    yield atoms.slice(start, end);
    start = end;
  }
}

/** True if no blank line separates two lines. Lines of comments may. */
function isAdjacent(text: string, above: readonly Atom[], [first]: readonly Atom[]): boolean {
  const last = above.at(-1);
  return last !== undefined && first !== undefined && !isBlankLineBetween(text, last, first);
}

/** Groups the atoms of two lines that are below one another. */
function linkLines(text: string, above: readonly Atom[], line: readonly Atom[], groups: Map<Atom, Group>): void {
  const sameIndent = above[0]!.oldColumn === line[0]!.oldColumn;
  const linkEdges = (edge: Group['edge']) => {
    const columns = new Map(above.filter(isAlignable).map((atom) => [findEdgeColumn(atom, edge), atom]));
    for (const atom of line.filter(isAlignable)) {
      const upper = columns.get(findEdgeColumn(atom, edge));
      if (!upper || groups.has(atom) || !canAlign(upper, atom, edge)) continue;
      const group = groups.get(upper) ?? { edge, members: [upper] };
      if (group.edge !== edge) continue;
      group.members.push(atom);
      groups.set(upper, group).set(atom, group);
    }
  };
  const canAlign = (upper: Atom, lower: Atom, edge: Group['edge']) =>
    upper.role === lower.role &&
    // Only comments are aligned across indentations.
    (sameIndent ? upper.depth === lower.depth : lower.role === 'comment') &&
    (edge === 'start' || (isNumber(text, upper) && isNumber(text, lower)));
  linkEdges('start');
  linkEdges('end');
}

const isAlignable = ({ startsLine, role }: Atom): boolean => !startsLine && role !== 'other';

/** The column of an atom's edge in the old text. */
export const findEdgeColumn = ({ oldColumn, from, to }: Atom, edge: Group['edge']): number =>
  edge === 'start' ? oldColumn : oldColumn + to - from;

const isNumber = (text: string, { from, to }: Atom): boolean => /^[-+]?[\d.]+$/.test(text.slice(from, to));
