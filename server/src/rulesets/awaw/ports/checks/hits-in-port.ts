import { placeAt, cite, removeMember, capitalize, addPath, createPreferredFix, type AwawCheck } from '../../kit';
import { isNamedShip } from '../../data';
import { resolveUnits } from '../../force';
import { pacificFleet } from '../../scenarios';
import { formatUnit } from '../../wording';
import { listUnitsInPort } from '../ports';

export const hitsInPort: AwawCheck = {
  rule: 'undersized-hits-in-port',
  severity: 'warning',
  title: 'Hits too few to damage a ship are repaired in port',
  *check({ ports = [], airAttacks = [], harborAttacks = [] }, ids) {
    const attacks = [...airAttacks.filter(({ where }) => where === 'in-port'), ...harborAttacks];
    const unitsInPort = [
      ...ports.flatMap((port) => listUnitsInPort(port, ids)),
      ...attacks.flatMap(({ defender }) => resolveUnits(defender, ids)),
    ];
    for (const unit of new Set(unitsInPort.map((owned) => owned.unit))) {
      if (!isNamedShip(unit) || unit.damaged === true || (unit.hits ?? 0) === 0) continue;
      yield {
        message: `${capitalize(formatUnit(unit))} is in port, where hits that are too few to damage a ship are repaired at once${cite('undersized-hits-in-port')}. Remove \`hits\`.`,
        place: placeAt(unit, 'hits'),
        fixes: [createPreferredFix('Remove the hits', removeMember(unit, 'hits'))],
      };
    }
  },
  base: addPath(pacificFleet, 'ports.pearl-harbor.units'),
  passes: '- { id: nevada, type: bb, name: Nevada, damaged: true }',
  fails: `
    - { id: nevada, type: bb, name: Nevada, hits: 1 }
    #                                             ^ repaired at once
  `,
  fixed: '- { id: nevada, type: bb, name: Nevada }',
};
