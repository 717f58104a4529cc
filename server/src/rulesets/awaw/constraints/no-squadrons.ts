import { atKey } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';
import { airStrikes } from './encounters';
import { squadronsIn } from './squadrons-of';

export const noSquadrons: AwawConstraint = {
  code: 'no-squadrons',
  rule: 'air-attack-row',
  severity: 'warning',
  title: 'An air attack has squadrons',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { id, object } of airStrikes(scenario)) {
      if ((object.attacker.members ?? []).length > 0 || squadronsIn(object.attacker, ids) > 0) continue;
      yield {
        message: `No squadron attacks in ${id}: the attack table has no row for that (${sectionOf('air-attack-row')}). Write the squadrons under \`attacker\`.`,
        place: atKey(object, 'attacker'),
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        airAttacks:
          - id: strike
            where: at-sea
            defender: { units: [{ id: hood, type: bc, size: 3, speed: fast }] }
            attacker: { units: [{ id: stukas, type: aas }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        airAttacks:
          - id: strike
            where: at-sea
            defender: { units: [{ id: hood, type: bc, size: 3, speed: fast }] }
            attacker: { units: [{ id: stukas, type: aas, squadrons: 0 }] }
        #   ^^^^^^^^
      `,
    ],
  },
};
