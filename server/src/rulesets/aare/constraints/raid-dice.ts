import { bombingRaid } from '../combats/raid';
import { wrongDice } from './attack-dice';
import { example, type AareConstraint } from './constraint';

export const raidDice: AareConstraint = {
  code: 'raid-dice',
  rule: 'raid-damage',
  severity: 'warning',
  title: 'Dice of a raid are labelled as they are asked for',
  part: 'strategicBombingRaids',
  scope: 'part',
  check: (attack, header) => wrongDice(attack.dice, () => bombingRaid(attack, header), 'raid-damage'),
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [rockets, jet-fighters] }, germany: { side: axis } }
        strategicBombingRaids:
          - id: ruhr
            value: 10
            attacker: { power: us, bombers: 2 }
            defender: { power: germany, antiAircraft: {} }
            dice: { anti-aircraft: [3, 6], damage.raid: [2, 4] }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [rockets, jet-fighters] }, germany: { side: axis } }
        strategicBombingRaids:
          - id: ruhr
            value: 10
            attacker: { power: us, bombers: 2 }
            defender: { power: germany, antiAircraft: {} }
            dice: { anti-aircraft: [3, 7], damage.rade: [2, 4] }
        #                              ^
        #                                  ^^^^^^^^^^^
      `,
    ],
  },
};
