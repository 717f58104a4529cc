import { beyondTheDie } from '../../../table-dice';
import { cite, examplesOf, northSea, under, type Setting, type SharedConstraint } from '../setting';

export const diceRange = ({ ruleset, sides }: Setting): SharedConstraint => ({
  code: 'dice-range',
  rule: 'unit-values',
  title: 'Dice of a battle show what they can show',
  part: 'seaBattles',
  check: ({ dice }, header) => beyondTheDie(dice, sides(header), cite('unit-values')),
  examples: examplesOf({
    on: under(northSea(ruleset), 'seaBattles.north-sea'),
    passes: 'dice: { attacker.submarines: [6, 1, 3] }',
    fails: `
      dice: { attacker.submarines: [6, 21, 3] }
      #                                ^^ shows 21, but the dice have 6 sides
    `,
  }),
});
