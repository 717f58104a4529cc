import {
  placeAt,
  cite,
  pluralize,
  removeMember,
  setMember,
  addPath,
  offer,
  createPreferredFix,
  type AwawCheck,
} from '../../kit';
import { isNamedShip } from '../../data';
import { narvik } from '../../scenarios';
import { getShipSize } from '../../ships/strength';
import { listUnits } from '../../units';
import { formatUnit } from '../../wording';
import { computeFate } from '../damage';

export const shipHits: AwawCheck = {
  rule: 'named-ship-hits',
  title: 'The hits of a ship that is undamaged are too few to damage it',
  *check(scenario, ids) {
    for (const { unit, nation } of listUnits(scenario, ids)) {
      if (!isNamedShip(unit) || unit.hits === undefined) continue;
      const size = getShipSize(unit, nation, scenario);
      if (size === undefined) continue;
      const fate = computeFate({ kind: 'named', size }, unit.hits);
      if (fate === 'unharmed' || (fate === 'damaged' && unit.damaged === true)) continue;
      const removeHits = offer('Remove the hits', removeMember(unit, 'hits'));
      yield {
        message: `${pluralize(unit.hits, 'hit')} ${fate === 'sunk' ? 'sink' : 'damage'} ${formatUnit(unit)}, a ship of size ${size}${cite('named-ship-hits')}. ${fate === 'sunk' ? 'Correct the hits, or remove the ship.' : 'Write `damaged: true` instead.'}`,
        place: placeAt(unit, 'hits'),
        fixes:
          fate === 'sunk'
            ? [removeHits]
            : [
                createPreferredFix(
                  'Change it to a damaged ship',
                  setMember(unit, 'damaged', true),
                  removeMember(unit, 'hits'),
                ),
                removeHits,
              ],
      };
    }
  },
  base: addPath(narvik, 'fleetCombats.narvik'),
  passes: 'attacker: { units: [{ id: warspite, type: bb, size: 3, speed: slow, hits: 1 }] }',
  fails: `
    attacker: { units: [{ id: warspite, type: bb, size: 3, speed: slow, hits: 2 }] }
    #                                                                         ^ 2 hits damage warspite
  `,
  fixed: 'attacker: { units: [{ id: warspite, type: bb, size: 3, speed: slow, damaged: true }] }',
};
