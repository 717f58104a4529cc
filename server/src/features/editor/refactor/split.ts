/** Splits a unit with a count, and combines units that differ only in `id` and `count`. */
import { type Edit, type Plain, removeMember, setMember } from '../../../model/edit';
import { findFreeName } from '../../../model/free-name';
import { type Range, type TextEdit, applyTextEdits, createTextEdits, findWrittenMember } from '../../../text';
import { findFrame } from '../../../text/brackets/frame';
import { findLineEnd, findLineStart, findNextLine } from '../../../text/lines';
import { getNode } from '../../../text/node';
import { type Cursor, type Refactoring, createRefactoring } from './refactoring';
import { type UnitEntry, type Mapping, findUnitAt, isNamedOnce, isOwnMember } from './units';

/** Maximum count that is expanded to single units. */
const maxUnits = 12;

/** Splits `count: 5` into 3 and 2, or into five units. */
export function splitUnit(cursor: Cursor): readonly Refactoring[] {
  const entry = findUnitAt(cursor);
  if (!entry || entry.count < 2 || !isOwnMember(cursor, entry.value, 'count')) return [];
  const itemRange = findItemRange(cursor, entry);
  if (!itemRange) return [];
  const { id } = entry.value;
  const half = Math.ceil(entry.count / 2);
  const splitInto = (counts: readonly number[]) => () => [createSplitEdit(cursor, entry, itemRange, counts)];
  const singleTitle = `Write \`${id}\` as ${entry.count} units`;
  const halvesTitle = `Split \`${id}\` into groups of ${half} and ${entry.count - half}`;
  return [
    ...(entry.count > 2
      ? [createRefactoring('refactor.rewrite', halvesTitle, splitInto([half, entry.count - half]))]
      : []),
    ...(entry.count <= maxUnits
      ? [createRefactoring('refactor.rewrite', singleTitle, splitInto(Array.from({ length: entry.count }, () => 1)))]
      : []),
  ];
}

/** Combines the unit at the cursor with the units that follow it, if only `id` and `count` differ. */
export function combineUnits(cursor: Cursor): readonly Refactoring[] {
  const group = findUnitAt(cursor);
  if (!group) return [];
  const { text, file } = cursor.analysis;
  const equalUnits: Mapping[] = [];
  let count = group.count;
  for (const nextUnit of group.owner.slice(group.key + 1) as readonly Mapping[]) {
    const { id, count: otherCount = 1 } = nextUnit;
    if (typeof id !== 'string' || count + Number(otherCount) > group.maximum) break;
    if (toComparisonKey(nextUnit) !== toComparisonKey(group.value) || !isNamedOnce(cursor.analysis, id)) break;
    equalUnits.push(nextUnit);
    count += Number(otherCount);
  }
  const end = findEndOfItem(cursor, group, equalUnits.length);
  // Comments and anchors of removed units would be lost.
  if (equalUnits.length === 0 || end === undefined || /[#&]/.test(text.slice(group.member.range.from, end))) return [];
  const owner = group.owner as Plain[];
  const edits = [
    setMember(group.value as Record<string, Plain>, 'count', count),
    ...equalUnits.map((_, at) => removeMember(owner, group.key + 1 + at)),
  ];
  const otherNames =
    equalUnits.length === 1 ? `\`${String(equalUnits[0]!['id'])}\`` : `the next ${equalUnits.length} units`;
  return [
    createRefactoring(
      'refactor.rewrite',
      `Put \`${group.value.id}\` and ${otherNames} into one line with count ${count}`,
      () => createTextEdits(file, edits),
    ),
  ];
}

function toComparisonKey({ id: _, count: __, ...members }: Mapping): string {
  return JSON.stringify(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The end of the last line of the item that is `offset` items after a group. */
function findEndOfItem({ analysis, scenario }: Cursor, { owner, key }: UnitEntry, offset: number): number | undefined {
  const member = findWrittenMember(scenario.document, owner, key + offset);
  return member && findLineEnd(analysis.text, member.range.to);
}

/** The lines of an item, or only the item in a flow sequence. */
interface ItemRange extends Range {
  readonly isFlow: boolean;
  /** The comment at the end of its last line. */
  readonly comment: string | undefined;
}

function findItemRange({ analysis: { text } }: Cursor, { owner, member }: UnitEntry): ItemRange | undefined {
  const { range } = member;
  // With two anchors of one name, an alias would refer to the last.
  if (text.slice(range.from, range.to).includes('&')) return undefined;
  if (getNode(owner)?.flow) return { ...range, isFlow: true, comment: undefined };
  const frame = findFrame(text, member, range);
  if (!frame || frame.hasAnchor || frame.startsBelowKey || frame.leadingComment !== undefined) return undefined;
  const from = findLineStart(text, range.from);
  if (!/^ *- +$/.test(text.slice(from, range.from))) return undefined;
  return { from, to: findNextLine(text, frame.end), isFlow: false, comment: frame.trailingComment };
}

/** Writes the unit once per count. The first keeps its id. */
function createSplitEdit(cursor: Cursor, group: UnitEntry, itemRange: ItemRange, counts: readonly number[]): TextEdit {
  const { text } = cursor.analysis;
  const { ids } = cursor.scenario.ids();
  const usedIds = new Set(ids.declarations.map(({ id }) => id));
  const unitTexts = counts.map((count, index) => {
    const unit = group.value as Record<string, Plain>;
    const edits: Edit[] = [count === 1 ? removeMember(unit, 'count') : setMember(unit, 'count', count)];
    if (index > 0) edits.push(setMember(unit, 'id', createNextFreeId(usedIds, group.value.id)));
    const item = editItem(cursor, itemRange, edits);
    return index > 0 && itemRange.comment !== undefined ? item.replace(itemRange.comment, '').trimEnd() : item;
  });
  if (itemRange.isFlow) return { from: itemRange.from, to: itemRange.to, insert: unitTexts.join(', ') };
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = unitTexts.map((item) => item.replace(/\r?\n$/, ''));
  const isLast = !text.slice(itemRange.from, itemRange.to).endsWith('\n');
  return { from: itemRange.from, to: itemRange.to, insert: lines.join(newline) + (isLast ? '' : newline) };
}

function editItem({ analysis: { text, file } }: Cursor, { from, to }: Range, edits: readonly Edit[]): string {
  const shiftedEdits = createTextEdits(file, edits).map((edit) => ({
    from: Math.max(0, edit.from - from),
    to: Math.min(to, edit.to) - from,
    insert: edit.insert,
  }));
  return applyTextEdits(text.slice(from, to), shiftedEdits);
}

function createNextFreeId(usedIds: Set<string>, id: string): string {
  const freeId = findFreeName(id, (candidate) => candidate === id || usedIds.has(candidate));
  usedIds.add(freeId);
  return freeId;
}
