/** Checks the table dice of attacks: their labels and their faces. Sea battles have checks of their own. */
import type { Combat } from '../../engine/combat';
import type { Finding } from '../../model/problem';
import { beyondTheDie, unknownLabels } from '../table-dice';
import { numbers } from './numbers';
import { cite, type RuleId } from './rules';

/** Reports wrong dice of an attack. @param rule of the attack */
export function* wrongDice(dice: object | undefined, combat: () => Combat, rule: RuleId): Generator<Finding> {
  yield* unknownLabels(dice, combat, cite(rule));
  yield* beyondTheDie(dice, numbers['unit-values'].sides, cite(rule));
}
