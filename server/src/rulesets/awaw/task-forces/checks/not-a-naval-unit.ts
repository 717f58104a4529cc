import { sentence } from '../../../../model/wording';
import { at, type AwawConstraint, cite, examplesOf, remove, under } from '../../constraint';
import { isAirUnit } from '../../data';
import { pacificFleet } from '../../scenarios';
import { typeName } from '../../wording';

export const notANavalUnit: AwawConstraint = {
  code: 'not-a-naval-unit',
  rule: 'naval-units',
  severity: 'error',
  title: 'A task force consists of naval units',
  part: 'taskForces',
  scope: 'part',
  *check({ id, units = [] }) {
    for (const [index, unit] of units.entries()) {
      // Air of a carrier may be written beside it.
      if (!isAirUnit(unit) || (unit.type === 'nas' && unit.on !== undefined)) continue;
      yield {
        message: `${sentence(typeName(unit.type))} are no naval unit and no part of ${id}: naval units are fleets, carriers, submarines, ASW and transports${cite('naval-units')}. Write them with the combat in which they fly.`,
        place: at(unit, 'type'),
        fixes: [{ title: `Take ${unit.id} out`, edits: [remove(units, index)] }],
      };
    }
  },
  examples: examplesOf({
    on: under(pacificFleet, 'taskForces.tf-8.units'),
    passes: '- { id: freighters, type: transport, count: 2 }',
    fails: `
      - { id: mitchells, type: aas, squadrons: 2 }
      #                        ^^^ no naval unit
    `,
    otherFixes: {
      'Take mitchells out': '- ~ mitchells',
    },
  }),
};
