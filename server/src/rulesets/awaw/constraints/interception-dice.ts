import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { diceRolled, interceptionDice } from '../facts/interception';
import { sectionOf } from '../rules';
import { counted, listed } from '../wording';
import { example, type AwawConstraint } from './constraint';

export const interceptionDiceStated: AwawConstraint = {
  code: 'interception-dice',
  rule: 'interception',
  severity: 'warning',
  title: 'The dice of an interception are counted by the rules',
  part: 'interceptions',
  scope: 'references',
  *check(interception, header, ids) {
    const { expect } = interception;
    if (typeof expect?.diceRolled !== 'number') return;
    const dice = interceptionDice(interception, header, ids);
    if (dice === undefined) return;
    const rolled = diceRolled(dice);
    if (expect.diceRolled === rolled) return;
    const lines = [dice.base, ...dice.changes].map(({ what, by }) => `${what} ${by > 0 ? '+' : ''}${by}`);
    yield {
      message: `${counted(rolled, 'die', 'dice')} ${rolled === 1 ? 'is' : 'are'} rolled, not ${expect.diceRolled}: ${listed(lines)}, at least 0 and at most 8 (${sectionOf('interception')}). Correct the number.`,
      place: at(expect, 'diceRolled'),
      fixes: [{ title: `Set it to ${rolled}`, edits: [set(expect, 'diceRolled', rolled)], preferred: true }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        interceptions:
          - id: hunt
            against: invasion
            spotters: 5
            inMissionHex: true
            moreCodebreaking: true
            interceptor: { units: [{ id: cruisers, type: ca, count: 4 }] }
            expect: { diceRolled: 8 }
      `,
      example`
        ruleset: awaw
        operations: [{ id: watch, task: patrol, staysForCombat: true, units: [{ id: destroyers, type: dd, count: 9 }] }]
        interceptions:
          - id: hunt
            operation: watch
            interceptor: { units: [{ id: nelson, type: bb, size: 4, speed: slow }] }
            expect: { diceRolled: 6 }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        ports: [{ id: truk, operational: false }]
        interceptions:
          - id: hunt
            against: sea-transport
            from: truk
            spotters: 2
            interceptor: { units: [{ id: cruisers, type: ca, count: 4 }] }
            expect: { diceRolled: 6 }
        #                         ^
      `,
    ],
  },
};
