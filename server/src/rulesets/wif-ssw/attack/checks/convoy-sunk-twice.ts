import { placeAt, cite, pluralize, formatList, type WifCheck } from '../../kit';
import { takeFewer } from '../../forces';
import { orderOfBattle } from '../../order-of-battle';
import { listOverdrawn } from '../../overdrawn';

export const convoySunkTwice: WifCheck = {
  rule: 'effects-on-convoy',
  title: 'Convoy points that a written result took away are not attacked again',
  *check(scenario) {
    for (const { line, remaining, causes } of listOverdrawn(scenario)) {
      if (line.kind !== 'convoy') continue;
      yield {
        message: `${pluralize(line.takenCount, 'convoy point')} cannot be attacked here: of \`${line.id}\` ${remaining === 0 ? 'none is' : `only ${remaining} ${remaining === 1 ? 'is' : 'are'}`} left after the result of ${formatList(causes.map(({ combat }) => `\`${combat.id}\``))}${cite('effects-on-convoy')}. Write \`convoyPoints: ${remaining}\`.`,
        place: line.place,
        related: causes.map(({ combat }) => ({
          message: `What became of the convoy in ${combat.id}.`,
          place: placeAt(combat, 'result'),
        })),
        fixes: remaining > 0 && !line.combat.result ? takeFewer(line, remaining) : [],
      };
    }
  },
  base: orderOfBattle,
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
};
