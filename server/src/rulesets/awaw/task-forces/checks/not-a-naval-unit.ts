import { placeAt, cite, capitalize, addPath, type AwawCheck } from '../../kit';
import { isAirUnit } from '../../data';
import { pacificFleet } from '../../scenarios';
import { listDefinedFixes, createUnnamedRemovalFix } from '../../units';
import { formatType } from '../../wording';

export const notANavalUnit: AwawCheck = {
  rule: 'naval-units',
  title: 'A task force consists of naval units',
  part: 'taskForces',
  scope: 'references',
  *check({ id, units = [] }, _, ids) {
    for (const unit of units) {
      // Aircraft of a carrier may be listed beside it.
      if (!isAirUnit(unit) || (unit.type === 'nas' && unit.on !== undefined)) continue;
      yield {
        message: `${capitalize(formatType(unit.type))} are not naval units and cannot be part of ${id}${cite('naval-units')}. Move them to the combat in which they fly.`,
        place: placeAt(unit, 'type'),
        fixes: listDefinedFixes(createUnnamedRemovalFix({ units }, unit, ids)),
      };
    }
  },
  base: addPath(pacificFleet, 'taskForces.tf-8.units'),
  passes: '- { id: freighters, type: transport, count: 2 }',
  fails: `
    - { id: mitchells, type: aas, squadrons: 2 }
    #                        ^^^ are not naval units
  `,
};
