import { rocketStrike } from '../combats/rocket';
import { wrongDice } from './attack-dice';
import { example, type AareConstraint } from './constraint';

export const rocketDice: AareConstraint = {
  code: 'rocket-dice',
  rule: 'rocket-damage',
  severity: 'warning',
  title: 'Dice of a rocket strike are labelled as they are asked for',
  part: 'rocketStrikes',
  scope: 'part',
  check: (attack, header) => wrongDice(attack.dice, () => rocketStrike(attack, header), 'rocket-damage'),
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [rockets, jet-fighters] }, germany: { side: axis } }
        rocketStrikes:
          - id: v-2
            attacker: { power: us }
            from: London
            range: 3
            territory: Germany
            value: 10
            defender: { power: germany }
            dice: { damage.rocket: 6 }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [rockets, jet-fighters] }, germany: { side: axis } }
        rocketStrikes:
          - id: v-2
            attacker: { power: us }
            from: London
            range: 3
            territory: Germany
            value: 10
            defender: { power: germany }
            dice: { damage.rocket: 8, damage.raid: 2 }
        #                          ^
        #                             ^^^^^^^^^^^
      `,
    ],
  },
};
