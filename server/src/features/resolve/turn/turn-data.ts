/** The input of the odds of a turn, which another thread builds the turn from again. */
import type { CombatData } from '../../combat/combat-data';
import { listCombats } from '../../scenario/scenario-combats';
import type { FoundTurn } from './find';

/** Plain data, for a message to a worker. */
export interface TurnData extends Omit<CombatData, 'entry'> {
  readonly entries: readonly string[];
}

export function createTurnData({ scenario, ruleset }: FoundTurn): TurnData {
  const { declarations, uses } = scenario.viewIds();
  const entries = listCombats(scenario).map(({ entry }) => entry.id);
  return { ruleset: ruleset.id, scenario: scenario.view().data, declarations, uses, entries };
}
