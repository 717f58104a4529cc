/** Finds a turn: the combats of one scenario, in the order in which they are fought. */
import { turnBy } from '../../model/turn';
import type { ScenarioTurn } from '../../model/turn';
import type { Ruleset } from '../../model/ruleset';
import { counted } from '../../model/wording';
import type { Analysis } from '../analysis';
import { titleOf } from '../combat/find';
import type { CombatQuery, Refusal } from '../combat/find';
import { combatsOf } from '../combat/scenario-combats';
import type { ScenarioCombat } from '../combat/scenario-combats';
import type { Scenario } from '../scenario';
import { FaultyReference } from '../view';

/** Minimum number of combats of a turn. */
export const fewestInTurn = 2;

export interface FoundTurn {
  readonly analysis: Analysis;
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly title: string;
  readonly stated: ScenarioTurn;
  /** In the order of the turn, as in `scenarioTurn`. */
  readonly combats: readonly ScenarioCombat[];
}

/** Whether a scenario has enough combats without errors for a turn. Builds none of them. */
export function hasTurn(scenario: Scenario): boolean {
  return combatsOf(scenario).length >= fewestInTurn;
}

/** Identifies a turn by the index of its scenario in the file or by an offset; not needed if there is only one. */
export type TurnQuery = Pick<CombatQuery, 'document' | 'offset'>;

export function findTurn(analysis: Analysis, which: TurnQuery = {}): FoundTurn | Refusal {
  const all = meant(analysis, which);
  const [scenario, other] = all.filter(hasTurn);
  if (other) return { refused: 'Several scenarios of the file have combats of a turn. Say which is meant.' };
  if (!scenario) {
    const fine = all.reduce((sum, one) => sum + combatsOf(one).length, 0);
    return {
      refused: `A turn needs ${fewestInTurn} combats without problems. There ${fine === 1 ? 'is' : 'are'} ${fine === 0 ? 'none' : counted(fine, 'combat')}.`,
    };
  }
  return turnOfScenario(analysis, scenario);
}

function meant({ scenarios }: Analysis, { document, offset }: TurnQuery): readonly Scenario[] {
  if (document !== undefined) return scenarios.filter(({ index }) => index === document);
  const here = offset === undefined ? undefined : scenarios.findLast((one) => one.document.range.from <= offset);
  return here && hasTurn(here) ? [here] : scenarios;
}

function turnOfScenario(analysis: Analysis, scenario: Scenario): FoundTurn | Refusal {
  const combats = combatsOf(scenario);
  const { ruleset } = combats[0]!;
  const sites = combats.map(({ site }) => site);
  const title = titleOf(scenario) ?? ruleset.title;
  try {
    const stated = turnBy(ruleset, scenario.view().data, scenario.viewIds(), sites);
    const bySite = new Map(combats.map((combat) => [combat.site, combat]));
    return {
      ...{ analysis, scenario, ruleset, title, stated },
      combats: stated.sites.map(({ site }) => bySite.get(site)!),
    };
  } catch (error) {
    return { refused: whyNot(error) };
  }
}

/** A message for the user. */
export function whyNot(error: unknown): string {
  if (error instanceof FaultyReference) return `The turn cannot be played. ${error.message} See the list of problems.`;
  const why = error instanceof Error ? error.message : String(error);
  return `Asdic failed to play the turn: ${why} This is a fault of Asdic, not of the scenario.`;
}
