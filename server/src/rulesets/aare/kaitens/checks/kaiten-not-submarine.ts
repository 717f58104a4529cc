import { pacific } from '../../scenarios';
import { placeAt, cite, removeMember, addPath, createPreferredFix, type AareCheck } from '../../kit';
import { formatUnit } from '../../wording';
import { findKaitens } from '../kaitens';

export const kaitenNotSubmarine: AareCheck = {
  rule: 'kaiten-detection',
  title: 'Kaitens are submarines',
  part: 'seaBattles',
  *check(battle) {
    for (const { group } of findKaitens(battle)) {
      if (group.type === 'sub') continue;
      yield {
        message: `Kaitens are submarines, and ${formatUnit(group.type)} is not one${cite('kaiten-detection')}. Change the type, or remove \`kaiten\`.`,
        place: placeAt(group, 'kaiten'),
        fixes: [createPreferredFix('Remove `kaiten`', removeMember(group, 'kaiten'))],
      };
    }
  },
  base: addPath(pacific, 'seaBattles.pacific'),
  passes: 'attacker: { power: japan, units: [{ type: sub, kaiten: true }, { type: dd, kaiten: false }] }',
  fails: `
    attacker: { power: japan, units: [{ type: dd, kaiten: true }] }
    #                                                     ^^^^ a destroyer is not one
  `,
  fixed: 'attacker: { power: japan, units: [{ type: dd }] }',
};
