import { examplesOf, under } from '../../../case';
import { wrongDice } from '../../attack-dice';
import { bombingRaid } from '../../combats/raid';
import type { AareConstraint } from '../../constraint';
import { ruhr } from '../../scenarios';

export const raidDice: AareConstraint = {
  code: 'raid-dice',
  rule: 'raid-damage',
  severity: 'warning',
  title: 'Dice of a raid are labelled as they are asked for',
  part: 'strategicBombingRaids',
  scope: 'part',
  check: (attack, header) => wrongDice(attack.dice, () => bombingRaid(attack, header), 'raid-damage'),
  examples: examplesOf({
    on: under(ruhr, 'strategicBombingRaids.ruhr'),
    passes: 'dice: { anti-aircraft: [3, 6, 2], damage.raid: [2, 4] }',
    fails: `
      dice: { anti-aircraft: [3, 6, 2], damage.rade: [2, 4] }
      #                                 ^^^^^^^^^^^ Did you mean \`damage.raid\`?
    `,
    fixed: 'dice: { anti-aircraft: [3, 6, 2], damage.raid: [2, 4] }',
    otherFixes: {
      'Take `damage.rade` out': 'dice: { anti-aircraft: [3, 6, 2] }',
    },
  }),
};
