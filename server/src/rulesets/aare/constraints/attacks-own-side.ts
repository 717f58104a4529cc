import { at } from '../../../model/place';
import { giveToEnemies, onOneSide } from '../../axis-and-allies/sides';
import { sectionOf } from '../rules';
import { powerName, sentence } from '../wording';
import { attacksOf } from './attacks';
import { example, type AareConstraint } from './constraint';

export const attacksOwnSide: AareConstraint = {
  code: 'attacks-own-side',
  rule: 'sea-battle-forces',
  severity: 'error',
  title: 'Powers attack their enemies',
  scope: 'scenario',
  *check(scenario) {
    for (const { id, rule, attacker, defenders } of attacksOf(scenario)) {
      for (const defender of defenders) {
        if (defender.power === undefined || !onOneSide(attacker.power, defender.power, scenario)) continue;
        yield {
          message: `${sentence(powerName(defender.power))} is no enemy of ${powerName(attacker.power)}, which attacks in ${id} (${sectionOf(rule)}). Name a power of the other side.`,
          place: at(defender, 'power'),
          related: [{ message: 'The attacker.', place: at(attacker, 'power') }],
          fixes: giveToEnemies(defender, attacker.power, scenario),
        };
      }
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies }, germany: { side: axis } }
        strategicBombingRaids:
          - { id: ruhr, value: 10, attacker: { power: us, bombers: 2 }, defender: { power: germany } }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies }, uk: { side: allies }, germany: { side: axis } }
        strategicBombingRaids:
          - { id: ruhr, value: 10, attacker: { power: us, bombers: 2 }, defender: { power: uk } }
        #                                                                                  ^^
      `,
      example`
        ruleset: aare
        powers: { us: { side: allies }, uk: { side: allies }, germany: { side: axis } }
        flyOvers:
          - id: to-berlin
            attacker: { power: us, units: { bmbr: 2 } }
            spaces: [{ space: Paris, power: germany, antiAircraft: {} }, { space: London, power: uk, antiAircraft: {} }]
        #                                                                                        ^^
      `,
    ],
  },
};
