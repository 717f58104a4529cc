import { checkAttackDice } from '../../attack-dice';
import { createBombingRaid } from '../../combats/raid';
import { ruhr } from '../../scenarios';
import { addPath, type AareCheck } from '../../kit';

export const raidDice: AareCheck = {
  rule: 'raid-damage',
  severity: 'warning',
  title: 'Dice of a raid are labelled as they are asked for',
  part: 'strategicBombingRaids',
  check: (attack, header) => checkAttackDice(attack.dice, () => createBombingRaid(attack, header), 'raid-damage'),
  base: addPath(ruhr, 'strategicBombingRaids.ruhr'),
  passes: 'dice: { anti-aircraft: [3, 6, 2], damage.raid: [2, 4] }',
  fails: `
    dice: { anti-aircraft: [3, 6, 2], damage.rade: [2, 4] }
    #                                 ^^^^^^^^^^^ Did you mean \`damage.raid\`?
  `,
  fixed: 'dice: { anti-aircraft: [3, 6, 2], damage.raid: [2, 4] }',
};
