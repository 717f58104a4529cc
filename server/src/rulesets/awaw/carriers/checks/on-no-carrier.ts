import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import { isFastCarrier, type Unit } from '../../data';
import { sortie } from '../../scenarios';
import { listUnits } from '../../units';
import { formatType } from '../../wording';

export const onNoCarrier: AwawCheck = {
  rule: 'carrier-capacity',
  title: 'Naval air squadrons fly from carriers',
  *check(scenario, ids) {
    for (const { unit } of listUnits(scenario, ids)) {
      if (unit.type !== 'nas' || unit.on === undefined) continue;
      const carrier = ids.find('unit', unit.on)?.object as Unit | undefined;
      if (carrier === undefined || isFastCarrier(carrier) || carrier.type === 'cve') continue;
      yield {
        message: `${unit.id} cannot fly from ${carrier.id} (${formatType(carrier.type)}): naval air flies from carriers or from land${cite('carrier-capacity')}. Name a carrier, or remove \`on\`.`,
        place: placeAt(unit, 'on'),
        related: [{ message: `${carrier.id} is here.`, place: placeAt(carrier, 'id') }],
        fixes: [offer('Remove the carrier: they fly from land', removeMember(unit, 'on'))],
      };
    }
  },
  base: addPath(sortie, 'operations.sortie'),
  passes: `
    task: sea-escort
    units:
      - { id: jeep-carriers, type: cve, count: 2 }
      - { id: wildcats, type: nas, on: jeep-carriers }
  `,
  fails: `
    task: sea-escort
    units:
      - { id: jeep-carriers, type: cve, count: 2 }
      - { id: wildcats, type: nas, on: cruisers }
    #                                  ^^^^^^^^ cannot fly from cruisers
  `,
};
