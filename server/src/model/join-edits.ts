/** Edits of the data of a scenario that are made together: joined if they do not touch one another, and carried out on a copy of the data. */
import type { Edit, Plain } from './edit';
import { isMapping, isObject } from './values';

/** Edits of members: all that orders are written with. */
type MemberEdit = Extract<Edit, { readonly edit: 'set' | 'remove' }>;

function isMemberEdit(edit: Edit): edit is MemberEdit {
  return (edit.edit === 'set' || edit.edit === 'remove') && !Array.isArray(edit.owner);
}

/** All edits as one list; undefined if two of them touch the same value. Mappings that both set in the same place become one. */
export function joinEdits(lists: readonly (readonly Edit[])[]): readonly Edit[] | undefined {
  const joined: MemberEdit[] = [];
  for (const edit of lists.flat()) {
    if (!isMemberEdit(edit)) return undefined;
    const index = joined.findIndex(({ owner, key }) => owner === edit.owner && key === edit.key);
    if (index === -1) {
      if (joined.some((other) => isWithin(edit, other) || isWithin(other, edit))) return undefined;
      joined.push(edit);
      continue;
    }
    const previousEdit = joined[index]!;
    const value =
      previousEdit.edit === 'set' && edit.edit === 'set' ? joinValues(previousEdit.value, edit.value) : undefined;
    if (value === undefined) return undefined;
    joined[index] = { ...previousEdit, edit: 'set', value };
  }
  return joined;
}

/** Whether an edit changes something inside the value that another one replaces. */
function isWithin(inner: MemberEdit, { owner, key }: MemberEdit): boolean {
  return containsObject((owner as Readonly<Record<string | number, unknown>>)[key], inner.owner);
}

function containsObject(value: unknown, object: object): boolean {
  return value === object || (isObject(value) && Object.values(value).some((member) => containsObject(member, object)));
}

function joinValues(a: Plain, b: Plain): Plain | undefined {
  if (!isMapping(a) || !isMapping(b)) return undefined;
  const joined: Record<string, Plain> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const firstValue = joined[key];
    const joinedValue = firstValue === undefined ? value : joinValues(firstValue, value);
    if (joinedValue === undefined) return undefined;
    joined[key] = joinedValue;
  }
  return joined;
}

/**
 * A copy of data with edits carried out. Objects in which nothing changes keep their identity, and an object that is referenced twice is copied once.
 * @returns undefined if an edit is of something else than a member of an object in the data
 */
export function applyEdits<T extends object>(data: T, edits: readonly Edit[]): T | undefined {
  const remaining = new Set(edits);
  const copies = new Map<object, object>();
  const copy = (value: unknown): unknown => {
    if (!isObject(value)) return value;
    const existing = copies.get(value);
    if (existing) return existing;
    const members = Object.entries(value).map(([key, member]: [string, unknown]) => [key, copy(member)] as const);
    const edited = new Map(members);
    for (const edit of edits) {
      if (edit.owner !== value || !isMemberEdit(edit)) continue;
      remaining.delete(edit);
      if (edit.edit === 'set') edited.set(String(edit.key), edit.value);
      else edited.delete(String(edit.key));
    }
    const isSame =
      edited.size === members.length && members.every(([key]) => edited.get(key) === getMember(value, key));
    const result = isSame ? value : Array.isArray(value) ? [...edited.values()] : Object.fromEntries(edited);
    copies.set(value, result);
    return result;
  };
  const copied = copy(data) as T;
  return remaining.size === 0 ? copied : undefined;
}

function getMember(owner: object, key: string): unknown {
  return (owner as Readonly<Record<string, unknown>>)[key];
}
