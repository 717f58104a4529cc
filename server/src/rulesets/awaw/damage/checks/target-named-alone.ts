import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import { isNamedShip, type Unit } from '../../data';
import { listAirStrikes } from '../../combat-lists';
import { strike } from '../../scenarios';
import { formatUnit } from '../../wording';

export const targetNamedAlone: AwawCheck = {
  rule: 'named-ship-hits',
  title: 'A named ship is a target by itself',
  *check(scenario, ids) {
    for (const { ships } of listAirStrikes(scenario).flatMap(({ object }) => object.targets ?? [])) {
      if (ships.length < 2) continue;
      for (const [index, id] of ships.entries()) {
        const unit = ids.find('unit', id)?.object as Unit | undefined;
        if (unit === undefined || !isNamedShip(unit)) continue;
        yield {
          message: `${formatUnit(unit)} is a named ship, which is attacked by itself; only light ships are one target together${cite('named-ship-hits')}. Give it a target of its own.`,
          place: placeAt(ships, index),
          fixes: [offer(`Remove ${id}`, removeMember(ships, index))],
        };
        break;
      }
    }
  },
  base: addPath(strike, 'airAttacks.strike'),
  passes: 'targets: [{ ships: [hood], squadrons: 3 }, { ships: [escorts], squadrons: 2 }]',
  fails: `
    targets: [{ ships: [hood, escorts], squadrons: 5 }]
    #                   ^^^^ Hood is a named ship
  `,
};
