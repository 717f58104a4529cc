import { remove } from '../../../model/edit';
import { atKey } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';

export const lastRoundOfNone: AwawConstraint = {
  code: 'last-round-of-none',
  rule: 'round-order',
  severity: 'warning',
  title: 'The first round comes after none',
  part: 'navalRounds',
  scope: 'part',
  *check(round) {
    const { id, number = 1, lastRound } = round;
    if (lastRound === undefined || number > 1) return;
    yield {
      message: `${id} is the first round, and no round before it has losses that say who declares first (${sectionOf('round-order')}). Leave \`lastRound\` out, or correct the number.`,
      place: atKey(round, 'lastRound'),
      fixes: [{ title: 'Leave the last round out', edits: [remove(round, 'lastRound')] }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        navalRounds:
          - id: midway
            number: 2
            lastRound: { attacker: { sunk: 3 }, defender: { sunk: 9 } }
            attacker: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
            defender: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        navalRounds:
          - id: midway
            lastRound: { attacker: { sunk: 3 }, defender: { sunk: 9 } }
        #   ^^^^^^^^^
            attacker: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
            defender: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }] }
      `,
    ],
  },
};
