/** Extracts equal values of units in a list: an anchor on the first unit, merge keys in the others. */
import {
  type MemberRange,
  type TextEdit,
  findAnchors,
  getStyle,
  isInherited,
  listMembers,
  findWrittenMember,
} from '../../../text';
import { findFreeName } from '../../../model/free-name';
import { isMapping } from '../../../model/values';
import { getNode } from '../../../text/node';
import { columnAt } from '../../../text/layout/atoms';
import {
  type Cursor,
  type EnclosingValue,
  type Refactoring,
  createRefactoring,
  listEnclosingValues,
} from './refactoring';

/** Minimum number of equal values for an anchor. */
const minSharedValues = 2;

/** A unit after the one at the cursor, with the members that differ. */
interface Twin {
  readonly value: object;
  readonly member: MemberRange;
  readonly ownMembers: readonly MemberRange[];
}

type Mapping = Readonly<Record<string, unknown>>;

export function extractSharedValues(cursor: Cursor): readonly Refactoring[] {
  const unit = listEnclosingValues(cursor).findLast(
    ({ owner, value }) => Array.isArray(owner) && getId(value) !== undefined,
  );
  const twins = unit && !inheritsValues(unit.value) ? findTwins(cursor, unit) : [];
  const [first] = twins;
  if (!unit || !first) return [];
  const otherNames = twins.length === 1 ? `\`${getId(first.value)}\`` : `${twins.length} others`;
  const title = `Extract what \`${getId(unit.value)}\` and ${otherNames} have alike into an anchor`;
  return [createRefactoring('refactor.extract', title, () => createEdits(cursor, unit, twins))];
}

function getId(value: object): string | undefined {
  const { id } = value as { readonly id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

/** Finds the later units of the list that have all keys of this one, and enough equal values. */
function findTwins({ analysis, scenario }: Cursor, unit: EnclosingValue): readonly Twin[] {
  const unitMapping = unit.value as Mapping;
  const keys = Object.keys(unitMapping).filter((key) => key !== 'id');
  const units = (unit.owner as readonly unknown[]).slice(Number(unit.key) + 1);
  return units.flatMap((value, index): Twin[] => {
    const member = findWrittenMember(scenario.document, unit.owner, Number(unit.key) + 1 + index);
    if (!isMapping(value) || getId(value) === undefined || !member || getNode(value)?.source) return [];
    if (inheritsValues(value)) return [];
    if (!keys.every((key) => Object.hasOwn(value, key))) return [];
    // Comments, anchors and aliases would be lost.
    if (/[#&*]/.test(analysis.text.slice(member.range.from, member.range.to))) return [];
    const sharedKeys = new Set<string | number>(keys.filter((key) => isAlike(unitMapping[key], value[key])));
    const ownMembers = listMembers(scenario.document, value).filter(({ key }) => !sharedKeys.has(key));
    return sharedKeys.size >= minSharedValues ? [{ value, member, ownMembers }] : [];
  });
}

/** Whether a unit inherits values from the order of battle: they are not written here. */
const inheritsValues = (value: object): boolean => Object.keys(value).some((key) => isInherited(value, key));

const isAlike = (value: unknown, other: unknown): boolean => JSON.stringify(value) === JSON.stringify(other);

function createEdits({ analysis }: Cursor, unit: EnclosingValue, twins: readonly Twin[]): readonly TextEdit[] {
  const { text, file } = analysis;
  const { newline } = getStyle(file);
  const { from } = unit.member.valueRange;
  const textBefore = text.slice(Math.max(0, from - maxAnchorLength), from);
  const lastWord = textBefore.trimEnd().split(/\s/).at(-1)!;
  const existingAnchor = lastWord.startsWith('&') ? lastWord.slice(1) : undefined;
  const name = existingAnchor ?? createUnusedAnchorName(text, getId(unit.value)!);
  const separator = unit.node.flow ? ' ' : newline + ' '.repeat(columnAt(text, from));
  const anchor = existingAnchor ? [] : [{ from, to: from, insert: `&${name}${separator}` }];
  return [...anchor, ...twins.map((twin) => createTwinEdit(text, newline, twin, name))];
}

/** How far before a value its anchor may begin. */
const maxAnchorLength = 200;

function createTwinEdit(text: string, newline: string, { value, member, ownMembers }: Twin, name: string): TextEdit {
  const members = [`<<: *${name}`, ...ownMembers.map(({ range }) => text.slice(range.from, range.to))];
  const { from, to } = member.valueRange;
  if (getNode(value)?.flow) return { from, to, insert: `{ ${members.join(', ')} }` };
  return { from, to, insert: members.join(newline + ' '.repeat(columnAt(text, from))) };
}

/** Returns an unused anchor name: an alias refers to the last anchor of its name. */
function createUnusedAnchorName(text: string, id: string): string {
  const usedNames = new Set(findAnchors(text).map(({ name }) => name));
  return findFreeName(id.replaceAll(/[^A-Za-z0-9-]/g, '-'), (name) => usedNames.has(name));
}
