import { at } from '../../../model/place';
import { diceRolled, interceptionDice, interceptsWithoutDice } from '../facts/interception';
import { sectionOf } from '../rules';
import { listed } from '../wording';
import { example, type AwawConstraint } from './constraint';

export const interceptionWithoutDice: AwawConstraint = {
  code: 'interception-without-dice',
  rule: 'interception',
  severity: 'warning',
  title: 'An interception has dice',
  part: 'interceptions',
  scope: 'references',
  *check(interception, header, ids) {
    if (interceptsWithoutDice(interception, ids)) return;
    const dice = interceptionDice(interception, header, ids);
    if (dice === undefined || diceRolled(dice) > 0) return;
    const lines = [dice.base, ...dice.changes].map(({ what, by }) => `${what} ${by > 0 ? '+' : ''}${by}`);
    yield {
      message: `${interception.id} has no dice (${listed(lines)}): without any it can intercept only in the hex of its own base (${sectionOf('interception')}). Use search squadrons or other forces.`,
      place: at(interception, 'id'),
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        interceptions:
          - { id: hunt, against: raid, spotters: 1, interceptor: { units: [{ id: nelson, type: bb, size: 4, speed: slow }] } }
      `,
      // German units in the Murmansk box need none.
      example`
        ruleset: awaw
        nations: { germany: { side: axis } }
        interceptions:
          - id: bergen
            against: raid
            fromBox: murmansk
            interceptor: { nation: germany, units: [{ id: hipper, type: ca, damaged: 1 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        interceptions:
          - { id: hunt, against: raid, interceptor: { units: [{ id: nelson, type: bb, size: 4, speed: slow }] } }
        #         ^^^^
      `,
    ],
  },
};
