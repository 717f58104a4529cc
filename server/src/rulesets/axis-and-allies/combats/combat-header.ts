/** The members that all kinds of combat share: id, place, title, dice and results. */
import { placeAt } from '../../../model/place';
import type { CombatEntry } from '../../../model/ruleset';
import { readDice } from '../../table-dice';

/** A part of a scenario that can be resolved. */
interface CombatPart {
  readonly id: string;
  readonly dice?: object;
  readonly expect?: object;
  readonly result?: object;
}

export function createCombatHeader(part: CombatPart, title: string): Omit<CombatEntry, 'kind' | 'sides' | 'build'> {
  const { id, dice, expect, result } = part;
  return { id, object: part, place: placeAt(part), title, ...readDice(dice), expect, result };
}
