import { wrongDice } from '../../attack-dice';
import { kamikazeMission } from '../../combats/kamikaze';
import { pacific } from '../../scenarios';
import { examplesOf, under, type AareConstraint } from '../../vocabulary';

export const kamikazeDice: AareConstraint = {
  code: 'kamikaze-dice',
  rule: 'interception',
  severity: 'warning',
  title: 'Dice of a Kamikaze mission are labelled as they are asked for',
  part: 'kamikazeMissions',
  check: (attack, header) => wrongDice(attack.dice, () => kamikazeMission(attack, header), 'interception'),
  examples: examplesOf({
    on: under(pacific, 'kamikazeMissions.last-sortie'),
    passes: `
      defender: { power: us, antiAircraft: {} }
      dice: { anti-aircraft: [2, 3] }
    `,
    fails: `
      defender: { power: us, antiAircraft: {} }
      dice: { antiaircraft: [2, 3] }
      #       ^^^^^^^^^^^^ Did you mean \`anti-aircraft\`?
    `,
    fixed: 'dice: { anti-aircraft: [2, 3] }',
  }),
};
