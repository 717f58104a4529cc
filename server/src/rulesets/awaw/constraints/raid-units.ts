import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { typeName } from '../wording';
import { example, type AwawConstraint } from './constraint';
import { raiders } from './raiding';
import { fixesOf, takeOut } from './units';

export const raidUnits: AwawConstraint = {
  code: 'raid-units',
  rule: 'naval-units',
  severity: 'warning',
  title: 'Submarines, ASW and transports do not raid',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { unit, id, force, place } of raiders(scenario, ids)) {
      if (unit.type !== 'sub' && unit.type !== 'asw' && unit.type !== 'transport') continue;
      yield {
        message: `${unit.id} are ${typeName(unit.type)}, units of submarine warfare (${sectionOf('naval-units')}), which as far as we know do not raid. Take them out of ${id}.`,
        place,
        related: [{ message: `The ${typeName(unit.type)} are here.`, place: at(unit, 'id') }],
        fixes: fixesOf(takeOut(force, unit)),
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
      example`
        ruleset: awaw
        raids:
          - id: scheer-out
            box: atlantic
            raiders: { units: [{ id: scheer, type: pb, size: 2 }, { id: u-boats, type: sub }] }
        #   ^^^^^^^
      `,
    ],
  },
};
