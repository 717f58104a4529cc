import { flyOver } from '../combats/fly-over';
import { wrongDice } from './attack-dice';
import { example, type AareConstraint } from './constraint';

export const flyOverDice: AareConstraint = {
  code: 'fly-over-dice',
  rule: 'anti-aircraft-fire',
  severity: 'warning',
  title: 'Dice of a flight are labelled as they are asked for',
  part: 'flyOvers',
  scope: 'part',
  check: (attack, header) => wrongDice(attack.dice, () => flyOver(attack, header), 'anti-aircraft-fire'),
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [rockets, jet-fighters] }, germany: { side: axis } }
        flyOvers:
          - id: to-berlin
            attacker: { power: us, units: { bmbr: 2 } }
            spaces: [{ space: Paris, power: germany, antiAircraft: {} }]
            dice: { anti-aircraft.1: [2, 3] }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [rockets, jet-fighters] }, germany: { side: axis } }
        flyOvers:
          - id: to-berlin
            attacker: { power: us, units: { bmbr: 2 } }
            spaces: [{ space: Paris, power: germany, antiAircraft: {} }]
            dice: { anti-aircraft: [2, 3] }
        #           ^^^^^^^^^^^^^
      `,
    ],
  },
};
