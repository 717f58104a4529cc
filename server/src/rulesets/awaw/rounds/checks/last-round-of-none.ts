import { placeAtKey, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import { midway } from '../../scenarios';

export const lastRoundOfNone: AwawCheck = {
  rule: 'round-order',
  severity: 'warning',
  title: 'The first round has no round before it',
  part: 'navalRounds',
  *check(round) {
    const { id, number = 1, lastRound } = round;
    if (lastRound === undefined || number > 1) return;
    yield {
      message: `${id} is the first round, so no earlier losses decide who declares first${cite('round-order')}. Remove \`lastRound\`, or correct \`number\`.`,
      place: placeAtKey(round, 'lastRound'),
      fixes: [offer('Remove `lastRound`', removeMember(round, 'lastRound'))],
    };
  },
  base: addPath(midway, 'navalRounds'),
  passes: `
    - id: midway
      number: 2
      lastRound: { attacker: { sunk: 3 }, defender: { sunk: 9 } }
  `,
  fails: `
    - id: midway
      lastRound: { attacker: { sunk: 3 }, defender: { sunk: 9 } }
    # ^^^^^^^^^ is the first round
  `,
};
