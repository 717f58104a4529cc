/** WIF 11.5: the dice. */
import { chapter } from '../chapter';
import { diceLabel } from './checks/dice-label';
import { diceRange } from './checks/dice-range';
import { navalDice } from './checks/naval-dice';
import { diceHover } from './hover';
import { rules } from './rules';

export const dice = chapter({
  rules,
  checks: [navalDice, diceLabel, diceRange],
  hovers: [diceHover],
});
