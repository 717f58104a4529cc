import { checkAttackDice } from '../../attack-dice';
import { createRocketStrike } from '../../combats/rocket';
import { blitz } from '../../scenarios';
import { addPath, type AareCheck } from '../../kit';

export const rocketDice: AareCheck = {
  rule: 'rocket-damage',
  severity: 'warning',
  title: 'Dice of a rocket strike are labelled as they are asked for',
  part: 'rocketStrikes',
  check: (attack, header) => checkAttackDice(attack.dice, () => createRocketStrike(attack, header), 'rocket-damage'),
  base: addPath(blitz, 'rocketStrikes.v-2'),
  passes: 'dice: { damage.rocket: 6 }',
  fails: `
    dice: { damage.raid: 6 }
    #       ^^^^^^^^^^^ No die \`damage.raid\` is rolled here
  `,
};
