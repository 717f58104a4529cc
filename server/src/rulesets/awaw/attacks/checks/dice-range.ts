import { beyondTheDie } from '../../../table-dice';
import { combats } from '../../combats';
import { attackDice } from '../../combats/attack';
import { examplesOf, under, type AwawConstraint } from '../../constraint';
import { narvik } from '../../scenarios';
import { citedBy } from '../table-dice';

export const diceRange: AwawConstraint = {
  code: 'dice-range',
  rule: 'attack-column',
  title: 'Dice of a combat show what they can show',
  *check(scenario, ids) {
    for (const { object, combat } of combats(scenario, ids)) {
      const { dice } = object as { dice?: object };
      if (dice !== undefined) yield* beyondTheDie(dice, attackDice.sides, citedBy(combat()));
    }
  },
  examples: examplesOf({
    on: under(narvik, 'fleetCombats.narvik'),
    passes: 'dice: [3, 6, 1, 1]',
    fails: `
      dice: [3, 7, 1, 1]
      #         ^ shows 7, but the dice have 6 sides
    `,
  }),
};
