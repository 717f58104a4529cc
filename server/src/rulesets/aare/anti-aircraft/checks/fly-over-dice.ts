import { examplesOf, under } from '../../../case';
import { wrongDice } from '../../attack-dice';
import { flyOver } from '../../combats/fly-over';
import type { AareConstraint } from '../../constraint';
import { ruhr } from '../../scenarios';

export const flyOverDice: AareConstraint = {
  code: 'fly-over-dice',
  rule: 'anti-aircraft-fire',
  severity: 'warning',
  title: 'Dice of a flight are labelled as they are asked for',
  part: 'flyOvers',
  scope: 'part',
  check: (attack, header) => wrongDice(attack.dice, () => flyOver(attack, header), 'anti-aircraft-fire'),
  examples: examplesOf({
    on: under(ruhr, 'flyOvers.over-paris'),
    passes: 'dice: { anti-aircraft.1: [2, 3, 6] }',
    fails: `
      dice: { anti-aircraft: [2, 3, 6] }
      #       ^^^^^^^^^^^^^ Nothing here asks for the die \`anti-aircraft\`
    `,
    fixed: 'dice: { anti-aircraft.1: [2, 3, 6] }',
    otherFixes: {
      'Take `anti-aircraft` out': 'dice: {}',
    },
  }),
};
