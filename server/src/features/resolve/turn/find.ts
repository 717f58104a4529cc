/** Finds a turn: the combats of one scenario, in the order in which they are fought. */
import { type ScenarioTurn, buildTurn, orderCombats } from '../../../model/turn';
import type { Ruleset } from '../../../model/ruleset';
import { formatOrdinal, pluralize } from '../../../model/wording';
import type { Analysis } from '../../analysis/analysis';
import { type CombatQuery, type LocatedCombat, type Refusal, getScenarioTitle } from '../../analysis/find-combat';
import { type ScenarioCombat, listCombats } from '../../scenario/scenario-combats';
import type { Scenario } from '../../scenario/scenario';
import { InvalidReferenceError } from '../../scenario/view';
import type { CombatData } from '../../combat/combat-data';

/** Minimum number of combats of a turn. */
export const minTurnCombats = 2;

export interface LocatedTurn {
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

export function findTurn(analysis: Analysis, query: TurnQuery = {}): LocatedTurn | Refusal {
  const selectedScenarios = selectScenarios(analysis, query);
  const [scenario, other] = selectedScenarios.filter(hasTurn);
  if (other) return { refused: 'Several scenarios of the file have combats of a turn. Name one of them.' };
  if (!scenario) {
    const resolvableCount = selectedScenarios.reduce((sum, item) => sum + listCombats(item).length, 0);
    return {
      refused: `A turn needs ${minTurnCombats} combats without problems. There ${resolvableCount === 1 ? 'is' : 'are'} ${resolvableCount === 0 ? 'none' : pluralize(resolvableCount, 'combat')}.`,
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

function createTurn(analysis: Analysis, scenario: Scenario): LocatedTurn | Refusal {
  const combats = listCombats(scenario);
  const { ruleset } = combats[0]!;
  const entries = combats.map(({ entry }) => entry);
  const title = getScenarioTitle(scenario) ?? ruleset.title;
  try {
    const scenarioTurn = buildTurn(ruleset, scenario.view().data, scenario.viewIds(), entries);
    const combatsByEntry = new Map(combats.map((combat) => [combat.entry, combat]));
    return {
      ...{ analysis, scenario, ruleset, title, scenarioTurn },
      combats: scenarioTurn.entries.map(({ entry }) => combatsByEntry.get(entry)!),
    };
  } catch (error) {
    return { refused: explainTurnError(error) };
  }
}

/** The message to users about an error that a turn threw. */
export function explainTurnError(error: unknown): string {
  if (error instanceof InvalidReferenceError)
    return `The turn cannot be played. ${error.message} See the list of problems.`;
  const why = error instanceof Error ? error.message : String(error);
  return `Asdic failed to play the turn: ${why} This is a fault of Asdic, not of the scenario.`;
}

/** A note that later combats of the turn depend on this one; undefined if none does. */
export function findTurnCaveat({ analysis, scenario, entry }: LocatedCombat): string | undefined {
  const turn = findTurn(analysis, { document: scenario.index });
  if ('refused' in turn) return undefined;
  const { stages } = turn.scenarioTurn.turn;
  const index = turn.combats.findIndex((item) => item.entry.id === entry.id);
  const stage = stages[index];
  const isFollowed = stages
    .slice(index + 1)
    .some(({ involves }) => involves.some((counter) => stage?.involves.includes(counter)));
  return stage && isFollowed
    ? 'This counts the combat alone: later combats of the turn begin with what it leaves. Advise above the scenario counts the whole turn.'
    : undefined;
}

/** The place of a combat in the turn. */
export interface TurnPlace {
  /** `2nd of the turn` */
  readonly place: string;
  /** The reason: `order of the file`. */
  readonly why: string;
}

/** By the objects of the combats; empty if they make no turn. Builds no combat. @param combats all combats of the scenario */
export function getTurnPlaces(scenario: Scenario, combats: readonly ScenarioCombat[]): ReadonlyMap<object, TurnPlace> {
  const [first] = combats;
  if (!first || combats.length < minTurnCombats) return new Map();
  const entries = combats.map(({ entry }) => entry);
  return new Map(
    orderCombats(first.ruleset, scenario.view().data, entries).map(({ entry, order }, index) => [
      entry.object,
      { place: `${formatOrdinal(index + 1)} of the turn`, why: order.why },
    ]),
  );
}

/** Plain data, for a message to a worker. */
export interface TurnData extends Omit<CombatData, 'entry'> {
  readonly entries: readonly string[];
}

export function createTurnData({ scenario, ruleset }: LocatedTurn): TurnData {
  const { declarations, allReferences } = scenario.viewIds();
  const entries = listCombats(scenario).map(({ entry }) => entry.id);
  return { ruleset: ruleset.id, scenario: scenario.view().data, declarations, uses: allReferences, entries };
}
