import { battleSides } from '../../../axis-and-allies/data';
import { raid } from '../../scenarios';
import { addPath, cite, createPreferredFix, type DepthCheck } from '../../kit';
import { listLeaveTimes } from '../leave-times';

export const neverSubmerges: DepthCheck = {
  rule: 'submerge',
  severity: 'warning',
  title: 'Submarines submerge where the enemy has no destroyer',
  part: 'seaBattles',
  *check(battle) {
    for (const side of battleSides) {
      for (const { when, place, edit } of listLeaveTimes(battle[side].orders?.submerge)) {
        if (when !== 'enemy-has-destroyer') continue;
        yield {
          message: `Submarines submerge only when the enemy has no destroyer left, so with \`${when}\` they never do${cite('submerge')}. Choose another time, or remove it.`,
          place,
          fixes: [createPreferredFix('Remove the order', edit)],
        };
      }
    }
  },
  base: addPath(raid, 'seaBattles.gap'),
  passes: 'attacker: { power: germany, units: { sub: 2 }, orders: { submerge: { when: enemy-has-aircraft } } }',
  fails: `
    attacker: { power: germany, units: { sub: 2 }, orders: { submerge: { when: enemy-has-destroyer } } }
    #                                                                          ^^^^^^^^^^^^^^^^^^^ with \`enemy-has-destroyer\` they never do
  `,
  fixed: 'attacker: { power: germany, units: { sub: 2 }, orders: { submerge: {} } }',
};
