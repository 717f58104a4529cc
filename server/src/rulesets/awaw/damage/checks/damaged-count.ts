import { placeAt, cite, setMember, addPath, createPreferredFix, offer, type AwawCheck } from '../../kit';
import { pacificFleet } from '../../scenarios';
import { listUnits } from '../../units';

export const damagedCount: AwawCheck = {
  rule: 'accumulated-hits',
  title: 'No more ships of a line are damaged than it has',
  *check(scenario, ids) {
    for (const { unit } of listUnits(scenario, ids)) {
      if (unit.type !== 'ca' && unit.type !== 'transport') continue;
      const { count = 1, damaged = 0 } = unit;
      if (damaged <= count) continue;
      yield {
        message: `Of ${unit.id}, ${damaged} are damaged, but there are only ${count}${cite('accumulated-hits')}. Correct one of the numbers.`,
        place: placeAt(unit, 'damaged'),
        fixes: [
          createPreferredFix(`Change the damaged to ${count}`, setMember(unit, 'damaged', count)),
          offer(`Change the count to ${damaged}`, setMember(unit, 'count', damaged)),
        ],
      };
    }
  },
  base: addPath(pacificFleet, 'taskForces.tf-8.units'),
  passes: '- { id: cruisers, type: ca, count: 5, damaged: 5 }',
  fails: `
    - { id: cruisers, type: ca, count: 5, damaged: 6 }
    #                                              ^ there are only 5
  `,
  fixed: '- { id: cruisers, type: ca, count: 5, damaged: 5 }',
};
