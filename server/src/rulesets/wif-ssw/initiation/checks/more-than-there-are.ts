import { at, cite, examplesOf, type WifConstraint } from '../../constraint';
import { amountOf, isSame, takeFewer, takenIn, type Taken } from '../../forces';
import { orderOfBattle } from '../../order-of-battle';

export const moreThanThereAre: WifConstraint = {
  code: 'more-than-there-are',
  rule: 'ssw-participants',
  title: 'A combat takes no more of a unit than the order of battle has',
  *check(scenario) {
    const before = new Map<Taken['combat'], Taken[]>();
    for (const line of takenIn(scenario)) {
      const lines = before.get(line.combat) ?? [];
      before.set(line.combat, [...lines, line]);
      const others = lines.filter((other) => isSame(other, line));
      const taken = others.reduce((sum, { takes }) => sum + takes, 0);
      if (line.takes === 0 || taken + line.takes <= line.count) continue;
      yield {
        message: `\`${line.combat.id}\` takes ${amountOf(taken + line.takes, line)}, but there ${line.count === 1 ? 'is' : 'are'} only ${line.count}${cite('ssw-participants')}. Take fewer, or change the order of battle.`,
        place: Object.hasOwn(line.owner, line.key) ? at(line.owner as Record<string, unknown>, line.key) : line.place,
        related: [
          { message: 'The order of battle.', place: line.from },
          ...others.map(({ place }) => ({ message: 'Taken here as well.', place })),
        ],
        fixes: takeFewer(line, line.count - taken),
      };
    }
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
