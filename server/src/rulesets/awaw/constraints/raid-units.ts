import { at } from '../../../model/place';
import { unitsOf } from '../facts/force';
import { sectionOf } from '../rules';
import { typeName } from '../wording';
import { example, type AwawConstraint } from './constraint';
import { fixesOf, takeOut } from './units';

export const raidUnits: AwawConstraint = {
  code: 'raid-units',
  rule: 'naval-units',
  severity: 'warning',
  title: 'Submarines, ASW and transports do not raid',
  part: 'operations',
  scope: 'references',
  *check(operation, _, ids) {
    if (operation.task !== 'raid') return;
    for (const { unit } of unitsOf(operation, ids)) {
      if (unit.type !== 'sub' && unit.type !== 'asw' && unit.type !== 'transport') continue;
      yield {
        message: `${unit.id} are ${typeName(unit.type)}, units of submarine warfare (${sectionOf('naval-units')}), which as far as we know do not raid. Take them out of ${operation.id}.`,
        place: at(operation, 'task'),
        related: [{ message: `The ${typeName(unit.type)} are here.`, place: at(unit, 'id') }],
        fixes: fixesOf(takeOut(operation, unit)),
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        operations:
          - { id: sortie, task: raid, units: [{ id: scheer, type: pb, size: 2, speed: fast }] }
          - { id: convoy, task: sea-transport, units: [{ id: freighters, type: transport, count: 3 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        operations:
          - id: sortie
            task: raid
        #         ^^^^
            units:
              - { id: scheer, type: pb, size: 2, speed: fast }
              - { id: supply-ships, type: transport, count: 1 }
      `,
    ],
  },
};
