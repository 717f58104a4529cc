/** What a long calculation on a combat starts from: it may be carried out in another thread, where the combat is stated again. */
import type { Declaration, Reference } from '../../model/ids';
import type { ScenarioCombat } from './scenario-combats';

/** Plain data. */
export interface CombatData extends CombatsData {
  readonly site: string;
}

/** The same of several combats of a scenario. */
export interface CombatsData {
  readonly ruleset: string;
  /** As much of the scenario as the combats are stated by. */
  readonly scenario: object;
  readonly declarations: readonly Declaration[];
  readonly uses: readonly Reference[];
}

export function combatData(found: ScenarioCombat): CombatData {
  return { ...combatsData([found]), site: found.site.id };
}

/** @param of combats of one scenario */
export function combatsData(of: readonly [ScenarioCombat, ...ScenarioCombat[]]): CombatsData {
  const [{ scenario, ruleset }] = of;
  if (of.some(({ site }) => site.followsIds)) {
    const { declarations, uses } = scenario.viewIds();
    return { ruleset: ruleset.id, scenario: scenario.view().data, declarations, uses };
  }
  const parts = new Set(of.flatMap(({ site: { object, after = [] } }) => [object, ...after]));
  return { ruleset: ruleset.id, scenario: withParts(scenario, parts), declarations: [], uses: [] };
}

/** The scenario with some of its parts alone: the rest of a long one is not worth a copy for another thread. */
function withParts({ view, parts }: ScenarioCombat['scenario'], kept: ReadonlySet<object>): object {
  const members = Object.entries(view().data).map(([key, value]: [string, unknown]): [string, unknown] =>
    parts.includes(key) && Array.isArray(value)
      ? [key, value.filter((item) => kept.has(item as object))]
      : [key, value],
  );
  return Object.fromEntries(members);
}
