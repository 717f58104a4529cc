import { wrongDice } from '../../attack-dice';
import { flyOver } from '../../combats/fly-over';
import { ruhr } from '../../scenarios';
import { examplesOf, under, type AareConstraint } from '../../vocabulary';

export const flyOverDice: AareConstraint = {
  code: 'fly-over-dice',
  rule: 'anti-aircraft-fire',
  severity: 'warning',
  title: 'Dice of a flight are labelled as they are asked for',
  part: 'flyOvers',
  check: (attack, header) => wrongDice(attack.dice, () => flyOver(attack, header), 'anti-aircraft-fire'),
  examples: examplesOf({
    on: under(ruhr, 'flyOvers.over-paris'),
    passes: 'dice: { anti-aircraft.1: [2, 3, 6] }',
    fails: `
      dice: { anti-aircraft: [2, 3, 6] }
      #       ^^^^^^^^^^^^^ No die \`anti-aircraft\` is rolled here
    `,
    fixed: 'dice: { anti-aircraft.1: [2, 3, 6] }',
  }),
};
