/** Finds a turn: the combats of one scenario, in the order in which they are fought. */
import { buildTurn } from '../../../model/turn';
import type { ScenarioTurn } from '../../../model/turn';
import type { Ruleset } from '../../../model/ruleset';
import { pluralize } from '../../../model/wording';
import type { Analysis } from '../../analysis/analysis';
import { getScenarioTitle } from '../../analysis/find-combat';
import type { CombatQuery, Refusal } from '../../analysis/find-combat';
import { listCombats } from '../../scenario/scenario-combats';
import type { ScenarioCombat } from '../../scenario/scenario-combats';
import type { Scenario } from '../../scenario/scenario';
import { InvalidReferenceError } from '../../scenario/view';

/** Minimum number of combats of a turn. */
export const minTurnCombats = 2;

export interface FoundTurn {
  readonly analysis: Analysis;
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly title: string;
  readonly scenarioTurn: ScenarioTurn;
  /** In the order of the turn, as in `scenarioTurn`. */
  readonly combats: readonly ScenarioCombat[];
}

/** Whether a scenario has enough combats without errors for a turn. Builds none of them. */
export function hasTurn(scenario: Scenario): boolean {
  return listCombats(scenario).length >= minTurnCombats;
}

/** Identifies a turn by the index of its scenario in the file or by an offset; not needed if there is only one. */
export type TurnQuery = Pick<CombatQuery, 'document' | 'offset'>;

export function findTurn(analysis: Analysis, which: TurnQuery = {}): FoundTurn | Refusal {
  const all = selectScenarios(analysis, which);
  const [scenario, other] = all.filter(hasTurn);
  if (other) return { refused: 'Several scenarios of the file have combats of a turn. Name one of them.' };
  if (!scenario) {
    const soundCount = all.reduce((sum, item) => sum + listCombats(item).length, 0);
    return {
      refused: `A turn needs ${minTurnCombats} combats without problems. There ${soundCount === 1 ? 'is' : 'are'} ${soundCount === 0 ? 'none' : pluralize(soundCount, 'combat')}.`,
    };
  }
  return createTurn(analysis, scenario);
}

function selectScenarios({ scenarios }: Analysis, { document, offset }: TurnQuery): readonly Scenario[] {
  if (document !== undefined) return scenarios.filter(({ index }) => index === document);
  const scenarioAtCursor =
    offset === undefined ? undefined : scenarios.findLast((item) => item.document.range.from <= offset);
  return scenarioAtCursor && hasTurn(scenarioAtCursor) ? [scenarioAtCursor] : scenarios;
}

function createTurn(analysis: Analysis, scenario: Scenario): FoundTurn | Refusal {
  const combats = listCombats(scenario);
  const { ruleset } = combats[0]!;
  const entries = combats.map(({ entry }) => entry);
  const title = getScenarioTitle(scenario) ?? ruleset.title;
  try {
    const scenarioTurn = buildTurn(ruleset, scenario.view().data, scenario.viewIds(), entries);
    const byEntry = new Map(combats.map((combat) => [combat.entry, combat]));
    return {
      ...{ analysis, scenario, ruleset, title, scenarioTurn },
      combats: scenarioTurn.entries.map(({ entry }) => byEntry.get(entry)!),
    };
  } catch (error) {
    return { refused: explainTurnError(error) };
  }
}

/** A message for the user. */
export function explainTurnError(error: unknown): string {
  if (error instanceof InvalidReferenceError)
    return `The turn cannot be played. ${error.message} See the list of problems.`;
  const why = error instanceof Error ? error.message : String(error);
  return `Asdic failed to play the turn: ${why} This is a fault of Asdic, not of the scenario.`;
}
