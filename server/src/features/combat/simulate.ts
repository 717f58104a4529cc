/** Simulation of a combat of a scenario, with dice from the file or from the user. */
import type { Combat } from '../../engine/combat';
import type { DiceSource, TableDecisions } from '../../engine/dice-source';
import { deriveSeed } from '../../engine/fair-dice';
import { type Ending, type Trace, simulateEnding, traceCombat } from '../../engine/trace';
import { valueAt } from '../../model/place';
import type { CombatEntry } from '../../model/ruleset';
import type { ScenarioCombat } from '../scenario/scenario-combats';

export interface Simulation {
  readonly combat: Combat;
  readonly source: DiceSource;
  readonly trace: Trace;
}

type SimulatedCombat = Pick<ScenarioCombat, 'entry' | 'diceName' | 'formerIds'>;

/** @throws errors of the ruleset or the engine: bugs of Asdic, never mistakes in the scenario */
export function simulateCombat(scenarioCombat: SimulatedCombat, source: DiceSource): Simulation {
  const combat = scenarioCombat.entry.build();
  return { combat, source, trace: traceCombat(combat, nameDice(scenarioCombat, source)) };
}

/** Simulation without a trace. @throws as `simulateCombat` */
export function simulateToEnd(
  scenarioCombat: SimulatedCombat,
  source: DiceSource,
): { readonly combat: Combat; readonly ending: Ending } {
  const combat = scenarioCombat.entry.build();
  return { combat, ending: simulateEnding(combat, nameDice(scenarioCombat, source)) };
}

/** A source with the name of its streams. That of fair dice stays, since it does not depend on the place in the file. */
export function nameDice({ diceName, formerIds }: SimulatedCombat, source: DiceSource): DiceSource {
  return { name: diceName, ...source, formerNames: formerIds };
}

/** The sides that commit to fair dice. A combat in which only one side is named has an opponent who rolls nothing. */
export function listFairSides({ sides }: Pick<CombatEntry, 'sides'>): readonly string[] {
  const [first = 'player', second = 'opponent', ...others] = Object.keys(sides);
  return [first, second, ...others];
}

/** Used when there are no dice and no seed, so that a file resolves alike everywhere. Results name it. */
export const defaultSeed = 1;

/** The dice of the file: rolled at the table, a seed, or both, or fair dice; with the decisions made at the table. Undefined if it has none, or not all words of fair dice. */
export function getFileDice(entry: CombatEntry): DiceSource | undefined {
  const { dice, fair } = entry;
  const decisions = getFileDecisions(entry);
  const seed = fair ? deriveSeed(entry.id, fair, listFairSides(entry)) : entry.seed;
  if (fair) return seed === undefined ? undefined : { seed, name: entry.id, ...(decisions && { decisions }) };
  const table = dice !== undefined && Object.keys(dice).length > 0 ? dice : undefined;
  if (table === undefined && seed === undefined) return undefined;
  return {
    ...(table !== undefined && { table }),
    ...(seed !== undefined && { seed }),
    ...(decisions && { decisions }),
  };
}

/** The refusal of dice for a combat that waits for the words of fair dice: other dice could be mistaken for these. Undefined for all other combats. */
export function refuseBeforeWords(entry: CombatEntry): { readonly refused: string } | undefined {
  if (!entry.fair || getFileDice(entry)) return undefined;
  return {
    refused: `${entry.id} has fair dice, and nobody knows them before both words are shown and fit their hashes. To try it with other dice, give a seed.`,
  };
}

/** The decisions that were made at the table according to the file. */
export function getFileDecisions({ object }: Pick<CombatEntry, 'object'>): TableDecisions | undefined {
  return valueAt(object, ['decisions']) as TableDecisions | undefined;
}
