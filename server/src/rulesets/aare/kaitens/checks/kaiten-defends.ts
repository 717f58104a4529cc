import { pacific } from '../../scenarios';
import { placeAt, cite, removeMember, addPath, createPreferredFix, type AareCheck } from '../../kit';
import { findKaitens } from '../kaitens';

export const kaitenDefends: AareCheck = {
  rule: 'kaiten-detection',
  severity: 'warning',
  title: 'Kaitens on a suicide mission attack',
  part: 'seaBattles',
  *check(battle) {
    for (const { side, group } of findKaitens(battle)) {
      if (side === 'attacker' || group.type !== 'sub') continue;
      yield {
        message: `Kaitens go on suicide missions only when they attack: these defend like other submarines, so \`kaiten\` has no effect${cite('kaiten-detection')}. Remove it.`,
        place: placeAt(group, 'kaiten'),
        unnecessary: true,
        fixes: [createPreferredFix('Remove `kaiten`', removeMember(group, 'kaiten'))],
      };
    }
  },
  base: addPath(pacific, 'seaBattles.pacific'),
  passes: 'attacker: { power: japan, units: [{ type: sub, count: 2, kaiten: true }] }',
  fails: `
    attacker: { power: us, units: { dd: 1 } }
    defender: { power: japan, units: [{ type: sub, kaiten: true }] }
    #                                                      ^^^^ these defend like other submarines
  `,
  fixed: 'defender: { power: japan, units: [{ type: sub }] }',
};
