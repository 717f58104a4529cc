/** Checks the table dice of attacks: their labels and their faces. Sea battles have checks of their own. */
import type { Combat } from '../../engine/combat';
import type { Violation } from '../../model/diagnostic';
import { checkFaces, checkLabels } from '../table-dice';
import { cite, type RuleId } from './kit';
import { battlesNumbers } from './battles/rules';

/** Reports wrong dice of an attack. @param rule of the attack */
export function* checkAttackDice(
  dice: object | undefined,
  createCombat: () => Combat,
  rule: RuleId,
): Generator<Violation> {
  yield* checkLabels(dice, createCombat, cite(rule));
  yield* checkFaces(dice, battlesNumbers['unit-values'].sides, cite(rule));
}
