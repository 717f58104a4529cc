import { squadronsIn } from '../../air/air-forces';
import { atKey, cite, examplesOf, under, type AwawConstraint } from '../../constraint';
import { airStrikes } from '../../encounters';
import { strike } from '../../scenarios';

export const noSquadrons: AwawConstraint = {
  code: 'no-squadrons',
  rule: 'air-attack-row',
  severity: 'warning',
  title: 'An air attack has squadrons',
  *check(scenario, ids) {
    for (const { id, object } of airStrikes(scenario)) {
      if ((object.attacker.members ?? []).length > 0 || squadronsIn(object.attacker, ids) > 0) continue;
      yield {
        message: `No squadron attacks in ${id}, so nothing is rolled${cite('air-attack-row')}. Add squadrons under \`attacker\`.`,
        place: atKey(object, 'attacker'),
      };
    }
  },
  examples: examplesOf({
    on: under(strike, 'airAttacks'),
    passes: `
      - id: strike
        attacker: { units: [{ id: stukas, type: aas, squadrons: 1 }] }
    `,
    fails: `
      - id: strike
        attacker: { units: [{ id: stukas, type: aas, squadrons: 0 }] }
      # ^^^^^^^^ No squadron attacks
    `,
  }),
};
