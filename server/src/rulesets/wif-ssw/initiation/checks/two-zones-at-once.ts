import { cite, examplesOf, type WifConstraint } from '../../constraint';
import type { Finding } from '../../../../model/problem';
import { grouped } from '../../../grouped';
import { Zones } from '../../../zones';
import { amountOf, takeFewer, takenByThing, type Taken } from '../../forces';
import { orderOfBattle } from '../../order-of-battle';

export const twoZonesAtOnce: WifConstraint = {
  code: 'two-zones-at-once',
  rule: 'ssw-participants',
  title: 'In an impulse a unit is in one sea zone',
  *check(scenario) {
    for (const same of takenByThing(scenario)) {
      // Only combats with an impulse and a sea zone are compared: otherwise they may differ.
      const told = same.filter(({ impulse, combat }) => impulse !== undefined && combat.seaZone !== undefined);
      for (const lines of grouped(told, ({ impulse }) => impulse).values()) yield* elsewhereAsWell(lines);
    }
  },
  examples: examplesOf({
    on: orderOfBattle,
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
  }),
};

/** Reports lines of an impulse that take units used in other zones. */
function* elsewhereAsWell(lines: readonly Taken[]): Generator<Finding> {
  const zones = new Zones<Taken & { readonly zone: string }>();
  for (const line of lines) {
    const { combat, takes, count } = line;
    const zone = combat.seaZone!;
    const gone = zones.takenOutside(zone);
    const elsewhere = zones.linesOutside(zone);
    zones.add({ ...line, zone });
    const [first] = elsewhere;
    if (!first || takes === 0 || takes > count || gone + takes <= count) continue;
    yield {
      message: `${amountOf(takes, line)} cannot be in ${zone}: ${gone >= count ? (count === 1 ? 'it is' : 'all are') : `${gone} of ${count} are`} in ${first.zone} in the same impulse (\`${first.combat.id}\`)${cite('ssw-participants')}. Take fewer, or give one of the combats another impulse.`,
      place: line.place,
      related: elsewhere.map((other) => ({ message: `Taken by ${other.combat.id}.`, place: other.place })),
      fixes: takeFewer(line, count - gone),
    };
  }
}
