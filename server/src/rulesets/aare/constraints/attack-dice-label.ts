import { unknownLabels } from '../../axis-and-allies/constraints';
import { sectionOf } from '../rules';
import { attackSites } from './attack-sites';
import { example, type AareConstraint } from './constraint';

export const attackDiceLabel: AareConstraint = {
  code: 'attack-dice-label',
  rule: 'anti-aircraft-fire',
  severity: 'warning',
  title: 'Dice of raids, rockets, flights and bombardments are labelled as they are asked for',
  scope: 'scenario',
  *check(scenario) {
    for (const { dice, combat } of attackSites(scenario)) {
      yield* unknownLabels(dice, combat, sectionOf('anti-aircraft-fire'));
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies }, germany: { side: axis } }
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
        powers: { us: { side: allies }, germany: { side: axis } }
        strategicBombingRaids:
          - id: ruhr
            value: 10
            attacker: { power: us, bombers: 2 }
            defender: { power: germany, antiAircraft: {} }
            dice: { anti-aircraft: [3, 6], damage.rade: [2, 4] }
        #                                  ^^^^^^^^^^^
      `,
    ],
  },
};
