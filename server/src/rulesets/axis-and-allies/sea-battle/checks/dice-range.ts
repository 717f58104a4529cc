import { checkFaces } from '../../../table-dice';
import { cite, createNorthSea, addPath, type RulesetProfile, type SharedCheck } from '../kit';

export const diceRange = ({ ruleset, getDieSides }: RulesetProfile): SharedCheck => ({
  rule: 'unit-values',
  title: 'Dice of a battle show what they can show',
  part: 'seaBattles',
  check: ({ dice }, header) => checkFaces(dice, getDieSides(header), cite('unit-values')),
  base: addPath(createNorthSea(ruleset), 'seaBattles.north-sea'),
  passes: 'dice: { attacker.submarines: [6, 1, 3] }',
  fails: `
    dice: { attacker.submarines: [6, 21, 3] }
    #                                ^^ shows 21, but the dice have 6 sides
  `,
});
