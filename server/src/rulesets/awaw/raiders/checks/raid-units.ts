import { placeAt, cite, addPath, type AwawCheck } from '../../kit';
import { raid } from '../../scenarios';
import { listDefinedFixes, createRemovalFix } from '../../units';
import { formatType } from '../../wording';
import { listRaiders } from '../tasked-units';

export const raidUnits: AwawCheck = {
  rule: 'naval-units',
  severity: 'warning',
  title: 'Submarines, ASW and transports do not raid',
  *check(scenario, ids) {
    for (const { unit, id, force, place } of listRaiders(scenario, ids)) {
      if (unit.type !== 'sub' && unit.type !== 'asw' && unit.type !== 'transport') continue;
      yield {
        message: `${unit.id} are ${formatType(unit.type)}, which do not raid as far as we know${cite('naval-units')}. Remove them from ${id}.`,
        place,
        related: [{ message: `The ${formatType(unit.type)} are here.`, place: placeAt(unit, 'id') }],
        fixes: listDefinedFixes(createRemovalFix(force, unit)),
      };
    }
  },
  base: addPath(raid, 'raids'),
  passes: `
    - id: raid
      raiders: { units: [{ id: scheer, type: pb, name: Scheer }, { id: hipper, type: ca }] }
  `,
  fails: `
    - id: raid
      raiders: { units: [{ id: scheer, type: pb, name: Scheer }, { id: supply-ships, type: transport }] }
    # ^^^^^^^ supply-ships are transports
  `,
};
