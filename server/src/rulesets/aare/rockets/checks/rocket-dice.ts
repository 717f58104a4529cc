import { wrongDice } from '../../attack-dice';
import { rocketStrike } from '../../combats/rocket';
import { blitz } from '../../scenarios';
import { examplesOf, under, type AareConstraint } from '../../vocabulary';

export const rocketDice: AareConstraint = {
  code: 'rocket-dice',
  rule: 'rocket-damage',
  severity: 'warning',
  title: 'Dice of a rocket strike are labelled as they are asked for',
  part: 'rocketStrikes',
  check: (attack, header) => wrongDice(attack.dice, () => rocketStrike(attack, header), 'rocket-damage'),
  examples: examplesOf({
    on: under(blitz, 'rocketStrikes.v-2'),
    passes: 'dice: { damage.rocket: 6 }',
    fails: `
      dice: { damage.raid: 6 }
      #       ^^^^^^^^^^^ No die \`damage.raid\` is rolled here
    `,
  }),
};
