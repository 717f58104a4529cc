import { sectionOf } from '../rules';
import { attacksOf } from './attacks';
import { example, type AareConstraint } from './constraint';

export const nothingAttacks: AareConstraint = {
  code: 'nothing-attacks',
  rule: 'sea-battle-forces',
  severity: 'warning',
  title: 'An attack has something that attacks and something to hit',
  scope: 'scenario',
  *check(scenario) {
    for (const { id, rule, nothing } of attacksOf(scenario)) {
      if (nothing === undefined) continue;
      yield {
        message: `Nothing can happen in ${id}: ${nothing.what} (${sectionOf(rule)}). Say how many there are.`,
        place: nothing.place,
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies }, germany: { side: axis } }
        bombardments:
          - { id: normandy, attacker: { power: us, units: { bb: 1 } }, defender: { units: [{ type: inf, count: 2 }] } }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies }, germany: { side: axis } }
        bombardments:
          - { id: utah, attacker: { power: us, units: { bb: 0 } }, defender: { power: germany, units: { inf: 1 } } }
        #                                             ^^^^^^^^^
          - { id: omaha, attacker: { power: us, units: { bb: 1 } }, defender: { power: germany, units: {} } }
        #                                                                                              ^^
        strategicBombingRaids:
          - { id: ruhr, value: 10, attacker: { power: us, bombers: 0 }, defender: { power: germany } }
        #                                                          ^
        kamikazeMissions:
          - { id: last-sortie, attacker: { power: germany, fighters: 0 }, defender: { power: us } }
        #                                                            ^
        flyOvers:
          - { id: to-berlin, attacker: { power: us, units: {} }, spaces: [] }
        #                                                  ^^
      `,
    ],
  },
};
