/** Dice of attacks as a file gives them: labels that are asked for, faces that there are. Sea battles have constraints of their own. */
import type { Combat } from '../../engine/combat';
import type { Finding } from '../../model/problem';
import { beyondTheDie, unknownLabels } from '../table-dice';
import { numbers } from './numbers';
import { cite, type RuleId } from './rules';

/** What is wrong with the dice of an attack. @param rule that the attack is by */
export function* wrongDice(dice: object | undefined, combat: () => Combat, rule: RuleId): Generator<Finding> {
  yield* unknownLabels(dice, combat, cite(rule));
  yield* beyondTheDie(dice, numbers['unit-values'].sides, cite(rule));
}
