import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import type { Side } from '../data';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';

export const surpriseOnce: AwawConstraint = {
  code: 'surprise-once',
  rule: 'round-order',
  severity: 'warning',
  title: 'A side makes at most one surprise strike a round, before its others',
  part: 'navalRounds',
  scope: 'part',
  *check({ strikes = [] }) {
    const sides = new Set<Side>();
    for (const strike of strikes) {
      const isFirst = !sides.has(strike.by);
      sides.add(strike.by);
      if (isFirst || (strike.surpriseLevel ?? 0) === 0) continue;
      yield {
        message: `${strike.id} is not the first strike of its side, and at most one strike of a round has surprise, which comes before the others (${sectionOf('round-order')}). Leave the surprise level out, or put the strike first.`,
        place: at(strike, 'surpriseLevel'),
        fixes: [{ title: 'Leave the surprise level out', edits: [remove(strike, 'surpriseLevel')], preferred: true }],
      };
    }
  },
  examples: {
    passes: [
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
