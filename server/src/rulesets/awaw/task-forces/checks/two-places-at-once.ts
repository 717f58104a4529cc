import { groupBy } from '../../../group-by';
import { ZoneTracker, type ZoneUse } from '../../../zone-tracker';
import { cite, type AwawCheck } from '../../kit';
import type { Scenario } from '../../data';
import { formatUsedCount, createReductionFixes, listTakenLines, type InheritingLine } from '../../order-of-battle';
import { orderOfBattle } from '../../scenarios';

/** A line of a task force or a port that takes from the order of battle. */
interface HeldLine extends ZoneUse {
  readonly line: InheritingLine;
  /** The port or the task force. A task force in a port may list the same units as the port. */
  readonly combat: { readonly id: string };
}

export const twoPlacesAtOnce: AwawCheck = {
  rule: 'task-force-size',
  title: 'A unit of the order of battle is in one port, or in one task force',
  *check(scenario, ids) {
    for (const heldLines of groupBy(listHeldLines(scenario), ({ line }) => line.source).values()) {
      const tracker = new ZoneTracker<HeldLine>();
      for (const heldLine of heldLines) {
        const { line, combat: holder, zone } = heldLine;
        const elsewhereCount = tracker.countOutside(zone);
        const elsewhereLines = tracker.listLinesOutside(zone);
        tracker.add(heldLine);
        const [firstElsewhere] = elsewhereLines;
        if (
          !firstElsewhere ||
          line.usedCount === 0 ||
          line.usedCount > line.availableCount ||
          elsewhereCount + line.usedCount <= line.availableCount
        )
          continue;
        yield {
          message: `${formatUsedCount(line.usedCount, line)} cannot be in \`${holder.id}\`: ${line.availableCount === 1 ? 'it is' : `${elsewhereCount} of ${line.availableCount} ${elsewhereCount === 1 ? 'is' : 'are'}`} in \`${firstElsewhere.combat.id}\`${cite('task-force-size')}. ${line.availableCount === 1 ? 'Take it out of one of them' : 'Take fewer'}.`,
          place: line.place,
          related: elsewhereLines.map((other) => ({
            message: `Taken by ${other.combat.id}.`,
            place: other.line.place,
          })),
          fixes: createReductionFixes(line, line.availableCount - elsewhereCount, ids),
        };
      }
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

function listHeldLines(scenario: Scenario): readonly HeldLine[] {
  const { taskForces = [], ports = [] } = scenario;
  const holders = [
    ...ports.map((port) => ({ combat: port, zone: `port ${port.id}` })),
    ...taskForces.map((force) => ({
      combat: force,
      zone: force.port === undefined || force.location === 'at-sea' ? `task force ${force.id}` : `port ${force.port}`,
    })),
  ];
  return holders.flatMap(({ combat, zone }) =>
    listTakenLines({ list: combat.units ?? [] }, scenario).map((line) => ({
      line,
      combat,
      zone,
      takenCount: line.usedCount,
    })),
  );
}
