/** The input of the odds of a turn, which another thread builds the turn from again. */
import type { CombatData } from '../combat/calculation';
import { combatsOf } from '../combat/scenario-combats';
import type { FoundTurn } from './find';

/** Plain data, for a message to a worker. */
export interface TurnData extends Omit<CombatData, 'site'> {
  readonly sites: readonly string[];
}

export function turnData({ scenario, ruleset }: FoundTurn): TurnData {
  const { declarations, uses } = scenario.viewIds();
  const sites = combatsOf(scenario).map(({ site }) => site.id);
  return { ruleset: ruleset.id, scenario: scenario.view().data, declarations, uses, sites };
}
