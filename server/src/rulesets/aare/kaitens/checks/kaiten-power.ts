import { turnOrder } from '../../../axis-and-allies/units';
import { pacific } from '../../scenarios';
import { placeAt, cite, removeMember, addPath, offer, type AareCheck } from '../../kit';
import { formatPower, capitalize } from '../../wording';
import { findKaitens } from '../kaitens';

/** The power that has Kaitens in the rulebook. */
const owner = 'japan';

export const kaitenPower: AareCheck = {
  rule: 'kaiten-detection',
  severity: 'information',
  title: 'Kaitens are Japanese',
  part: 'seaBattles',
  *check(battle) {
    for (const { side, power, group } of findKaitens(battle)) {
      // A power outside the turn order is the user's own, and may stand for Japan.
      if (side === 'defender' || power === undefined || power === owner || !turnOrder.includes(power)) continue;
      yield {
        message: `${capitalize(formatPower(power))} has no Kaitens, which are submarines of ${formatPower(owner)}${cite('kaiten-detection')}. Remove \`kaiten\`, unless your group plays otherwise.`,
        place: placeAt(group, 'kaiten'),
        fixes: [offer('Remove `kaiten`', removeMember(group, 'kaiten'))],
      };
    }
  },
  base: addPath(pacific, 'seaBattles.pacific'),
  passes: 'attacker: { power: japan, units: [{ type: sub, kaiten: true }, { type: sub }] }',
  fails: `
    attacker: { power: us, units: [{ type: sub, kaiten: true }] }
    #                                                   ^^^^ The US has no Kaitens
    defender: { power: japan, units: { dd: 1 } }
  `,
};
