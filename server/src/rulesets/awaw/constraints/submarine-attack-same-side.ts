import { atKey } from '../../../model/place';
import { example, type AwawConstraint } from './constraint';
import { sameSide } from './sides';

export const submarineAttackSameSide: AwawConstraint = {
  code: 'submarine-attack-same-side',
  rule: 'submarine-attack',
  severity: 'error',
  title: 'A submarine attack is on the other side',
  part: 'submarineAttacks',
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
        submarineAttacks:
          - id: wolfpack
            attacker: { nation: germany, units: [{ id: u-boats, type: sub, count: 2 }] }
            defender: { nation: britain, units: [{ id: hunters, type: dd, count: 4 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        nations: { germany: { side: axis }, italy: { side: axis } }
        submarineAttacks:
          - id: wolfpack
            attacker: { nation: germany, units: [{ id: u-boats, type: sub, count: 2 }] }
            defender: { nation: italy, units: [{ id: hunters, type: dd, count: 4 }] }
        #   ^^^^^^^^
      `,
    ],
  },
};
