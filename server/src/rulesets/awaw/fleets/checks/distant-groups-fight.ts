import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import { isActive } from '../../rounds/search';
import { midway } from '../../scenarios';

export const distantGroupsFight: AwawCheck = {
  rule: 'fleet-pairing',
  title: 'An active group takes part in every fleet combat',
  part: 'navalRounds',
  *check({ number = 1, fleetCombats = [] }) {
    for (const [index, combat] of fleetCombats.entries()) {
      if ([combat.attacker, combat.defender].some((group) => isActive({ number: group }, number))) continue;
      yield {
        message: `Both groups of ${combat.id} are distant in round ${number}: in a fleet combat at least one is active, with a number up to ${number}${cite('fleet-pairing')}. Choose another group.`,
        place: placeAt(combat, 'id'),
        fixes: [offer(`Remove ${combat.id}`, removeMember(fleetCombats, index))],
      };
    }
  },
  base: addPath(midway, 'navalRounds.midway'),
  passes: `
    defender: { groups: [{ number: 2, units: [{ id: benson, type: dd, count: 4 }] }] }
    fleetCombats: [{ id: chase, attacker: 1, defender: 2 }]
  `,
  fails: `
    attacker: { groups: [{ number: 2, units: [{ id: asashio, type: dd, count: 4 }] }] }
    defender: { groups: [{ number: 2, units: [{ id: benson, type: dd, count: 4 }] }] }
    fleetCombats: [{ id: chase, attacker: 2, defender: 2 }]
    #                    ^^^^^ distant in round 1
  `,
};
