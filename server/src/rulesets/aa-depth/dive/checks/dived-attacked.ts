import { createReductionFixes } from '../../../axis-and-allies/claimed-units';
import { placeAt, cite, addPath, type DepthCheck } from '../../kit';
import { hunts } from '../../scenarios';
import { findRepeatedAttacks } from '../dived-before';

export const divedAttacked: DepthCheck = {
  rule: 'dived-untouchable',
  title: 'Submarines that dived in an earlier battle are not attacked again by the same power',
  *check(scenario) {
    for (const { line, remaining, causes } of findRepeatedAttacks(scenario)) {
      const { count, kind, force, place } = line;
      const [{ battle: cause }] = causes as [(typeof causes)[number]];
      const reachable = remaining === 0 ? 'none is' : `only ${remaining} ${remaining === 1 ? 'is' : 'are'}`;
      yield {
        message: `${count} of \`${kind}\` of \`${force.id}\` cannot be attacked here: those that \`${cause.id}\` does not sink dive there, and ${reachable} in reach until the next player's turn${cite('dived-untouchable')}. ${remaining === 0 ? 'Take them out' : 'Take fewer'}, or change what they do in \`${cause.id}\`.`,
        place,
        related: causes.map(({ battle, count: goneCount }) => ({
          message: `${goneCount} sunk or dived in ${battle.id}.`,
          place: placeAt(battle, 'id'),
        })),
        fixes: createReductionFixes(line, remaining),
      };
    }
  },
  base: addPath(hunts, 'seaBattles.evening'),
  passes: 'attacker: { power: uk, units: { dd: 1 } }',
  fails: `
    defender: { from: wolves, units: { sub: 2 } }
    #                 ^^^^^^ only 1 is in reach until the next player's turn
  `,
};
