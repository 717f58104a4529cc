/** What a long calculation on a combat starts from: it may be carried out in another thread, where the combat is stated again. */
import type { Declaration, Reference } from '../../model/ids';
import type { FoundCombat } from './find';

/** Plain data. */
export interface CombatData {
  readonly ruleset: string;
  readonly scenario: object;
  readonly declarations: readonly Declaration[];
  readonly uses: readonly Reference[];
  readonly site: string;
}

export function combatData({ scenario, ruleset, site }: FoundCombat): CombatData {
  const { declarations, uses } = scenario.viewIds();
  return { ruleset: ruleset.id, scenario: scenario.view().data, declarations, uses, site: site.id };
}
