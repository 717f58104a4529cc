/** Sorts units by type, in the order of the rules. */
import { exact } from '../../engine/exact';
import { describe } from '../../schema';
import { writtenMember } from '../../text';
import type { Range, TextEdit } from '../../text';
import { columnIn } from '../../text/layout/atoms';
import { lineEnd, lineStart, nextLine } from '../../text/lines';
import { oddsKey } from '../combat/odds-key';
import type { ScenarioCombat } from '../combat/scenario-combats';
import { heldAround } from './refactoring';
import type { Cursor, Held, Refactoring } from './refactoring';
import { combatAt, isFree, isNamedOnce } from './units';
import type { Mapping } from './units';

export function sortByType(cursor: Cursor): readonly Refactoring[] {
  const {
    analysis: { text },
    located,
  } = cursor;
  const held = heldAround(cursor).at(-1);
  // Only offered on the list itself, not inside its items.
  if (!held || !Array.isArray(held.value) || held.path.length !== located.path.length || !isFree(cursor)) return [];
  const order = sortedOrder(cursor, held);
  const pieces = order && piecesOf(cursor, held);
  if (!pieces || /[&*]/.test(text.slice(pieces[0]!.from, pieces.at(-1)!.to)) || !isOrderIdle(cursor)) return [];
  const edits = order.flatMap((from, at): TextEdit[] => {
    const [place, piece] = [pieces[at]!, pieces[from]!];
    return from === at ? [] : [{ ...place, insert: text.slice(piece.from, piece.to) }];
  });
  return [{ kind: 'refactor.rewrite', title: `Sort \`${held.key}\` by type`, edits }];
}

/** Unit indexes in sorted order; undefined if they are sorted already. */
function sortedOrder(
  { analysis, scenario: { ruleset, document } }: Cursor,
  { path, value }: Held,
): readonly number[] | undefined {
  const units = value as readonly Mapping[];
  const named = units.every(({ id }) => typeof id === 'string' && isNamedOnce(analysis, id));
  if (!ruleset || !named) return undefined;
  const types =
    describe(ruleset.id, document.data, { path: [...path, 0, 'type'] })?.values?.map((known) => known.value) ?? [];
  const rank = units.map(({ type }) => types.indexOf(type as string));
  if (rank.includes(-1)) return undefined;
  const order = rank.map((_, index) => index).sort((a, b) => rank[a]! - rank[b]! || a - b);
  return order.every((from, at) => from === at) ? undefined : order;
}

/** Ranges of the items: the item itself, or its lines with the comments directly above. */
function piecesOf(
  { analysis: { text }, scenario: { document } }: Cursor,
  { value, node }: Held,
): readonly Range[] | undefined {
  const units = value as readonly Mapping[];
  const members = units.map((_, index) => writtenMember(document, value, index));
  const pieces = members.map((member): Range | undefined => {
    if (!member) return undefined;
    if (node.flow) return member.range;
    const line = lineStart(text, member.range.from);
    if (!/^ *- +$/.test(text.slice(line, member.range.from))) return undefined;
    return { from: withComments(text, line), to: lineEnd(text, member.range.to) };
  });
  const isComplete = pieces.every((piece) => piece !== undefined);
  if (!isComplete || (node.flow && text.slice(pieces[0]!.from, pieces.at(-1)!.to).includes('#'))) return undefined;
  return pieces;
}

function withComments(text: string, line: number): number {
  const column = columnIn(text, line + /^ */.exec(text.slice(line, lineEnd(text, line)))![0].length);
  let from = line;
  for (let above = lineStart(text, from - 1); from > 0; above = lineStart(text, from - 1)) {
    const blanks = /^( *)#/.exec(text.slice(above, nextLine(text, above)));
    if (blanks?.[1]!.length !== column) break;
    from = above;
  }
  return from;
}

/** State limit for testing whether the order matters: a few milliseconds. */
const mostStates = 3_000;

/** Results by combat, valid while its odds key is unchanged: requested on every cursor move. */
const idle = new WeakMap<object, { readonly key: string; readonly isIdle: boolean }>();

/** Whether the order of units in the file has no effect: the exact odds report when it does. */
function isOrderIdle(cursor: Cursor): boolean {
  const combat = combatAt(cursor)!;
  const key = oddsKey(combat);
  const known = idle.get(combat.site.object);
  if (known?.key === key) return known.isIdle;
  const isIdle = hasIdleOrder(combat);
  idle.set(combat.site.object, { key, isIdle });
  return isIdle;
}

function hasIdleOrder({ site }: ScenarioCombat): boolean {
  try {
    const calculation = exact(site.combat(), { limit: mostStates });
    let step = calculation.next();
    for (let slices = 0; !step.done; step = calculation.next()) if (++slices > mostStates) return false;
    return !('tooLarge' in step.value) && step.value.bases.every(({ kind }) => kind !== 'file-order');
  } catch {
    return false;
  }
}
