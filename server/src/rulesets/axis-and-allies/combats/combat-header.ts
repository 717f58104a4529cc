/** The members that all kinds of combat share: id, place, title, dice and results. */
import type { TableDice } from '../../../engine/dice-source';
import { placeAt } from '../../../model/place';
import type { CombatEntry } from '../../../model/ruleset';

/** A part of a scenario that can be resolved. */
interface CombatPart {
  readonly id: string;
  readonly dice?: object;
  readonly expect?: object;
  readonly result?: object;
}

export function createCombatHeader(part: CombatPart, title: string): Omit<CombatEntry, 'kind' | 'sides' | 'build'> {
  const { id, dice, expect, result } = part;
  return { id, object: part, place: placeAt(part), title, ...splitDice(dice), expect, result };
}

/** Separates the dice of a file from a seed among them. */
function splitDice(dice: object | undefined): { dice?: TableDice; seed?: number } {
  if (dice === undefined || Array.isArray(dice)) return { dice };
  const { seed, ...table } = dice as { seed?: number };
  return { dice: table, seed };
}
