import { at, cite, examplesOf, remove, under, type AwawConstraint } from '../../constraint';
import { airStrikes } from '../../encounters';
import { strike } from '../../scenarios';
import { airUnitsOf } from '../air-forces';

export const surpriseLandBased: AwawConstraint = {
  code: 'surprise-land-based',
  rule: 'surprise-level',
  severity: 'warning',
  title: 'Land-based strikes never have surprise',
  *check(scenario, ids) {
    for (const { id, object: attack } of airStrikes(scenario)) {
      if ((attack.surpriseLevel ?? 0) === 0) continue;
      const units = airUnitsOf(attack.attacker, ids);
      if (units.length === 0 || units.some(({ type }) => type === 'nas')) continue;
      yield {
        message: `Only army air attacks in ${id}, and land-based strikes never have surprise${cite('surprise-level')}. Remove \`surpriseLevel\`.`,
        place: at(attack, 'surpriseLevel'),
        fixes: [{ title: 'Remove the surprise level', edits: [remove(attack, 'surpriseLevel')], preferred: true }],
      };
    }
  },
  examples: examplesOf({
    on: under(strike, 'airAttacks.strike'),
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
  }),
};
