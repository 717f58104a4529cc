import { at, cite, examplesOf, sentence, under, type AwawConstraint } from '../../constraint';
import { isAirUnit } from '../../data';
import { pacificFleet } from '../../scenarios';
import { fixesOf, takeOutUnnamed } from '../../units';
import { typeName } from '../../wording';

export const notANavalUnit: AwawConstraint = {
  code: 'not-a-naval-unit',
  rule: 'naval-units',
  title: 'A task force consists of naval units',
  part: 'taskForces',
  scope: 'references',
  *check({ id, units = [] }, _, ids) {
    for (const unit of units) {
      // Aircraft of a carrier may be listed beside it.
      if (!isAirUnit(unit) || (unit.type === 'nas' && unit.on !== undefined)) continue;
      yield {
        message: `${sentence(typeName(unit.type))} are not naval units and cannot be part of ${id}${cite('naval-units')}. Move them to the combat in which they fly.`,
        place: at(unit, 'type'),
        fixes: fixesOf(takeOutUnnamed({ units }, unit, ids)),
      };
    }
  },
  examples: examplesOf({
    on: under(pacificFleet, 'taskForces.tf-8.units'),
    passes: '- { id: freighters, type: transport, count: 2 }',
    fails: `
      - { id: mitchells, type: aas, squadrons: 2 }
      #                        ^^^ are not naval units
    `,
  }),
};
