/** The input of a long calculation on a combat. It may run on another thread, which builds the combat from it again. */
import type { Declaration, Reference } from '../../model/ids';
import type { ScenarioCombat } from '../scenario/scenario-combats';

/** Plain data, for a message to a worker. */
export interface CombatData extends CombatsData {
  readonly entry: string;
}

/** The input of a long calculation on several combats of a scenario. */
export interface CombatsData {
  readonly ruleset: string;
  /** The part of the scenario that the combats depend on. */
  readonly scenario: object;
  readonly declarations: readonly Declaration[];
  readonly uses: readonly Reference[];
}

export function createCombatData(scenarioCombat: ScenarioCombat): CombatData {
  return { ...createCombatsData([scenarioCombat]), entry: scenarioCombat.entry.id };
}

/** @param combats all from one scenario */
export function createCombatsData(combats: readonly [ScenarioCombat, ...ScenarioCombat[]]): CombatsData {
  const [{ scenario, ruleset }] = combats;
  if (combats.some(({ entry }) => entry.followsIds)) {
    const { declarations, allReferences } = scenario.viewIds();
    return { ruleset: ruleset.id, scenario: scenario.view().data, declarations, uses: allReferences };
  }
  const parts = new Set(combats.flatMap(({ entry: { object, earlierCombats = [] } }) => [object, ...earlierCombats]));
  return { ruleset: ruleset.id, scenario: pickParts(scenario, parts), declarations: [], uses: [] };
}

/** The scenario with only some of its parts, since copying all of a long one to another thread is slow. */
function pickParts({ view, parts }: ScenarioCombat['scenario'], keptItems: ReadonlySet<object>): object {
  const members = Object.entries(view().data).map(([key, value]: [string, unknown]): [string, unknown] =>
    parts.includes(key) && Array.isArray(value)
      ? [key, value.filter((item) => keptItems.has(item as object))]
      : [key, value],
  );
  return Object.fromEntries(members);
}
