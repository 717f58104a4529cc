/** The members of a combat: the way to them, and what gives them another value. */
import type { Edit, Plain } from '../../model/edit';
import { valueAt } from '../../model/place';
import type { Path } from '../../model/place';
import type { Adjustable } from '../../schema';

/** The way to a combat among the lists of the root; undefined where it is in none of them. */
export function pathOfCombat(data: object, combat: object): Path | undefined {
  for (const [key, list] of Object.entries(data)) {
    const index = Array.isArray(list) ? list.indexOf(combat) : -1;
    if (index >= 0) return [key, index];
  }
  return undefined;
}

/** Sets a member; where what holds it is absent, that is added with it. */
export function setAt(data: object, path: Path, value: Plain): readonly Edit[] {
  let owner: object = data;
  for (const [depth, key] of path.entries()) {
    const inner = valueAt(owner, [key]);
    if (depth === path.length - 1 || typeof inner !== 'object' || inner === null) {
      const rest = path.slice(depth + 1);
      const whole = rest.reduceRight<Plain>((held, name) => ({ [name]: held }), value);
      return [{ edit: 'set', owner, key, value: whole }];
    }
    owner = inner;
  }
  return [];
}

/** What makes a number another one: none of a unit takes its item away. Undefined for a number that it cannot be. */
export function editsOfNumber(
  { path, minimum = 0, maximum = 0, isItem = false }: Adjustable,
  data: object,
  value: number,
): readonly Edit[] | undefined {
  if (!Number.isInteger(value) || value < minimum || value > maximum) return undefined;
  if (!isItem || value > 0) return typeof path.at(-1) === 'number' ? [] : setAt(data, path, value);
  const item = typeof path.at(-1) === 'number' ? path : path.slice(0, -1);
  const list = valueAt(data, item.slice(0, -1));
  return Array.isArray(list) ? [{ edit: 'remove', owner: list, key: item.at(-1)! }] : undefined;
}
