import { placeAt, cite, setMember, offer, type AwawCheck } from '../../kit';
import { nationsAtWar } from '../../scenarios';

export const airDefenseLevels: AwawCheck = {
  rule: 'air-defense',
  title: 'The least factors of air defense levels rise',
  part: 'tables',
  *check({ airDefense }) {
    if (airDefense === undefined || typeof airDefense === 'string') return;
    const { leastFactors } = airDefense;
    for (const [index, factors] of leastFactors.entries()) {
      const previous = leastFactors[index - 1];
      if (previous === undefined || factors > previous) continue;
      const sortedFactors = [...new Set(leastFactors)].sort((a, b) => a - b);
      yield {
        message: `Level ${index + 1} needs ${factors} factors and level ${index} needs ${previous}: each level needs more than the one before${cite('air-defense')}. Correct the table.`,
        place: placeAt(leastFactors, index),
        fixes: [
          offer(
            `Change the levels to ${sortedFactors.join(', ')}`,
            setMember(airDefense, 'leastFactors', sortedFactors),
          ),
        ],
      };
      return;
    }
  },
  base: nationsAtWar,
  passes: 'tables: { airDefense: { leastFactors: [3, 6, 9, 12] } }',
  fails: `
    tables: { airDefense: { leastFactors: [3, 6, 6, 12] } }
    #                                            ^ Level 3 needs 6 factors
  `,
};
