import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import type { Scenario, Strike } from '../data';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';

export const surpriseOnce: AwawConstraint = {
  code: 'surprise-once',
  rule: 'round-order',
  severity: 'warning',
  title: 'A side makes at most one surprise strike a round, before its others',
  scope: 'scenario',
  *check(scenario) {
    for (const { id, object } of late(scenario)) {
      yield {
        message: `${id} is not the first strike of its side, and at most one strike of a round has surprise, which comes before the others (${sectionOf('round-order')}). Leave the surprise level out, or put the strike first.`,
        place: at(object, 'surpriseLevel'),
        fixes: [{ title: 'Leave the surprise level out', edits: [remove(object, 'surpriseLevel')], preferred: true }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        airAttacks:
          - id: first-wave
            where: in-port
            surpriseLevel: 4
            defender: { units: [{ id: nevada, type: bb, size: 3, speed: slow }] }
            attacker: { units: [{ id: kates, type: nas, squadrons: 3 }] }
          - id: second-wave
            where: in-port
            strike: 2
            defender: { members: [nevada] }
            attacker: { units: [{ id: vals, type: nas, squadrons: 3 }] }
      `,
      example`
        ruleset: awaw
        navalRounds:
          - id: midway
            attacker: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }] }
            defender: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
            strikes:
              - { id: ours, by: attacker, group: 1, attacker: { units: [{ id: kates, type: nas }] }, surpriseLevel: 3 }
              - { id: theirs, by: defender, group: 1, attacker: { units: [{ id: avengers, type: nas }] }, surpriseLevel: 2 }
              - { id: again, by: attacker, group: 1, attacker: { units: [{ id: vals, type: nas }] } }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        airAttacks:
          - id: second-wave
            where: in-port
            strike: 2
            surpriseLevel: 4
        #                  ^
            defender: { units: [{ id: nevada, type: bb, size: 3, speed: slow }] }
            attacker: { units: [{ id: vals, type: nas, squadrons: 3 }] }
      `,
      example`
        ruleset: awaw
        navalRounds:
          - id: midway
            attacker: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }] }
            defender: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
            strikes:
              - { id: first, by: attacker, group: 1, attacker: { units: [{ id: kates, type: nas }] }, surpriseLevel: 3 }
              - { id: second, by: attacker, group: 1, attacker: { units: [{ id: vals, type: nas }] }, surpriseLevel: 1 }
        #                                                                                                            ^
      `,
    ],
  },
};

/** Strikes with surprise that are not the first of their side. */
function late({ airAttacks = [], navalRounds = [] }: Scenario) {
  const alone = airAttacks.filter(({ strike = 1, surpriseLevel = 0 }) => strike > 1 && surpriseLevel > 0);
  const ofRounds = navalRounds.flatMap(({ strikes = [] }) => {
    const first = new Map<Strike['by'], Strike>();
    for (const strike of strikes) if (!first.has(strike.by)) first.set(strike.by, strike);
    return strikes.filter((strike) => (strike.surpriseLevel ?? 0) > 0 && first.get(strike.by) !== strike);
  });
  return [...alone, ...ofRounds].map((object) => ({ id: object.id, object }));
}
