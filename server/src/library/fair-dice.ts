/** Fair dice of a scenario: who has committed to a word and shown it, and whether all of it fits. */
import { listAllCombats, readFairDice } from '../features';
import type { FairDiceState } from '../protocol';
import { type ListedProblem, listProblems } from './problems';
import type { Scenario } from './scenario';

export interface CheckedFairDice {
  /** The combats with fair dice, in document order. */
  readonly combats: readonly FairDiceState[];
  /** The problems of their commitments, of results that do not follow from them, and errors, which may hide a combat. */
  readonly problems: readonly ListedProblem[];
}

export function checkFairDice(scenario: Scenario): CheckedFairDice {
  return {
    combats: listAllCombats(scenario.analysis)
      .filter(({ entry }) => entry.fair !== undefined)
      .map(readFairDice),
    problems: listProblems(scenario).filter(
      ({ code, severity }) => severity === 'error' || code.startsWith('dice/') || code === 'result/outdated',
    ),
  };
}
