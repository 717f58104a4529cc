import { atKey } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';
import { squadronsIn } from './squadrons-of';

export const noSquadrons: AwawConstraint = {
  code: 'no-squadrons',
  rule: 'air-attack-row',
  severity: 'warning',
  title: 'An air attack has squadrons',
  part: 'airAttacks',
  scope: 'references',
  *check(attack, _, ids) {
    if ((attack.attacker.members ?? []).length > 0 || squadronsIn(attack.attacker, ids) > 0) return;
    yield {
      message: `No squadron attacks in ${attack.id}: the attack table has no row for that (${sectionOf('air-attack-row')}). Write the squadrons under \`attacker\`.`,
      place: atKey(attack, 'attacker'),
    };
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
