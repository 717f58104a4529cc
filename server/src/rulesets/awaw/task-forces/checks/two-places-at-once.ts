import { groupBy } from '../../../group-by';
import { cite, type AwawCheck } from '../../kit';
import type { Scenario } from '../../data';
import { formatUsedCount, createReductionFixes, listTakenLines, type InheritingLine } from '../../order-of-battle';
import { orderOfBattle } from '../../scenarios';

/** A line of a task force or a port that takes from the order of battle. */
interface HeldLine {
  readonly line: InheritingLine;
  readonly holder: string;
  /** The port, if it is in one. */
  readonly place: string;
}

export const twoPlacesAtOnce: AwawCheck = {
  rule: 'task-force-size',
  title: 'A unit of the order of battle is in one port, or in one task force',
  *check(scenario, ids) {
    for (const heldLines of groupBy(listHeldLines(scenario), ({ line }) => line.source).values())
      for (const [index, { line, holder, place }] of heldLines.entries()) {
        const linesElsewhere = heldLines.slice(0, index).filter((other) => other.place !== place);
        const countElsewhere = sumMaxByPlace(linesElsewhere);
        if (
          linesElsewhere.length === 0 ||
          line.usedCount === 0 ||
          line.usedCount > line.availableCount ||
          countElsewhere + line.usedCount <= line.availableCount
        )
          continue;
        const [first] = linesElsewhere;
        yield {
          message: `${formatUsedCount(line.usedCount, line)} cannot be in \`${holder}\`: ${line.availableCount === 1 ? 'it is' : `${countElsewhere} of ${line.availableCount} ${countElsewhere === 1 ? 'is' : 'are'}`} in \`${first!.holder}\`${cite('task-force-size')}. ${line.availableCount === 1 ? 'Take it out of one of them' : 'Take fewer'}.`,
          place: line.place,
          related: linesElsewhere.map((other) => ({ message: `Taken by ${other.holder}.`, place: other.line.place })),
          fixes: createReductionFixes(line, line.availableCount - countElsewhere, ids),
        };
      }
  },
  base: orderOfBattle,
  passes: `
    ports: [{ id: truk, nation: japan, units: [{ unit: nagara, count: 2 }] }]
    taskForces:
      - { id: screen, nation: japan, port: truk, units: [{ unit: nagara, id: nagara-west, count: 2 }] }
      - { id: escort, nation: japan, units: [{ unit: nagara, id: nagara-east, count: 3 }] }
  `,
  fails: `
    ports: [{ id: truk, nation: japan, units: [{ unit: nagara, count: 2 }] }]
    taskForces:
      - { id: screen, nation: japan, port: truk, units: [{ unit: nagara, id: nagara-west, count: 2 }] }
      - { id: escort, nation: japan, units: [{ unit: nagara, id: nagara-east, count: 4 }] }
      #                                              ^^^^^^ 4 of \`nagara\` cannot be in \`escort\`: 2 of 5 are in \`truk\`
  `,
};

/** A task force in a port may list the same units as the port. */
function listHeldLines(scenario: Scenario): readonly HeldLine[] {
  const { taskForces = [], ports = [] } = scenario;
  const all = [
    ...ports.map(({ id, units = [] }) => ({ id, units, place: `port ${id}` })),
    ...taskForces.map(({ id, units = [], port, location }) => ({
      ...{ id, units, place: port === undefined || location === 'at-sea' ? `task force ${id}` : `port ${port}` },
    })),
  ];
  return all.flatMap(({ id, units, place }) =>
    listTakenLines({ list: units }, scenario).map((line) => ({ line, holder: id, place })),
  );
}

/** The number of units elsewhere. Units listed by both a port and a task force in it count once. */
function sumMaxByPlace(heldLines: readonly HeldLine[]): number {
  const maxByPlace = new Map<string, number>();
  for (const lines of groupBy(heldLines, ({ holder, place }) => `${holder} ${place}`).values()) {
    const count = lines.reduce((sum, { line }) => sum + line.usedCount, 0);
    maxByPlace.set(lines[0]!.place, Math.max(maxByPlace.get(lines[0]!.place) ?? 0, count));
  }
  return [...maxByPlace.values()].reduce((sum, count) => sum + count, 0);
}
