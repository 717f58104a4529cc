import { beyondTheDie } from '../../axis-and-allies/constraints';
import { sectionOf } from '../rules';
import { numbers } from '../rules/numbers';
import { attackSites } from './attack-sites';
import { example, type AareConstraint } from './constraint';

export const attackDiceRange: AareConstraint = {
  code: 'attack-dice-range',
  rule: 'unit-values',
  severity: 'error',
  title: 'Dice of raids, rockets, flights and bombardments show what they can show',
  scope: 'scenario',
  *check(scenario) {
    for (const { dice } of attackSites(scenario)) {
      yield* beyondTheDie(dice, numbers['unit-values'].sides, sectionOf('unit-values'));
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
            dice: { anti-aircraft: [3, 7], damage.raid: 1 }
        #                              ^
      `,
    ],
  },
};
