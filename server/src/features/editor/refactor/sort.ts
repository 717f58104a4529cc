/** Sorts units by type, in the order of the rules. */
import { computeExactOdds } from '../../../engine/exact';
import { describeAt } from '../../../schema';
import { type Range, type TextEdit, findWrittenMember } from '../../../text';
import { columnAt } from '../../../text/layout/atoms';
import { findLineEnd, findLineStart, findNextLine } from '../../../text/lines';
import { computeOddsKey } from '../../combat/odds-key';
import type { ScenarioCombat } from '../../scenario/scenario-combats';
import { type Cursor, type EnclosingValue, type Refactoring, listEnclosingValues } from './refactoring';
import { type Mapping, findCombatAt, isFreeOfResults, isNamedOnce } from './units';

export function sortByType(cursor: Cursor): readonly Refactoring[] {
  const {
    analysis: { text },
    located,
  } = cursor;
  const enclosing = listEnclosingValues(cursor).at(-1);
  // Only offered on the list itself, not inside its items.
  if (
    !enclosing ||
    !Array.isArray(enclosing.value) ||
    enclosing.path.length !== located.path.length ||
    !isFreeOfResults(cursor)
  )
    return [];
  const order = computeSortedOrder(cursor, enclosing);
  const itemRanges = order && findItemRanges(cursor, enclosing);
  if (!itemRanges || /[&*]/.test(text.slice(itemRanges[0]!.from, itemRanges.at(-1)!.to)) || !isOrderIdle(cursor))
    return [];
  const edits = order.flatMap((itemIndex, position): TextEdit[] => {
    const [targetRange, itemRange] = [itemRanges[position]!, itemRanges[itemIndex]!];
    return itemIndex === position ? [] : [{ ...targetRange, insert: text.slice(itemRange.from, itemRange.to) }];
  });
  return [{ kind: 'refactor.rewrite', title: `Sort \`${enclosing.key}\` by type`, edits }];
}

/** Unit indexes in sorted order; undefined if they are sorted already. */
function computeSortedOrder(
  { analysis, scenario: { ruleset, document } }: Cursor,
  { path, value }: EnclosingValue,
): readonly number[] | undefined {
  const units = value as readonly Mapping[];
  const areNamedOnce = units.every(({ id }) => typeof id === 'string' && isNamedOnce(analysis, id));
  if (!ruleset || !areNamedOnce) return undefined;
  const types =
    describeAt(ruleset.id, document.data, { path: [...path, 0, 'type'] })?.values?.map((choice) => choice.value) ?? [];
  const ranks = units.map(({ type }) => types.indexOf(type as string));
  if (ranks.includes(-1)) return undefined;
  const order = ranks.map((_, index) => index).sort((a, b) => ranks[a]! - ranks[b]! || a - b);
  return order.every((from, at) => from === at) ? undefined : order;
}

/** Ranges of the items: the item itself, or its lines with the comments directly above. */
function findItemRanges(
  { analysis: { text }, scenario: { document } }: Cursor,
  { value, node }: EnclosingValue,
): readonly Range[] | undefined {
  const units = value as readonly Mapping[];
  const members = units.map((_, index) => findWrittenMember(document, value, index));
  const itemRanges = members.map((member): Range | undefined => {
    if (!member) return undefined;
    if (node.flow) return member.range;
    const line = findLineStart(text, member.range.from);
    if (!/^ *- +$/.test(text.slice(line, member.range.from))) return undefined;
    return { from: findCommentsStart(text, line), to: findLineEnd(text, member.range.to) };
  });
  const isComplete = itemRanges.every((itemRange) => itemRange !== undefined);
  if (!isComplete || (node.flow && text.slice(itemRanges[0]!.from, itemRanges.at(-1)!.to).includes('#')))
    return undefined;
  return itemRanges;
}

/** The offset where the comments directly above a line begin; that of the line itself if there are none. */
function findCommentsStart(text: string, lineStart: number): number {
  const column = columnAt(text, lineStart + /^ */.exec(text.slice(lineStart, findLineEnd(text, lineStart)))![0].length);
  let from = lineStart;
  for (let above = findLineStart(text, from - 1); from > 0; above = findLineStart(text, from - 1)) {
    const indent = /^( *)#/.exec(text.slice(above, findNextLine(text, above)));
    if (indent?.[1]!.length !== column) break;
    from = above;
  }
  return from;
}

/** State limit for testing whether the order matters: a few milliseconds. */
const maxStates = 3_000;

/** Results by combat, valid while its odds key is unchanged: requested on every cursor move. */
const idleOrderCache = new WeakMap<object, { readonly key: string; readonly isIdle: boolean }>();

/** Whether the order of units in the file has no effect: the exact odds report when it does. */
function isOrderIdle(cursor: Cursor): boolean {
  const combat = findCombatAt(cursor)!;
  const key = computeOddsKey(combat);
  const cached = idleOrderCache.get(combat.entry.object);
  if (cached?.key === key) return cached.isIdle;
  const isIdle = hasIdleOrder(combat);
  idleOrderCache.set(combat.entry.object, { key, isIdle });
  return isIdle;
}

function hasIdleOrder({ entry }: ScenarioCombat): boolean {
  try {
    const calculation = computeExactOdds(entry.build(), { limit: maxStates });
    let step = calculation.next();
    for (let slices = 0; !step.done; step = calculation.next()) if (++slices > maxStates) return false;
    return !('tooLarge' in step.value) && step.value.bases.every(({ kind }) => kind !== 'file-order');
  } catch {
    return false;
  }
}
