import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';
import { allUnits } from './units';

export const damagedCount: AwawConstraint = {
  code: 'damaged-count',
  rule: 'accumulated-hits',
  severity: 'error',
  title: 'No more ships of a line are damaged than it has',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { unit } of allUnits(scenario, ids)) {
      if (unit.type !== 'ca' && unit.type !== 'transport') continue;
      const { count = 1, damaged = 0 } = unit;
      if (damaged <= count) continue;
      yield {
        message: `${damaged} of ${unit.id} are damaged, but there are ${count} (${sectionOf('accumulated-hits')}). Correct one of the numbers.`,
        place: at(unit, 'damaged'),
        fixes: [
          { title: `Set the damaged to ${count}`, edits: [set(unit, 'damaged', count)], preferred: true },
          { title: `Set the count to ${damaged}`, edits: [set(unit, 'count', damaged)] },
        ],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        ports: [{ id: kiel, units: [{ id: cruisers, type: ca, count: 3, damaged: 3 }] }]
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        ports: [{ id: kiel, units: [{ id: cruisers, type: ca, count: 3, damaged: 4 }] }]
        #                                                                        ^
      `,
    ],
  },
};
