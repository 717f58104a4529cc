import { toUnitCounts } from '../../../axis-and-allies/forces';
import { revisedNames } from '../../../axis-and-allies/units';
import type { LandGroup } from '../../data';
import { normandy } from '../../scenarios';
import { placeAt, cite, removeMember, addPath, createPreferredFix, type AareCheck } from '../../kit';

export const bombardmentLossNotHere: AareCheck = {
  rule: 'order-of-loss',
  severity: 'information',
  title: 'The order of losses under a bombardment names units that are there',
  part: 'bombardments',
  *check({ defender }) {
    const { losses } = defender.orders ?? {};
    const types = toUnitCounts<LandGroup>(defender.units, defender.power).map(({ type }) => type);
    if (typeof losses !== 'object' || types.length === 0) return;
    for (const [index, type] of losses.entries()) {
      if (types.includes(type)) continue;
      yield {
        message: `The defender has no ${revisedNames[type].plural} here, so \`${type}\` has no effect in the order of losses${cite('order-of-loss')}. Remove it, or add the units.`,
        place: placeAt(losses, index),
        unnecessary: true,
        fixes: [createPreferredFix(`Remove \`${type}\``, removeMember(losses, index))],
      };
    }
  },
  base: addPath(normandy, 'bombardments.normandy'),
  passes: 'defender: { power: germany, units: { inf: 3, arm: 1 }, orders: { losses: [inf, arm] } }',
  fails: `
    defender: { power: germany, units: { inf: 3, arm: 1 }, orders: { losses: [art, inf, arm] } }
    #                                                                         ^^^ The defender has no artillery units here
  `,
  fixed: 'defender: { power: germany, units: { inf: 3, arm: 1 }, orders: { losses: [inf, arm] } }',
};
