import type { Finding } from '../../../model/problem';
import type { Dice } from '../data';
import { faces, tableDice } from '../facts/table-dice';
import { examplesOf, under, type WifConstraint } from '../constraint';
import { biscay } from '../scenarios';

export const diceRange: WifConstraint = {
  code: 'dice-range',
  rule: 'search-dice',
  severity: 'error',
  title: `A die shows 1 to ${faces}`,
  part: 'engagements',
  scope: 'part',
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

/** Dice that show what no d10 shows. There is no telling what was rolled. */
export function* beyondTheDie(dice: Dice | undefined): Generator<Finding> {
  for (const { label, value, place } of tableDice(dice)) {
    if (value <= faces) continue;
    yield {
      message: `${label === undefined ? 'This die' : `The die \`${label}\``} shows ${value}, but every die here is a d${faces} (1.2.3). Write what was rolled, 1 to ${faces}.`,
      place,
    };
  }
}
