/** Keys in a combat that the schema does not define: labels of its dice, and measures that can be expected. */
import { type Path, valueAt } from '../../../model/place';
import type { Combat } from '../../../engine/combat';
import { listRollIds } from '../../../engine/trace';
import type { Analysis } from '../../analysis/analysis';
import { expectOddsKey } from '../../../model/expect';
import { listCombats } from '../../scenario/scenario-combats';
import { completeCombat } from './incomplete-combat';
import type { CompletionContext } from './completion-context';

export interface CombatKey {
  readonly key: string;
  /** Short description. */
  readonly detail: string;
}

/** Lists the keys that are not present yet; none if the cursor is in neither `dice:` nor `expect:` of a combat. */
export function listCombatKeys(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
): readonly CombatKey[] {
  const { document, path } = context;
  const combatAt = (id: unknown) => findValidCombat(analysis, id) ?? completeCombat(analysis, rulesetId, context);
  const presentKeys = Object.keys(Object(valueAt(document.data, path)) as object);
  const at = path.lastIndexOf('expect');
  try {
    const keys =
      path.at(-1) === 'dice'
        ? listDiceLabels(combatAt(valueAt(document.data, [...path.slice(0, -1), 'id'])))
        : at > 0
          ? listMeasureKeys(combatAt(valueAt(document.data, [...path.slice(0, at), 'id'])), path.slice(at + 1))
          : [];
    return keys.filter(({ key }) => !presentKeys.includes(key));
  } catch {
    return [];
  }
}

/** The combat with an id in the unmodified text: with the placeholder it would be invalid. */
function findValidCombat({ scenarios }: Analysis, id: unknown): Combat | undefined {
  return scenarios
    .flatMap(listCombats)
    .find(({ entry }) => entry.id === id)
    ?.entry.build();
}

/** Labels of the dice, in rolling order. */
function listDiceLabels(combat: Combat | undefined): readonly CombatKey[] {
  return combat === undefined ? [] : listRollIds(combat.steps).map((key) => ({ key, detail: 'a roll of this combat' }));
}

/** Measures that are direct children of a path: `uk-dd` below `defender`. */
function listMeasureKeys(combat: Combat | undefined, parentPath: Path): readonly CombatKey[] {
  const measurePath = parentPath[0] === expectOddsKey ? parentPath.slice(1) : parentPath;
  return (combat?.measures ?? [])
    .filter(
      ({ path }) => path.length === measurePath.length + 1 && measurePath.every((key, index) => path[index] === key),
    )
    .map(({ path, title }) => ({ key: path.at(-1)!, detail: title }));
}
