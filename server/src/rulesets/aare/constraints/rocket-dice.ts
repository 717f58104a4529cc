import { examplesOf, under } from '../../case';
import { rocketStrike } from '../combats/rocket';
import { blitz } from '../scenarios';
import { wrongDice } from './attack-dice';
import type { AareConstraint } from './constraint';

export const rocketDice: AareConstraint = {
  code: 'rocket-dice',
  rule: 'rocket-damage',
  severity: 'warning',
  title: 'Dice of a rocket strike are labelled as they are asked for',
  part: 'rocketStrikes',
  scope: 'part',
  check: (attack, header) => wrongDice(attack.dice, () => rocketStrike(attack, header), 'rocket-damage'),
  examples: examplesOf({
    on: under(blitz, 'rocketStrikes.v-2'),
    passes: 'dice: { damage.rocket: 6 }',
    fails: `
      dice: { damage.raid: 6 }
      #       ^^^^^^^^^^^ Nothing here asks for the die \`damage.raid\`
    `,
    otherFixes: {
      'Take `damage.raid` out': 'dice: {}',
    },
  }),
};
