import { northSea } from '../../scenarios';
import { placeAtKey, cite, removeMember, addPath, createPreferredFix, type AareCheck } from '../../kit';
import { capitalize, formatSide } from '../../wording';
import { findDetectingSide, isDetectionWithoutDestroyers } from '../dice';

export const detectsWithoutDestroyer: AareCheck = {
  rule: 'only-destroyers-detect',
  title: 'Only a side with destroyers rolls to detect submarines',
  part: 'seaBattles',
  *check(battle) {
    const { dice } = battle;
    if (dice === undefined || Array.isArray(dice)) return;
    for (const label of Object.keys(dice)) {
      const side = findDetectingSide(label);
      if (side === undefined || !isDetectionWithoutDestroyers(label, battle)) continue;
      yield {
        message: `${capitalize(formatSide(side))} has no destroyers here, and nothing else detects submarines, so no die \`${label}\` is rolled${cite('only-destroyers-detect')}. Remove it, or add the destroyers.`,
        place: placeAtKey(dice, label),
        fixes: [createPreferredFix(`Remove \`${label}\``, removeMember(dice, label))],
      };
    }
  },
  base: addPath(northSea, 'seaBattles.north-sea'),
  passes: 'dice: { detection.defender: [3, 5], seed: 1 }',
  fails: `
    defender: { power: uk, units: { ftr: 2, ac: 1 } }
    dice: { detection.defender: [3, 5] }
    #       ^^^^^^^^^^^^^^^^^^ The defender has no destroyers here
  `,
  fixed: 'dice: {}',
};
