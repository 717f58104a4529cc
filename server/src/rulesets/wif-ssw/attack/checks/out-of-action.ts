import { at, cite, counted, examplesOf, listed, type WifConstraint } from '../../constraint';
import { amountOf, goneAtLeast, isBefore, isSame, takeFewer, takenIn } from '../../forces';
import { orderOfBattle } from '../../order-of-battle';

export const outOfAction: WifConstraint = {
  code: 'out-of-action',
  rule: 'damage-roll',
  title: 'Who was destroyed, damaged or aborted by a written result fights no more in the turn',
  *check(scenario) {
    const lines = takenIn(scenario);
    for (const line of lines) {
      if (line.kind !== 'unit' || line.takes === 0) continue;
      const earlier = lines
        .filter((other) => isSame(other, line) && isBefore(other, line))
        .map((other) => ({ ...other, gone: goneAtLeast(other, lines, scenario) }))
        .filter(({ gone }) => gone > 0);
      const gone = earlier.reduce((sum, one) => sum + one.gone, 0);
      const left = line.count - gone;
      if (gone === 0 || line.takes <= left || line.takes > line.count) continue;
      const causes = listed(earlier.map(({ combat }) => `\`${combat.id}\``));
      yield {
        message: `${amountOf(line.takes, line)} cannot fight here: ${left <= 0 ? 'none is' : `at most ${counted(left, 'unit')} ${left === 1 ? 'is' : 'are'}`} left after the result of ${causes}${cite('damage-roll')}. Take fewer, or correct the result.`,
        place: line.place,
        related: earlier.map(({ combat, gone: hit }) => ({
          message: `${counted(hit, 'unit')} out of action in ${combat.id}.`,
          place: at(combat, 'result'),
        })),
        fixes: takeFewer(line, left),
      };
    }
  },
  examples: examplesOf({
    on: orderOfBattle,
    passes: `
      engagements:
        - id: biscay
          result: { combatType: ssw, subs: { destroyed: 1, damaged: 0, aborted: 1 } }
        - id: atlantic
          seaZone: North Atlantic
          impulse: 3
          weather: fine
          subs: { power: germany, units: [{ unit: lohs, count: 2 }] }
          convoy: { power: cw, convoyPoints: 8 }
    `,
    fails: `
      engagements:
        - id: biscay
          result: { combatType: ssw, subs: { destroyed: 1, damaged: 0, aborted: 1 } }
        - id: atlantic
          seaZone: North Atlantic
          impulse: 3
          weather: fine
          subs: { power: germany, units: [{ unit: lohs, count: 3 }] }
          #                                       ^^^^ at most 2 units are left after the result of \`biscay\`
          convoy: { power: cw, convoyPoints: 8 }
    `,
  }),
};
