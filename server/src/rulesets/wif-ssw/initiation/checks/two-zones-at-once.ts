import { cite, type WifCheck } from '../../kit';
import type { Violation } from '../../../../model/diagnostic';
import { groupBy } from '../../../group-by';
import { ZoneTracker } from '../../../zone-tracker';
import { formatTakenCount, takeFewer, groupTakenLines, type TakenLine } from '../../forces';
import { orderOfBattle } from '../../order-of-battle';

export const twoZonesAtOnce: WifCheck = {
  rule: 'ssw-participants',
  title: 'In an impulse a unit is in one sea zone',
  *check(scenario) {
    for (const unitLines of groupTakenLines(scenario)) {
      // Without impulse and sea zone, combats may be in different impulses or in the same zone.
      const locatedLines = unitLines.filter(
        ({ impulse, combat }) => impulse !== undefined && combat.seaZone !== undefined,
      );
      for (const lines of groupBy(locatedLines, ({ impulse }) => impulse).values()) yield* checkZones(lines);
    }
  },
  base: orderOfBattle,
  passes: `
    engagements:
      - id: atlantic
        seaZone: North Atlantic
        impulse: 2
        weather: fine
        subs: { power: germany, units: [{ unit: lohs, count: 2 }] }
        convoy: { power: cw, convoyPoints: 8 }
  `,
  fails: `
    engagements:
      - id: atlantic
        seaZone: North Atlantic
        impulse: 2
        weather: fine
        subs: { power: germany, units: [{ unit: lohs }] }
        #                                       ^^^^ 4 of \`lohs\` cannot be in North Atlantic: 2 of 4 are in Bay of Biscay
        convoy: { power: cw, convoyPoints: 8 }
  `,
};

/** Reports lines of an impulse that take units used in other zones. */
function* checkZones(lines: readonly TakenLine[]): Generator<Violation> {
  const zones = new ZoneTracker<TakenLine & { readonly zone: string }>();
  for (const line of lines) {
    const { combat, takenCount, availableCount } = line;
    const zone = combat.seaZone!;
    const usedElsewhere = zones.countOutside(zone);
    const linesElsewhere = zones.listLinesOutside(zone);
    zones.add({ ...line, zone });
    const [first] = linesElsewhere;
    if (!first || takenCount === 0 || takenCount > availableCount || usedElsewhere + takenCount <= availableCount)
      continue;
    yield {
      message: `${formatTakenCount(takenCount, line)} cannot be in ${zone}: ${usedElsewhere >= availableCount ? (availableCount === 1 ? 'it is' : 'all are') : `${usedElsewhere} of ${availableCount} are`} in ${first.zone} in the same impulse (\`${first.combat.id}\`)${cite('ssw-participants')}. Take fewer, or give one of the combats another impulse.`,
      place: line.place,
      related: linesElsewhere.map((other) => ({ message: `Taken by ${other.combat.id}.`, place: other.place })),
      fixes: takeFewer(line, availableCount - usedElsewhere),
    };
  }
}
