import { placeAt, cite, setMember, addPath, createPreferredFix, type AwawCheck } from '../../kit';
import { isNamedShip } from '../../data';
import { pacificFleet } from '../../scenarios';
import { listUnits } from '../../units';
import { formatNation } from '../../wording';
import { findCatalogueEntry, findNearestShipName } from '../catalogue';

export const shipName: AwawCheck = {
  rule: 'ship-catalogue',
  severity: 'information',
  title: 'The names of ships are spelled as in the catalogue',
  *check(scenario, ids) {
    for (const { unit, nation } of listUnits(scenario, ids)) {
      if (!isNamedShip(unit) || unit.name === undefined || findCatalogueEntry(unit, nation, scenario)) continue;
      const nearestName = findNearestShipName(unit.name, nation, scenario);
      if (nearestName === undefined) continue;
      yield {
        message: `${unit.name} is not in the ship list${nation === undefined ? '' : ` of ${formatNation(nation)}`}${cite('ship-catalogue')}, so its size and speed are not known. Did you mean ${nearestName}?`,
        place: placeAt(unit, 'name'),
        fixes: [createPreferredFix(`Rename to \`${nearestName}\``, setMember(unit, 'name', nearestName))],
      };
    }
  },
  base: addPath(pacificFleet, 'ports.pearl-harbor.units'),
  passes: '- { id: wright, type: cvl, name: Wright }',
  fails: `
    - { id: nevada, type: bb, name: Nevade, size: 3 }
    #                               ^^^^^^ Did you mean Nevada
  `,
  fixed: '- { id: nevada, type: bb, name: Nevada, size: 3 }',
};
