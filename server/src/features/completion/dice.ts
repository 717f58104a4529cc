/** The labels of the dice that a combat rolls: the keys of its `dice:` that no schema can know. */
import { rollIds } from '../../engine/trace';
import type { Analysis } from '../analysis';
import { combatsOf } from '../combat/find';
import { valueAt } from '../combat/outcome';
import type { Spot } from './spot';

/** The labels that are not given yet, in the order in which they are rolled; none where the cursor is in no `dice:` of a sound combat. */
export function diceLabels({ scenarios }: Analysis, { document, path }: Spot): readonly string[] {
  if (path.at(-1) !== 'dice') return [];
  const id = valueAt(document.data, [...path.slice(0, -1), 'id']);
  // The combats of the text as it stands: with the placeholder in it this one would be at fault.
  const found = scenarios.flatMap(combatsOf).find(({ site }) => site.id === id);
  const given = Object.keys(Object(valueAt(document.data, path)) as object);
  try {
    return found ? rollIds(found.site.combat().steps).filter((label) => !given.includes(label)) : [];
  } catch {
    return [];
  }
}
