import { cite, examplesOf, type WifConstraint } from '../../constraint';
import { amountOf, isSame, takeFewer, takenIn, type Taken } from '../../forces';
import { orderOfBattle } from '../../order-of-battle';

export const twoZonesAtOnce: WifConstraint = {
  code: 'two-zones-at-once',
  rule: 'ssw-participants',
  title: 'In an impulse a unit is in one sea zone',
  *check(scenario) {
    const before: Taken[] = [];
    for (const line of takenIn(scenario)) {
      const { seaZone } = line.combat;
      // Which impulse a combat belongs to, and where, must be said: else it may be another.
      if (line.impulse === undefined || seaZone === undefined) continue;
      const elsewhere = before.filter(
        (other) => isSame(other, line) && other.impulse === line.impulse && other.combat.seaZone !== seaZone,
      );
      before.push(line);
      const gone = mostByZone(elsewhere);
      if (elsewhere.length === 0 || line.takes === 0 || line.takes > line.count) continue;
      if (gone + line.takes <= line.count) continue;
      const [first] = elsewhere;
      yield {
        message: `${amountOf(line.takes, line)} cannot be in ${seaZone}: ${gone >= line.count ? (line.count === 1 ? 'it is' : 'all are') : `${gone} of ${line.count} are`} in ${first!.combat.seaZone} in the same impulse (\`${first!.combat.id}\`)${cite('ssw-participants')}. Take fewer, or give one of the combats another impulse.`,
        place: line.place,
        related: elsewhere.map(({ combat, place }) => ({ message: `Taken by ${combat.id}.`, place })),
        fixes: takeFewer(line, line.count - gone),
      };
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

/** How many are in other zones: those that fight there again in the naval combat step are the same. */
function mostByZone(lines: readonly Taken[]): number {
  const most = new Map<string, number>();
  for (const combat of new Set(lines.map((line) => line.combat))) {
    const here = lines.filter((line) => line.combat === combat).reduce((sum, { takes }) => sum + takes, 0);
    const zone = combat.seaZone!;
    most.set(zone, Math.max(most.get(zone) ?? 0, here));
  }
  return [...most.values()].reduce((sum, count) => sum + count, 0);
}
