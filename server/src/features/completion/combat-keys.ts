/** Keys in a combat that the schema does not define: labels of its dice, and measures that can be expected. */
import { valueAt } from '../../model/place';
import type { Combat } from '../../engine/combat';
import { rollIds } from '../../engine/trace';
import type { Path } from '../../model/place';
import type { Analysis } from '../analysis';
import { oddsKeyOfExpect } from '../../model/expect';
import { combatsOf } from '../combat/scenario-combats';
import { incompleteCombat } from './incomplete-combat';
import type { Spot } from './spot';

export interface CombatKey {
  readonly key: string;
  /** Short description. */
  readonly detail: string;
}

/** Lists the keys that are not present yet; none if the cursor is in neither `dice:` nor `expect:` of a combat. */
export function combatKeys(analysis: Analysis, rulesetId: string, spot: Spot): readonly CombatKey[] {
  const { document, path } = spot;
  const combatAt = (id: unknown) => soundCombat(analysis, id) ?? incompleteCombat(analysis, rulesetId, spot);
  const given = Object.keys(Object(valueAt(document.data, path)) as object);
  const at = path.lastIndexOf('expect');
  try {
    const keys =
      path.at(-1) === 'dice'
        ? labelsOf(combatAt(valueAt(document.data, [...path.slice(0, -1), 'id'])))
        : at > 0
          ? measuresOf(combatAt(valueAt(document.data, [...path.slice(0, at), 'id'])), path.slice(at + 1))
          : [];
    return keys.filter(({ key }) => !given.includes(key));
  } catch {
    return [];
  }
}

/** The combat with an id in the unmodified text: with the placeholder it would be invalid. */
function soundCombat({ scenarios }: Analysis, id: unknown): Combat | undefined {
  return scenarios
    .flatMap(combatsOf)
    .find(({ site }) => site.id === id)
    ?.site.combat();
}

/** Labels of the dice, in rolling order. */
function labelsOf(combat: Combat | undefined): readonly CombatKey[] {
  return combat === undefined ? [] : rollIds(combat.steps).map((key) => ({ key, detail: 'a roll of this combat' }));
}

/** Measures that are direct children of a path: `uk-dd` below `defender`. */
function measuresOf(combat: Combat | undefined, below: Path): readonly CombatKey[] {
  const before = below[0] === oddsKeyOfExpect ? below.slice(1) : below;
  return (combat?.measures ?? [])
    .filter(({ path }) => path.length === before.length + 1 && before.every((key, index) => path[index] === key))
    .map(({ path, title }) => ({ key: path.at(-1)!, detail: title }));
}
