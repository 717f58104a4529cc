/** Paths and edits of members of a combat. */
import type { Edit, Plain } from '../../model/edit';
import { type Path, valueAt } from '../../model/place';
import type { Adjustable } from '../../schema';

/** The path of a combat in the lists of the root; undefined if none of them has it. */
export function findCombatPath(data: object, combat: object): Path | undefined {
  for (const [key, list] of Object.entries(data)) {
    const index = Array.isArray(list) ? list.indexOf(combat) : -1;
    if (index >= 0) return [key, index];
  }
  return undefined;
}

/** Sets a member. Missing parents are added. */
export function setAtPath(data: object, path: Path, value: Plain): readonly Edit[] {
  let owner: object = data;
  for (const [depth, key] of path.entries()) {
    const inner = valueAt(owner, [key]);
    if (depth === path.length - 1 || typeof inner !== 'object' || inner === null) {
      const remainingPath = path.slice(depth + 1);
      const member = remainingPath.reduceRight<Plain>((innerValue, name) => ({ [name]: innerValue }), value);
      return [{ edit: 'set', owner, key, value: member }];
    }
    owner = inner;
  }
  return [];
}

/** Edits that change a number: zero of a unit removes its item. Undefined for a number out of range. */
export function createNumberEdits(
  { path, minimum = 0, maximum = 0, isItem = false }: Adjustable,
  data: object,
  value: number,
): readonly Edit[] | undefined {
  if (!Number.isInteger(value) || value < minimum || value > maximum) return undefined;
  if (!isItem || value > 0) return typeof path.at(-1) === 'number' ? [] : setAtPath(data, path, value);
  const item = typeof path.at(-1) === 'number' ? path : path.slice(0, -1);
  const list = valueAt(data, item.slice(0, -1));
  return Array.isArray(list) ? [{ edit: 'remove', owner: list, key: item.at(-1)! }] : undefined;
}
