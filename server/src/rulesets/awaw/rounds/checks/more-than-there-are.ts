import type { Ids } from '../../../../model/ids';
import type { Finding } from '../../../../model/problem';
import { grouped } from '../../../grouped';
import { at, cite, examplesOf, type AwawConstraint } from '../../constraint';
import { amountOf, musters, takeFewer, takenIn, type Muster, type Taken } from '../../forces';
import type { Scenario } from '../../data';
import { orderOfBattle } from '../../scenarios';

export const moreThanThereAre: AwawConstraint = {
  code: 'more-than-there-are',
  rule: 'round-order',
  title: 'A combat takes no more of a unit than the order of battle has',
  *check(scenario, ids) {
    for (const muster of musters(scenario))
      for (const lines of grouped(linesOf(muster, scenario), ({ of }) => of).values())
        yield* beyond(muster, lines, ids);
  },
  examples: examplesOf({
    on: orderOfBattle,
    passes: `
      navalRounds:
        - id: evening
          attacker: { groups: [{ number: 1, units: [{ unit: benson }] }] }
          defender:
            groups:
              - { number: 1, units: [{ unit: nagara, count: 3 }] }
              - { number: 2, units: [{ unit: nagara, id: nagara-rear, count: 2 }] }
    `,
    fails: `
      navalRounds:
        - id: evening
          attacker: { groups: [{ number: 1, units: [{ unit: benson }] }] }
          defender:
            groups:
              - { number: 1, units: [{ unit: nagara, count: 3 }] }
              - { number: 2, units: [{ unit: nagara, id: nagara-rear, count: 3 }] }
              #                              ^^^^^^ takes 6 of \`nagara\`, but there are only 5
    `,
  }),
};

/** Other checks report a unit in two groups or on both sides. */
function linesOf({ lists }: Muster, scenario: Scenario): readonly Taken[] {
  const met = new Set<string>();
  return lists.flatMap((list) => {
    const lines = takenIn(list, scenario).filter(({ unit }) => !list.ships || !met.has(unit.id));
    for (const { unit } of lines) met.add(unit.id);
    return lines;
  });
}

function* beyond({ id }: Muster, lines: readonly Taken[], ids: Ids): Generator<Finding> {
  let taken = 0;
  for (const [index, line] of lines.entries()) {
    const before = taken;
    taken += line.takes;
    if (line.takes === 0 || taken <= line.all) continue;
    yield {
      message: `\`${id}\` takes ${amountOf(taken, line)}, but there ${line.all === 1 ? 'is' : 'are'} only ${line.all}${cite('round-order')}. Take fewer, or change the order of battle.`,
      place: line.place,
      related: [
        { message: 'The order of battle.', place: at(line.of, 'id') },
        ...lines.slice(0, index).map(({ place }) => ({ message: 'Taken here as well.', place })),
      ],
      fixes: takeFewer(line, line.all - before, ids),
    };
  }
}
