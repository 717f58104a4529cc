import { kamikazeMission } from '../combats/kamikaze';
import { wrongDice } from './attack-dice';
import { example, type AareConstraint } from './constraint';

export const kamikazeDice: AareConstraint = {
  code: 'kamikaze-dice',
  rule: 'interception',
  severity: 'warning',
  title: 'Dice of a Kamikaze mission are labelled as they are asked for',
  part: 'kamikazeMissions',
  scope: 'part',
  check: (attack, header) => wrongDice(attack.dice, () => kamikazeMission(attack, header), 'interception'),
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [rockets, jet-fighters] }, germany: { side: axis } }
        kamikazeMissions:
          - id: last-sortie
            attacker: { power: germany, fighters: 2 }
            defender: { power: us, fighters: 1, antiAircraft: {} }
            dice: { anti-aircraft: [2, 3], interception: 4 }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [rockets, jet-fighters] }, germany: { side: axis } }
        kamikazeMissions:
          - id: last-sortie
            attacker: { power: germany, fighters: 2 }
            defender: { power: us, fighters: 1, antiAircraft: {} }
            dice: { anti-aircraft: [2, 3], intercepting: 4 }
        #                                  ^^^^^^^^^^^^
      `,
    ],
  },
};
