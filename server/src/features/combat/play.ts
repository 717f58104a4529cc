/** Carrying out a combat of a scenario with the dice that its file or the user gives. */
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

/** @throws what the ruleset or the engine throws: a fault of the ruleset, never of the scenario */
export function play(fought: Fought, source: DiceSource): Played {
  const combat = fought.site.combat();
  return { combat, source, trace: trace(combat, named(fought, source)) };
}

/** The same where nobody asks how it went. @throws as `play` */
export function playToEnd(fought: Fought, source: DiceSource): { readonly combat: Combat; readonly ending: Ending } {
  const combat = fought.site.combat();
  return { combat, ending: endingOf(combat, named(fought, source)) };
}

function named({ diceName, formerIds }: Fought, source: DiceSource): DiceSource {
  return { ...source, name: diceName, former: formerIds };
}

/** Taken where nothing gives dice or a seed, so that the same file resolves alike everywhere; what comes of it names it. */
export const defaultSeed = 1;

/** The dice of the file: rolled at the table, a seed, or both. Undefined where it has none. */
export function diceOfFile({ dice, seed }: CombatSite): DiceSource | undefined {
  const table = dice !== undefined && Object.keys(dice).length > 0 ? dice : undefined;
  if (table === undefined && seed === undefined) return undefined;
  return { ...(table !== undefined && { table }), ...(seed !== undefined && { seed }) };
}
