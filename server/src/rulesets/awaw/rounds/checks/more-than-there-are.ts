import type { Ids } from '../../../../model/ids';
import type { Violation } from '../../../../model/diagnostic';
import { groupBy } from '../../../group-by';
import { maxListedItems } from '../../../tally';
import { placeAt, cite, type AwawCheck } from '../../kit';
import {
  formatUsedCount,
  listDeployments,
  createReductionFixes,
  listTakenLines,
  type Deployment,
  type InheritingLine,
} from '../../order-of-battle';
import type { Scenario } from '../../data';
import { orderOfBattle } from '../../scenarios';

export const moreThanThereAre: AwawCheck = {
  rule: 'round-order',
  title: 'A combat takes no more of a unit than the order of battle has',
  *check(scenario, ids) {
    for (const deployment of listDeployments(scenario))
      for (const lines of groupBy(listLines(deployment, scenario), ({ source }) => source).values())
        yield* findExcess(deployment, lines, ids);
  },
  base: orderOfBattle,
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
};

/** The lines of a deployment that take from the order of battle. Ships that are listed twice count once: other checks report them. */
function listLines({ lists }: Deployment, scenario: Scenario): readonly InheritingLine[] {
  const seenIds = new Set<string>();
  return lists.flatMap((list) => {
    const lines = listTakenLines(list, scenario).filter(({ unit }) => !list.isShipsOnly || !seenIds.has(unit.id));
    for (const { unit } of lines) seenIds.add(unit.id);
    return lines;
  });
}

function* findExcess({ id }: Deployment, lines: readonly InheritingLine[], ids: Ids): Generator<Violation> {
  let total = 0;
  for (const [index, line] of lines.entries()) {
    const previousTotal = total;
    total += line.usedCount;
    if (line.usedCount === 0 || total <= line.availableCount) continue;
    yield {
      message: `\`${id}\` takes ${formatUsedCount(total, line)}, but there ${line.availableCount === 1 ? 'is' : 'are'} only ${line.availableCount}${cite('round-order')}. Take fewer, or change the order of battle.`,
      place: line.place,
      related: [
        { message: 'The order of battle.', place: placeAt(line.source, 'id') },
        ...lines
          .slice(0, Math.min(index, maxListedItems))
          .map(({ place }) => ({ message: 'Taken here as well.', place })),
      ],
      fixes: createReductionFixes(line, line.availableCount - previousTotal, ids),
    };
  }
}
