import { wrongDice } from '../../attack-dice';
import { bombingRaid } from '../../combats/raid';
import { ruhr } from '../../scenarios';
import { examplesOf, under, type AareConstraint } from '../../vocabulary';

export const raidDice: AareConstraint = {
  code: 'raid-dice',
  rule: 'raid-damage',
  severity: 'warning',
  title: 'Dice of a raid are labelled as they are asked for',
  part: 'strategicBombingRaids',
  check: (attack, header) => wrongDice(attack.dice, () => bombingRaid(attack, header), 'raid-damage'),
  examples: examplesOf({
    on: under(ruhr, 'strategicBombingRaids.ruhr'),
    passes: 'dice: { anti-aircraft: [3, 6, 2], damage.raid: [2, 4] }',
    fails: `
      dice: { anti-aircraft: [3, 6, 2], damage.rade: [2, 4] }
      #                                 ^^^^^^^^^^^ Did you mean \`damage.raid\`?
    `,
    fixed: 'dice: { anti-aircraft: [3, 6, 2], damage.raid: [2, 4] }',
  }),
};
