import { checkAttackDice } from '../../attack-dice';
import { createFlyOver } from '../../combats/fly-over';
import { ruhr } from '../../scenarios';
import { addPath, type AareCheck } from '../../kit';

export const flyOverDice: AareCheck = {
  rule: 'anti-aircraft-fire',
  severity: 'warning',
  title: 'Dice of a flight are labelled as they are asked for',
  part: 'flyOvers',
  check: (attack, header) => checkAttackDice(attack.dice, () => createFlyOver(attack, header), 'anti-aircraft-fire'),
  base: addPath(ruhr, 'flyOvers.over-paris'),
  passes: 'dice: { anti-aircraft.1: [2, 3, 6] }',
  fails: `
    dice: { anti-aircraft: [2, 3, 6] }
    #       ^^^^^^^^^^^^^ No die \`anti-aircraft\` is rolled here
  `,
  fixed: 'dice: { anti-aircraft.1: [2, 3, 6] }',
};
