import { atKey } from '../../../model/place';
import { example, type AwawConstraint } from './constraint';
import { sameSide } from './sides';

export const airAttackSameSide: AwawConstraint = {
  code: 'air-attack-same-side',
  rule: 'round-order',
  severity: 'error',
  title: 'An air attack is on the other side',
  part: 'airAttacks',
  scope: 'references',
  *check(combat, header, ids) {
    const same = sameSide(combat.attacker, combat.defender, header, ids);
    if (same === undefined) return;
    yield { message: `${combat.id}: ${same} Correct \`nation\` of one of them.`, place: atKey(combat, 'defender') };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        nations: { germany: { side: axis }, britain: { side: allied } }
        airAttacks:
          - id: strike
            where: at-sea
            attacker: { nation: germany, units: [{ id: stukas, type: aas, squadrons: 2 }] }
            defender: { nation: britain, units: [{ id: hunters, type: dd, count: 4 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        nations: { germany: { side: axis }, italy: { side: axis } }
        airAttacks:
          - id: strike
            where: at-sea
            attacker: { nation: germany, units: [{ id: stukas, type: aas, squadrons: 2 }] }
            defender: { nation: italy, units: [{ id: hunters, type: dd, count: 4 }] }
        #   ^^^^^^^^
      `,
    ],
  },
};
