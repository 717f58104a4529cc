/** Extracts equal values of units in a list: an anchor on the first unit, merge keys in the others. */
import { anchorsIn, entriesOf, isTaken, knownStyle, writtenMember } from '../../text';
import type { MemberRange, TextEdit } from '../../text';
import { nodeOf } from '../../text/node';
import { columnIn } from '../../text/layout/atoms';
import { heldAround, later } from './refactoring';
import type { Cursor, Held, Refactoring } from './refactoring';

/** Minimum number of equal values for an anchor. */
const fewest = 2;

/** A unit after the one at the cursor, with the members that differ. */
interface Twin {
  readonly value: object;
  readonly member: MemberRange;
  readonly kept: readonly MemberRange[];
}

type Mapping = Readonly<Record<string, unknown>>;

export function extractSharedValues(cursor: Cursor): readonly Refactoring[] {
  const unit = heldAround(cursor).findLast(({ owner, value }) => Array.isArray(owner) && idOf(value) !== undefined);
  const twins = unit && !takesValues(unit.value) ? twinsOf(cursor, unit) : [];
  const [first] = twins;
  if (!unit || !first) return [];
  const others = twins.length === 1 ? `\`${idOf(first.value)}\`` : `${twins.length} others`;
  const title = `Extract what \`${idOf(unit.value)}\` and ${others} have alike into an anchor`;
  return [later('refactor.extract', title, () => editsOf(cursor, unit, twins))];
}

function idOf(value: object): string | undefined {
  const { id } = value as { readonly id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

/** Finds the later units of the list that have all keys of this one, and enough equal values. */
function twinsOf({ analysis, scenario }: Cursor, unit: Held): readonly Twin[] {
  const own = unit.value as Mapping;
  const keys = Object.keys(own).filter((key) => key !== 'id');
  const units = (unit.owner as readonly unknown[]).slice(Number(unit.key) + 1);
  return units.flatMap((value, index): Twin[] => {
    const member = writtenMember(scenario.document, unit.owner, Number(unit.key) + 1 + index);
    if (!isMapping(value) || idOf(value) === undefined || !member || nodeOf(value)?.source) return [];
    if (takesValues(value)) return [];
    if (!keys.every((key) => Object.hasOwn(value, key))) return [];
    // Comments, anchors and aliases would be lost.
    if (/[#&*]/.test(analysis.text.slice(member.range.from, member.range.to))) return [];
    const alike = new Set<string | number>(keys.filter((key) => isAlike(own[key], value[key])));
    const kept = entriesOf(scenario.document, value).filter(({ key }) => !alike.has(key));
    return alike.size >= fewest ? [{ value, member, kept }] : [];
  });
}

/** Whether a unit inherits values from the order of battle: they are not written here. */
const takesValues = (value: object): boolean => Object.keys(value).some((key) => isTaken(value, key));

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function editsOf({ analysis }: Cursor, unit: Held, twins: readonly Twin[]): readonly TextEdit[] {
  const { text, file } = analysis;
  const { newline } = knownStyle(file);
  const { from } = unit.member.valueRange;
  const before = text.slice(Math.max(0, from - longestAnchor), from);
  const last = before.trimEnd().split(/\s/).at(-1)!;
  const named = last.startsWith('&') ? last.slice(1) : undefined;
  const name = named ?? freeName(text, idOf(unit.value)!);
  const lead = unit.node.flow ? ' ' : newline + ' '.repeat(columnIn(text, from));
  const anchor = named ? [] : [{ from, to: from, insert: `&${name}${lead}` }];
  return [...anchor, ...twins.map((twin) => twinEdit(text, newline, twin, name))];
}

const longestAnchor = 200;

function twinEdit(text: string, newline: string, { value, member, kept }: Twin, name: string): TextEdit {
  const members = [`<<: *${name}`, ...kept.map(({ range }) => text.slice(range.from, range.to))];
  const { from, to } = member.valueRange;
  if (nodeOf(value)?.flow) return { from, to, insert: `{ ${members.join(', ')} }` };
  return { from, to, insert: members.join(newline + ' '.repeat(columnIn(text, from))) };
}

/** Returns an unused anchor name: an alias refers to the last anchor of its name. */
function freeName(text: string, id: string): string {
  const taken = new Set(anchorsIn(text).map(({ name }) => name));
  const base = id.replaceAll(/[^A-Za-z0-9-]/g, '-');
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base}-${number}`;
  return name;
}
