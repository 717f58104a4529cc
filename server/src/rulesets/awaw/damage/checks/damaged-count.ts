import { at, cite, buildExamples, setMember, under, type AwawCheck } from '../../kit';
import { pacificFleet } from '../../scenarios';
import { allUnits } from '../../units';

export const damagedCount: AwawCheck = {
  rule: 'accumulated-hits',
  title: 'No more ships of a line are damaged than it has',
  *check(scenario, ids) {
    for (const { unit } of allUnits(scenario, ids)) {
      if (unit.type !== 'ca' && unit.type !== 'transport') continue;
      const { count = 1, damaged = 0 } = unit;
      if (damaged <= count) continue;
      yield {
        message: `Of ${unit.id}, ${damaged} are damaged, but there are only ${count}${cite('accumulated-hits')}. Correct one of the numbers.`,
        place: at(unit, 'damaged'),
        fixes: [
          { title: `Change the damaged to ${count}`, edits: [setMember(unit, 'damaged', count)], preferred: true },
          { title: `Change the count to ${damaged}`, edits: [setMember(unit, 'count', damaged)] },
        ],
      };
    }
  },
  examples: buildExamples({
    on: under(pacificFleet, 'taskForces.tf-8.units'),
    passes: '- { id: cruisers, type: ca, count: 5, damaged: 5 }',
    fails: `
      - { id: cruisers, type: ca, count: 5, damaged: 6 }
      #                                              ^ there are only 5
    `,
    fixed: '- { id: cruisers, type: ca, count: 5, damaged: 5 }',
  }),
};
