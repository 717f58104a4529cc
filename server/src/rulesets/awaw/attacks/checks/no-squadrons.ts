import { sumForceSquadrons } from '../../air/squadrons';
import { placeAtKey, cite, addPath, type AwawCheck } from '../../kit';
import { listAirStrikes } from '../../combat-lists';
import { strike } from '../../scenarios';

export const noSquadrons: AwawCheck = {
  rule: 'air-attack-row',
  severity: 'warning',
  title: 'An air attack has squadrons',
  *check(scenario, ids) {
    for (const { id, object } of listAirStrikes(scenario)) {
      if ((object.attacker.members ?? []).length > 0 || sumForceSquadrons(object.attacker, ids) > 0) continue;
      yield {
        message: `No squadron attacks in ${id}, so nothing is rolled${cite('air-attack-row')}. Add squadrons under \`attacker\`.`,
        place: placeAtKey(object, 'attacker'),
      };
    }
  },
  base: addPath(strike, 'airAttacks'),
  passes: `
    - id: strike
      attacker: { units: [{ id: stukas, type: aas, squadrons: 1 }] }
  `,
  fails: `
    - id: strike
      attacker: { units: [{ id: stukas, type: aas, squadrons: 0 }] }
    # ^^^^^^^^ No squadron attacks
  `,
};
