import { normandy } from '../../scenarios';
import { cite, addPath, type AareCheck } from '../../kit';
import { listAttacks } from '../attacks';

export const nothingAttacks: AareCheck = {
  rule: 'sea-battle-forces',
  severity: 'warning',
  title: 'An attack has something that attacks and something to hit',
  *check(scenario) {
    for (const { id, rule, missing } of listAttacks(scenario)) {
      if (missing === undefined) continue;
      yield {
        message: `Nothing can happen in ${id}: ${missing.reason}${cite(rule)}. Enter how many units take part.`,
        place: missing.place,
      };
    }
  },
  base: addPath(normandy, 'bombardments.normandy'),
  passes: 'attacker: { power: us, units: { bb: 1, dd: 0 } }',
  fails: `
    attacker: { power: us, units: { bb: 0, dd: 0 } }
    #                             ^^^^^^^^^^^^^^^^ no ships bombard
  `,
};
