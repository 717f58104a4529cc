import type { CombatSite } from '../../../model/ruleset';
import { beyondTheDie, unknownLabels } from '../../axis-and-allies/constraints';
import { combats } from '../combats';
import type { Scenario } from '../data';
import { sectionOf } from '../rules';
import { numbers } from '../rules/numbers';
import { example, type AareConstraint } from './constraint';

const { sides } = numbers['unit-values'];
const cited = sectionOf('anti-aircraft-fire');

export const attackDice: AareConstraint = {
  code: 'attack-dice',
  rule: 'anti-aircraft-fire',
  severity: 'warning',
  title: 'Dice of attacks are labelled as they are asked for, and show what they can show',
  scope: 'scenario',
  *check(scenario) {
    for (const { object, combat } of attackSites(scenario)) {
      const { dice } = object as { readonly dice?: object };
      yield* unknownLabels(dice, combat, cited);
      yield* beyondTheDie(dice, sides, cited);
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
            dice: { anti-aircraft: [3, 7], damage.rade: [2, 4] }
        #                              ^
        #                                  ^^^^^^^^^^^
      `,
    ],
  },
};

/** Combats that are no sea battles: those have constraints of their own. */
function attackSites(scenario: Scenario): readonly CombatSite[] {
  const { seaBattles: _, ...attacks } = scenario;
  return combats(attacks);
}
