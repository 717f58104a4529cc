import { normandy } from '../../scenarios';
import { cite, examplesOf, under, type AareConstraint } from '../../vocabulary';
import { attacksOf } from '../attacks';

export const nothingAttacks: AareConstraint = {
  code: 'nothing-attacks',
  rule: 'sea-battle-forces',
  severity: 'warning',
  title: 'An attack has something that attacks and something to hit',
  *check(scenario) {
    for (const { id, rule, nothing } of attacksOf(scenario)) {
      if (nothing === undefined) continue;
      yield {
        message: `Nothing can happen in ${id}: ${nothing.what}${cite(rule)}. Enter how many units take part.`,
        place: nothing.place,
      };
    }
  },
  examples: examplesOf({
    on: under(normandy, 'bombardments.normandy'),
    passes: 'attacker: { power: us, units: { bb: 1, dd: 0 } }',
    fails: `
      attacker: { power: us, units: { bb: 0, dd: 0 } }
      #                             ^^^^^^^^^^^^^^^^ no ships bombard
    `,
  }),
};
