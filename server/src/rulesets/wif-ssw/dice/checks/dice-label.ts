import { addPath, type WifCheck } from '../../kit';
import { biscay } from '../../scenarios';
import { checkLabels } from '../die-violations';
import { sswDice } from '../table-dice';

export const diceLabel: WifCheck = {
  rule: 'search-dice',
  severity: 'warning',
  title: 'Dice have the labels that the combat asks for',
  part: 'engagements',
  check: ({ dice }) => checkLabels(dice, 'Strategic submarine warfare', sswDice, 'search-dice'),
  base: addPath(biscay, 'engagements.biscay'),
  passes: 'dice: { search.subs: 4, search.convoy: 5, damage.subs: [2, 9] }',
  fails: `
    dice: { search.sub: 4, search.convoy: 5 }
    #       ^^^^^^^^^^ Did you mean \`search.subs\`?
  `,
  fixed: 'dice: { search.subs: 4, search.convoy: 5 }',
};
