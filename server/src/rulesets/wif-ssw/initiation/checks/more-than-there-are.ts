import { placeAt, cite, type WifCheck } from '../../kit';
import type { Violation } from '../../../../model/diagnostic';
import { groupBy } from '../../../group-by';
import { maxListedItems } from '../../../tally';
import { formatTakenCount, takeFewer, groupTakenLines, type TakenLine } from '../../forces';
import { orderOfBattle } from '../../order-of-battle';

export const moreThanThereAre: WifCheck = {
  rule: 'ssw-participants',
  title: 'A combat takes no more of a unit than the order of battle has',
  *check(scenario) {
    for (const unitLines of groupTakenLines(scenario))
      for (const lines of groupBy(unitLines, ({ combat }) => combat).values()) yield* checkExcess(lines);
  },
  base: orderOfBattle,
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
};

/** Reports lines of a combat that take more than the lines before them have left. */
function* checkExcess(lines: readonly TakenLine[]): Generator<Violation> {
  let total = 0;
  for (const [index, line] of lines.entries()) {
    const { combat, takenCount, availableCount } = line;
    const takenBefore = total;
    total += takenCount;
    if (takenCount === 0 || takenBefore + takenCount <= availableCount) continue;
    yield {
      message: `\`${combat.id}\` takes ${formatTakenCount(takenBefore + takenCount, line)}, but there ${availableCount === 1 ? 'is' : 'are'} only ${availableCount}${cite('ssw-participants')}. Take fewer, or change the order of battle.`,
      place: Object.hasOwn(line.owner, line.key)
        ? placeAt(line.owner as Record<string, unknown>, line.key)
        : line.place,
      related: [
        { message: 'The order of battle.', place: line.from },
        ...lines
          .slice(0, Math.min(index, maxListedItems))
          .map(({ place }) => ({ message: 'Taken here as well.', place })),
      ],
      fixes: takeFewer(line, availableCount - takenBefore),
    };
  }
}
