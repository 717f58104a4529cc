import { placeAt, cite, removeMember, addPath, createPreferredFix, type AwawCheck } from '../../kit';
import { listAirStrikes } from '../../combat-lists';
import { strike } from '../../scenarios';
import { listAirUnits } from '../squadrons';

export const surpriseLandBased: AwawCheck = {
  rule: 'surprise-level',
  severity: 'warning',
  title: 'Land-based strikes never have surprise',
  *check(scenario, ids) {
    for (const { id, object: attack } of listAirStrikes(scenario)) {
      if ((attack.surpriseLevel ?? 0) === 0) continue;
      const units = listAirUnits(attack.attacker, ids);
      if (units.length === 0 || units.some(({ type }) => type === 'nas')) continue;
      yield {
        message: `Only army air attacks in ${id}, and land-based strikes never have surprise${cite('surprise-level')}. Remove \`surpriseLevel\`.`,
        place: placeAt(attack, 'surpriseLevel'),
        fixes: [createPreferredFix('Remove the surprise level', removeMember(attack, 'surpriseLevel'))],
      };
    }
  },
  base: addPath(strike, 'airAttacks.strike'),
  passes: `
    surpriseLevel: 3
    attacker: { units: [{ id: kates, type: nas, squadrons: 3 }] }
  `,
  fails: `
    surpriseLevel: 3
    #              ^ Only army air attacks
    attacker: { units: [{ id: bettys, type: aas, squadrons: 3 }] }
  `,
  fixed: 'surpriseLevel: ~',
};
