import { addPath, type WifCheck } from '../../kit';
import { biscay } from '../../scenarios';
import { findDieViolations } from '../die-violations';
import { dieSides } from '../table-dice';

export const diceRange: WifCheck = {
  rule: 'search-dice',
  title: `A die shows 1 to ${dieSides}`,
  part: 'engagements',
  check: ({ dice }) => findDieViolations(dice),
  base: addPath(biscay, 'engagements.biscay'),
  passes: 'dice: { search.subs: 4, search.convoy: 10 }',
  fails: `
    dice: { search.subs: 4, search.convoy: 11 }
    #                                      ^^ The die \`search.convoy\` shows 11
  `,
};
