import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import type { Unit } from '../../data';
import { sortie } from '../../scenarios';
import { listUnits } from '../../units';

export const escortCarrierAir: AwawCheck = {
  rule: 'escort-carrier-bans',
  title: 'Air of escort carriers flies neither counterair nor interception of defensive air support',
  *check(scenario, ids) {
    for (const { unit } of listUnits(scenario, ids)) {
      if (unit.type !== 'nas' || unit.on === undefined) continue;
      if (unit.mission !== 'counterair' && unit.mission !== 'das-interception') continue;
      const carrier = ids.find('unit', unit.on)?.object as Unit | undefined;
      if (carrier?.type !== 'cve') continue;
      const mission = unit.mission === 'counterair' ? 'counterair' : 'the interception of defensive air support';
      yield {
        message: `${unit.id} fly from the escort carriers ${carrier.id}, whose air may not fly ${mission}${cite('escort-carrier-bans')}. Change the mission.`,
        place: placeAt(unit, 'mission'),
        related: [{ message: 'The escort carriers are here.', place: placeAt(carrier, 'id') }],
        fixes: [offer('Remove the mission', removeMember(unit, 'mission'))],
      };
    }
  },
  base: addPath(sortie, 'operations.sortie'),
  passes: `
    task: sea-escort
    units:
      - { id: jeep-carriers, type: cve, count: 2 }
      - { id: wildcats, type: nas, on: jeep-carriers, mission: submarine-warfare }
  `,
  fails: `
    task: sea-escort
    units:
      - { id: jeep-carriers, type: cve, count: 2 }
      - { id: wildcats, type: nas, on: jeep-carriers, mission: counterair }
    #                                                          ^^^^^^^^^^ may not fly counterair
  `,
};
