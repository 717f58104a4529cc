import { placeAt, cite, removeMember, addPath, createPreferredFix, type AwawCheck } from '../../kit';
import type { Side } from '../../data';
import { midway } from '../../scenarios';

export const surpriseOnce: AwawCheck = {
  rule: 'round-order',
  severity: 'warning',
  title: 'A side makes at most one surprise strike a round, before its others',
  part: 'navalRounds',
  *check({ strikes = [] }) {
    const sides = new Set<Side>();
    for (const strike of strikes) {
      const isFirst = !sides.has(strike.by);
      sides.add(strike.by);
      if (isFirst || (strike.surpriseLevel ?? 0) === 0) continue;
      yield {
        message: `${strike.id} is not the first strike of its side: only the first can have surprise${cite('round-order')}. Remove the surprise level, or put the strike first.`,
        place: placeAt(strike, 'surpriseLevel'),
        fixes: [createPreferredFix('Remove the surprise level', removeMember(strike, 'surpriseLevel'))],
      };
    }
  },
  base: addPath(midway, 'navalRounds.midway'),
  passes: `
    strikes:
      - { id: ours, by: attacker, group: 1, attacker: { units: [{ id: kates, type: nas }] }, surpriseLevel: 3 }
      - { id: again, by: attacker, group: 1, attacker: { units: [{ id: vals, type: nas }] } }
  `,
  fails: `
    strikes:
      - { id: ours, by: attacker, group: 1, attacker: { units: [{ id: kates, type: nas }] }, surpriseLevel: 3 }
      - { id: again, by: attacker, group: 1, attacker: { units: [{ id: vals, type: nas }] }, surpriseLevel: 1 }
    #                                                                                                       ^ not the first strike
  `,
  fixed: `
    strikes:
      - { id: again, by: attacker, group: 1, attacker: { units: [{ id: vals, type: nas }] } }
  `,
};
