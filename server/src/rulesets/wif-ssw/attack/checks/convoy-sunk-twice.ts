import { at, cite, counted, examplesOf, listed, type WifConstraint } from '../../constraint';
import { goneAtLeast, isBefore, isSame, takeFewer, takenIn } from '../../forces';
import { orderOfBattle } from '../../order-of-battle';

export const convoySunkTwice: WifConstraint = {
  code: 'convoy-sunk-twice',
  rule: 'effects-on-convoy',
  title: 'Convoy points that a written result took away are not attacked again',
  *check(scenario) {
    const lines = takenIn(scenario);
    for (const line of lines) {
      if (line.kind !== 'convoy') continue;
      const earlier = lines
        .filter((other) => isSame(other, line) && isBefore(other, line))
        .map((other) => ({ ...other, gone: goneAtLeast(other, lines, scenario) }))
        .filter(({ gone }) => gone > 0);
      const gone = earlier.reduce((sum, one) => sum + one.gone, 0);
      const left = Math.max(0, line.count - gone);
      if (gone === 0 || line.takes <= left || line.takes > line.count) continue;
      const causes = listed(earlier.map(({ combat }) => `\`${combat.id}\``));
      yield {
        message: `${counted(line.takes, 'convoy point')} cannot be attacked here: of \`${line.id}\` ${left === 0 ? 'none is' : `only ${left} ${left === 1 ? 'is' : 'are'}`} left after the result of ${causes}${cite('effects-on-convoy')}. Write \`convoyPoints: ${left}\`.`,
        place: line.place,
        related: earlier.map(({ combat }) => ({
          message: `What became of the convoy in ${combat.id}.`,
          place: at(combat, 'result'),
        })),
        fixes: left > 0 ? takeFewer(line, left) : [],
      };
    }
  },
  examples: examplesOf({
    on: orderOfBattle,
    passes: `
      engagements:
        - id: biscay
          result: { combatType: ssw, convoyPoints: { lost: 4, repair: 2, port: 0 } }
        - id: again
          seaZone: Bay of Biscay
          impulse: 3
          weather: fine
          subs: { power: germany, units: [{ unit: hecht }] }
          convoy: { from: sc-100, convoyPoints: 6 }
    `,
    fails: `
      engagements:
        - id: biscay
          result: { combatType: ssw, convoyPoints: { lost: 4, repair: 2, port: 0 } }
        - id: again
          seaZone: Bay of Biscay
          impulse: 3
          weather: fine
          subs: { power: germany, units: [{ unit: hecht }] }
          convoy: { from: sc-100 }
          #               ^^^^^^ only 6 are left after the result of \`biscay\`
    `,
  }),
};
