import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import { listAimedAttacks, listAirStrikes } from '../../combat-lists';
import { resolveUnits } from '../../force';
import { strike } from '../../scenarios';

export const targetNotHere: AwawCheck = {
  rule: 'air-attack-row',
  title: 'Targets are ships of the defender',
  *check(scenario, ids) {
    const targetLists = [
      ...listAirStrikes(scenario).flatMap(({ id, object, defender }) =>
        (object.targets ?? []).map(({ ships }) => ({ id, ships, defender })),
      ),
      ...listAimedAttacks(scenario).map(({ id, object, defender }) => ({ id, ships: object.targets ?? [], defender })),
    ];
    for (const { id, ships, defender } of targetLists) {
      const presentIds = new Set(resolveUnits(defender, ids).map(({ unit }) => unit.id));
      for (const [index, ship] of ships.entries()) {
        if (presentIds.has(ship) || ids.find('unit', ship) === undefined) continue;
        yield {
          message: `${ship} is not a ship of the defender in ${id}, so no attack can be rolled against it${cite('air-attack-row')}. Add it to the defender, or choose another target.`,
          place: placeAt(ships, index),
          fixes: ships.length > 1 ? [offer(`Remove ${ship}`, removeMember(ships, index))] : [],
        };
      }
    }
  },
  base: addPath(strike, 'airAttacks.strike'),
  passes: `
    defender: { units: [{ id: cruisers, type: ca, count: 4 }, { id: escorts, type: dd, count: 4 }] }
    targets: [{ ships: [escorts, cruisers], squadrons: 5 }]
  `,
  fails: `
    defender: { units: [{ id: cruisers, type: ca, count: 4 }, { id: escorts, type: dd, count: 4 }] }
    targets: [{ ships: [escorts, stukas], squadrons: 5 }]
    #                            ^^^^^^ is not a ship of the defender
  `,
};
