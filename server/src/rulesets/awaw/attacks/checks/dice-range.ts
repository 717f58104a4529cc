import { checkFaces } from '../../../table-dice';
import { listCombats } from '../../combats';
import { attackDice } from '../../combats/attack';
import { addPath, type AwawCheck } from '../../kit';
import { narvik } from '../../scenarios';
import { citeFirstRoll } from '../citation';

export const diceRange: AwawCheck = {
  rule: 'attack-column',
  title: 'Dice of a combat show what they can show',
  *check(scenario, ids) {
    for (const { object, build } of listCombats(scenario, ids)) {
      const { dice } = object as { dice?: object };
      if (dice !== undefined) yield* checkFaces(dice, attackDice.sides, citeFirstRoll(build()));
    }
  },
  base: addPath(narvik, 'fleetCombats.narvik'),
  passes: 'dice: [3, 6, 1, 1]',
  fails: `
    dice: [3, 7, 1, 1]
    #         ^ shows 7, but the dice have 6 sides
  `,
};
