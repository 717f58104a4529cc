/** Where a combat of a scenario stands, with its dice: what all kinds of combat have. */
import type { TableDice } from '../../../engine/dice-source';
import { at } from '../../../model/place';
import type { CombatSite } from '../../../model/ruleset';

/** A part of a scenario that can be resolved. */
interface Resolvable {
  readonly id: string;
  readonly dice?: object;
  readonly expect?: object;
  readonly result?: object;
}

export function siteOf(part: Resolvable, title: string): Omit<CombatSite, 'kind' | 'sides' | 'combat'> {
  const { id, dice, expect, result } = part;
  return { id, object: part, place: at(part), title, ...diceOf(dice), expect, result };
}

/** The dice of a file, without the seed that may stand among them. */
function diceOf(dice: object | undefined): { dice?: TableDice; seed?: number } {
  if (dice === undefined || Array.isArray(dice)) return { dice };
  const { seed, ...table } = dice as { seed?: number };
  return { dice: table, seed };
}
