import { northSea } from '../../scenarios';
import { atKey, cite, examplesOf, remove, under, type AareConstraint } from '../../vocabulary';
import { sentence, sideName } from '../../wording';
import { detectingSide, isDetectionDie } from '../dice';

export const detectsWithoutDestroyer: AareConstraint = {
  code: 'detects-without-destroyer',
  rule: 'only-destroyers-detect',
  title: 'Only a side with destroyers rolls to detect submarines',
  part: 'seaBattles',
  *check(battle) {
    const { dice } = battle;
    if (dice === undefined || Array.isArray(dice)) return;
    for (const label of Object.keys(dice)) {
      const side = detectingSide(label);
      if (side === undefined || !isDetectionDie(label, battle)) continue;
      yield {
        message: `${sentence(sideName(side))} has no destroyers here, and nothing else detects submarines, so no die \`${label}\` is rolled${cite('only-destroyers-detect')}. Remove it, or add the destroyers.`,
        place: atKey(dice, label),
        fixes: [{ title: `Remove \`${label}\``, edits: [remove(dice, label)], preferred: true }],
      };
    }
  },
  examples: examplesOf({
    on: under(northSea, 'seaBattles.north-sea'),
    passes: 'dice: { detection.defender: [3, 5], seed: 1 }',
    fails: `
      defender: { power: uk, units: { ftr: 2, ac: 1 } }
      dice: { detection.defender: [3, 5] }
      #       ^^^^^^^^^^^^^^^^^^ The defender has no destroyers here
    `,
    fixed: 'dice: {}',
  }),
};
