import { examplesOf, under } from '../../../case';
import { wrongDice } from '../../attack-dice';
import { rocketStrike } from '../../combats/rocket';
import type { AareConstraint } from '../../constraint';
import { blitz } from '../../scenarios';

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
