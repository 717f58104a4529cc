import type { Finding } from '../../../model/problem';
import type { Dice } from '../data';
import { faces, tableDice } from '../facts/table-dice';
import { example, type WifConstraint } from '../constraint';

export const diceRange: WifConstraint = {
  code: 'dice-range',
  rule: 'search-dice',
  severity: 'error',
  title: `A die shows 1 to ${faces}`,
  part: 'engagements',
  scope: 'part',
  check: ({ dice }) => beyondTheDie(dice),
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12 }
            dice: [10, 1]
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12 }
            dice: { search.subs: 4, search.convoy: 11 }
        #                                          ^^
      `,
    ],
  },
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
