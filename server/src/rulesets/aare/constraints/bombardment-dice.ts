import { shoreBombardment } from '../combats/bombardment';
import { wrongDice } from './attack-dice';
import { example, type AareConstraint } from './constraint';

export const bombardmentDice: AareConstraint = {
  code: 'bombardment-dice',
  rule: 'shore-bombardment',
  severity: 'warning',
  title: 'Dice of a bombardment are labelled as they are asked for',
  part: 'bombardments',
  scope: 'part',
  check: (attack, header) => wrongDice(attack.dice, () => shoreBombardment(attack, header), 'shore-bombardment'),
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [rockets, jet-fighters] }, germany: { side: axis } }
        bombardments:
          - id: normandy
            attacker: { power: us, units: { bb: 2 } }
            defender: { power: germany, units: { inf: 3 } }
            dice: { bombardment.ships: [6, 1] }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [rockets, jet-fighters] }, germany: { side: axis } }
        bombardments:
          - id: normandy
            attacker: { power: us, units: { bb: 2 } }
            defender: { power: germany, units: { inf: 3 } }
            dice: { bombardment.ship: [6, 1] }
        #           ^^^^^^^^^^^^^^^^
      `,
    ],
  },
};
