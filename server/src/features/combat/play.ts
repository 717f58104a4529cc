/** Simulation of a combat of a scenario, with dice from the file or from the user. */
import type { Combat } from '../../engine/combat';
import type { DiceSource } from '../../engine/dice-source';
import { endingOf, trace } from '../../engine/trace';
import type { Ending, Trace } from '../../engine/trace';
import type { CombatSite } from '../../model/ruleset';
import type { ScenarioCombat } from './scenario-combats';

export interface Played {
  readonly combat: Combat;
  readonly source: DiceSource;
  readonly trace: Trace;
}

type Fought = Pick<ScenarioCombat, 'site' | 'diceName' | 'formerIds'>;

/** @throws errors of the ruleset or the engine: bugs of Asdic, never mistakes in the scenario */
export function play(fought: Fought, source: DiceSource): Played {
  const combat = fought.site.combat();
  return { combat, source, trace: trace(combat, named(fought, source)) };
}

/** Simulation without a trace. @throws as `simulateCombat` */
export function playToEnd(fought: Fought, source: DiceSource): { readonly combat: Combat; readonly ending: Ending } {
  const combat = fought.site.combat();
  return { combat, ending: endingOf(combat, named(fought, source)) };
}

function named({ diceName, formerIds }: Fought, source: DiceSource): DiceSource {
  return { ...source, name: diceName, former: formerIds };
}

/** Used when there are no dice and no seed, so that a file resolves alike everywhere. Results name it. */
export const defaultSeed = 1;

/** The dice of the file: rolled at the table, a seed, or both. Undefined if it has none. */
export function diceOfFile({ dice, seed }: CombatSite): DiceSource | undefined {
  const table = dice !== undefined && Object.keys(dice).length > 0 ? dice : undefined;
  if (table === undefined && seed === undefined) return undefined;
  return { ...(table !== undefined && { table }), ...(seed !== undefined && { seed }) };
}
