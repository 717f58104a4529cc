import { placeAt, cite, setMember, addPath, offer, type AwawCheck } from '../../kit';
import { isNamedShip } from '../../data';
import { pacificFleet } from '../../scenarios';
import { listUnits } from '../../units';
import { formatUnit } from '../../wording';
import { getShipSize } from '../strength';

/** The sizes of battleships and battlecruisers in the list. */
const sizes = { bb: [2, 3, 4, 5], bc: [2, 3] } as const;

export const sizeUnknown: AwawCheck = {
  rule: 'ship-catalogue',
  severity: 'warning',
  title: 'The size of a capital ship is given where the catalogue does not know it',
  *check(scenario, ids) {
    for (const { unit, nation } of listUnits(scenario, ids)) {
      if (!isNamedShip(unit) || getShipSize(unit, nation, scenario) !== undefined) continue;
      if (unit.type !== 'bb' && unit.type !== 'bc') continue;
      yield {
        message: `The size of ${formatUnit(unit)} is not known${cite('ship-catalogue')}, so no combat with it is resolved. Give its \`size\`, or a \`name\` of the ship list with its nation.`,
        place: placeAt(unit, 'id'),
        fixes: sizes[unit.type].map((size) => offer(`Change the size to ${size}`, setMember(unit, 'size', size))),
      };
    }
  },
  base: addPath(pacificFleet, 'ports.pearl-harbor.units'),
  passes: '- { id: monitor, type: bb, size: 2 }',
  fails: `
    - { id: monitor, type: bb }
    #       ^^^^^^^ The size of monitor is not known
  `,
};
