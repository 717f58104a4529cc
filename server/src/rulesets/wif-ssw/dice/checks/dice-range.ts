import { examplesOf, under, type WifConstraint } from '../../constraint';
import { biscay } from '../../scenarios';
import { beyondTheDie } from '../beyond-the-die';
import { faces } from '../table-dice';

export const diceRange: WifConstraint = {
  code: 'dice-range',
  rule: 'search-dice',
  title: `A die shows 1 to ${faces}`,
  part: 'engagements',
  check: ({ dice }) => beyondTheDie(dice),
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay'),
    passes: 'dice: { search.subs: 4, search.convoy: 10 }',
    fails: `
      dice: { search.subs: 4, search.convoy: 11 }
      #                                      ^^ The die \`search.convoy\` shows 11
    `,
  }),
};
