import { placeAt, cite, pluralize, formatList, type WifCheck } from '../../kit';
import { formatTakenCount, takeFewer } from '../../forces';
import { orderOfBattle } from '../../order-of-battle';
import { listOverdrawn } from '../../overdrawn';

export const outOfAction: WifCheck = {
  rule: 'damage-roll',
  title: 'Who was destroyed, damaged or aborted by a written result does not fight again in the turn',
  *check(scenario) {
    for (const { line, remaining, causes } of listOverdrawn(scenario)) {
      if (line.kind !== 'unit') continue;
      yield {
        message: `${formatTakenCount(line.takenCount, line)} cannot fight here: ${remaining === 0 ? 'none is' : `at most ${pluralize(remaining, 'unit')} ${remaining === 1 ? 'is' : 'are'}`} left after the result of ${formatList(causes.map(({ combat }) => `\`${combat.id}\``))}${cite('damage-roll')}. Take fewer, or correct the result.`,
        place: line.place,
        related: causes.map(({ combat, gone }) => ({
          message: `${pluralize(gone, 'unit')} out of action in ${combat.id}.`,
          place: placeAt(combat, 'result'),
        })),
        fixes: line.combat.result ? [] : takeFewer(line, remaining),
      };
    }
  },
  base: orderOfBattle,
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
};
