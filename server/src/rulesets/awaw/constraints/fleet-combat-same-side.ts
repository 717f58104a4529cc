import { atKey } from '../../../model/place';
import { example, type AwawConstraint } from './constraint';
import { sameSide } from './sides';

export const fleetCombatSameSide: AwawConstraint = {
  code: 'fleet-combat-same-side',
  rule: 'round-order',
  severity: 'error',
  title: 'Fleet combat is against the other side',
  part: 'fleetCombats',
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
        fleetCombats:
          - id: narvik
            attacker: { nation: germany, units: [{ id: z-class, type: dd, count: 2 }] }
            defender: { nation: britain, units: [{ id: hunters, type: dd, count: 4 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        nations: { germany: { side: axis }, italy: { side: axis } }
        fleetCombats:
          - id: narvik
            attacker: { nation: germany, units: [{ id: z-class, type: dd, count: 2 }] }
            defender: { nation: italy, units: [{ id: hunters, type: dd, count: 4 }] }
        #   ^^^^^^^^
      `,
    ],
  },
};
