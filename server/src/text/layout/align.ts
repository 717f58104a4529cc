/**
 * Columns that the author lined up: values, items, comments and brackets that stood below one another on following lines, with blanks
 * before them that nothing else explains. They stay lined up, with as few blanks as that takes. Nothing else is.
 */
import { isWide } from './atoms';
import type { Atom } from './atoms';

/** Atoms that stand below one another: with their starts, or numbers with their ends. */
export interface Group {
  readonly edge: 'start' | 'end';
  readonly members: Atom[];
}

/** Lines with more atoms than this are left out. */
const mostInLine = 100;

/** @param text what the atoms are of */
export function groupsOf(text: string, atoms: readonly Atom[]): ReadonlyMap<Atom, Group> {
  const groups = new Map<Atom, Group>();
  if (!atoms.some(isWide)) return groups;
  let above: readonly Atom[] = [];
  for (const line of linesOf(atoms)) {
    if (line.length === 1 && line[0]!.role === 'comment') continue;
    const fits = line.length <= mostInLine && line.every(({ lines }) => lines === 'one');
    if (fits && isNext(text, above, line)) link(text, above, line, groups);
    above = fits ? line : [];
  }
  for (const [atom, { members }] of groups) if (!members.some(isWide)) groups.delete(atom);
  return groups;
}

/**
 * Where atoms can be laid out apart from those before them: nothing is lined up across it, and no comment goes with what stands on its other side.
 * @param index of the first atom of a piece
 * @returns the index of the atom that begins the later ones, with the comments above them; undefined where they belong together
 */
export function partingAt(text: string, atoms: readonly Atom[], index: number): number | undefined {
  const next = atoms[index];
  if (!next?.first || next.role === 'comment') return undefined;
  const isAbove = (atom: Atom | undefined) =>
    atom?.role === 'comment' && atom.first && atom.oldColumn === next.oldColumn;
  let at = index;
  while (isAbove(atoms[at - 1])) at--;
  const last = atoms[at - 1];
  // A comment behind a value may be lined up with those below: they stay together.
  if (!last || last.role === 'comment') return undefined;
  let above = last;
  while (!above.first && above.before) above = above.before;
  return above.oldColumn !== next.oldColumn || isParted(text, last, next) ? at : undefined;
}

/** A blank line stands between two atoms. */
const isParted = (text: string, { to }: Atom, { from }: Atom): boolean => /\n[ \t\r]*\n/.test(text.slice(to, from));

function* linesOf(atoms: readonly Atom[]): Generator<readonly Atom[]> {
  for (let start = 0; start < atoms.length;) {
    let end = start + 1;
    while (end < atoms.length && !atoms[end]!.first) end++;
    yield atoms.slice(start, end);
    start = end;
  }
}

/** Nothing stands between two lines but comments. */
function isNext(text: string, above: readonly Atom[], [first]: readonly Atom[]): boolean {
  const last = above.at(-1);
  return last !== undefined && first !== undefined && !isParted(text, last, first);
}

/** Puts atoms of two lines into one group where they stand below one another. */
function link(text: string, above: readonly Atom[], line: readonly Atom[], groups: Map<Atom, Group>): void {
  const sameIndent = above[0]!.oldColumn === line[0]!.oldColumn;
  const bound = (edge: Group['edge']) => {
    const columns = new Map(above.filter(isBound).map((atom) => [edgeOf(atom, edge), atom]));
    for (const atom of line.filter(isBound)) {
      const upper = columns.get(edgeOf(atom, edge));
      if (!upper || groups.has(atom) || !fits(upper, atom, edge)) continue;
      const group = groups.get(upper) ?? { edge, members: [upper] };
      if (group.edge !== edge) continue;
      group.members.push(atom);
      groups.set(upper, group).set(atom, group);
    }
  };
  const fits = (upper: Atom, lower: Atom, edge: Group['edge']) =>
    upper.role === lower.role &&
    (sameIndent ? upper.depth === lower.depth : lower.role === 'comment') &&
    (edge === 'start' || (isNumber(text, upper) && isNumber(text, lower)));
  bound('start');
  bound('end');
}

const isBound = ({ first, role }: Atom): boolean => !first && role !== 'other';

/** The column of an edge of an atom, as it stood. */
export const edgeOf = ({ oldColumn, from, to }: Atom, edge: Group['edge']): number =>
  edge === 'start' ? oldColumn : oldColumn + to - from;

const isNumber = (text: string, { from, to }: Atom): boolean => /^[-+]?[\d.]+$/.test(text.slice(from, to));
