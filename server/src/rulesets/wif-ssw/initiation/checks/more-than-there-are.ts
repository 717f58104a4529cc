import { at, cite, examplesOf, type WifConstraint } from '../../constraint';
import type { Finding } from '../../../../model/problem';
import { grouped } from '../../../grouped';
import { amountOf, sumOf, takeFewer, takenByThing, type Taken } from '../../forces';
import { orderOfBattle } from '../../order-of-battle';

export const moreThanThereAre: WifConstraint = {
  code: 'more-than-there-are',
  rule: 'ssw-participants',
  title: 'A combat takes no more of a unit than the order of battle has',
  *check(scenario) {
    for (const same of takenByThing(scenario))
      for (const lines of grouped(same, ({ combat }) => combat).values()) yield* beyond(lines);
  },
  examples: examplesOf({
    on: orderOfBattle,
    passes: `
      engagements/biscay/subs:
        units:
          - { unit: lohs, count: 2 }
          - { unit: lohs, id: lohs-west, count: 2, section: 4 }
    `,
    fails: `
      engagements/biscay/subs:
        units:
          - { unit: lohs, count: 5 }
          #                      ^ takes 5 of \`lohs\`, but there are only 4
    `,
  }),
};

/** Reports lines of a combat that take more than the lines before them have left. */
function* beyond(lines: readonly Taken[]): Generator<Finding> {
  for (const [index, line] of lines.entries()) {
    const { combat, takes, count } = line;
    const others = lines.slice(0, index);
    const taken = sumOf(others);
    if (takes === 0 || taken + takes <= count) continue;
    yield {
      message: `\`${combat.id}\` takes ${amountOf(taken + takes, line)}, but there ${count === 1 ? 'is' : 'are'} only ${count}${cite('ssw-participants')}. Take fewer, or change the order of battle.`,
      place: Object.hasOwn(line.owner, line.key) ? at(line.owner as Record<string, unknown>, line.key) : line.place,
      related: [
        { message: 'The order of battle.', place: line.from },
        ...others.map(({ place }) => ({ message: 'Taken here as well.', place })),
      ],
      fixes: takeFewer(line, count - taken),
    };
  }
}
