import { placeAt } from '../../../../model/place';
import { createOrderOfBattle } from '../../scenarios';
import { findOverdrawnLines } from '../../combats/overdrawn';
import { createReductionFixes } from '../../claimed-units';
import { cite, type RulesetProfile, type SharedCheck } from '../kit';

export const outOfAction = ({ ruleset }: RulesetProfile): SharedCheck => ({
  rule: 'cycles',
  title: 'Units that the written result of an earlier battle has sunk do not fight again',
  *check({ forces = [], seaBattles = [] }) {
    for (const { line, battle, remaining, causes } of findOverdrawnLines(seaBattles, forces)) {
      const [{ battle: cause }] = causes as [(typeof causes)[number]];
      yield {
        message: `${line.count} of \`${line.kind}\` of \`${line.force.id}\` cannot fight here: ${remaining === 0 ? 'none is' : `only ${remaining} ${remaining === 1 ? 'is' : 'are'}`} left after the result of \`${cause.id}\`${cite('cycles')}. Take fewer, or correct the result.`,
        place: line.place,
        related: causes.map(({ battle: { id, result }, count }) => ({
          message: `${count} of ${line.kind} lost in ${id}.`,
          place: placeAt(result!),
        })),
        fixes: battle.result === undefined ? createReductionFixes(line, remaining) : [],
      };
    }
  },
  base: createOrderOfBattle(ruleset),
  passes: `
    seaBattles:
      - id: screen
        result: { attacker: { units: 1, dd: 1 }, defender: { units: 0 } }
      - id: main-body
        attacker: { from: home-fleet, units: { dd: 2, bb: 1 } }
        defender: { power: germany, units: { bb: 1 } }
  `,
  fails: `
    seaBattles:
      - id: screen
        result: { attacker: { units: 1, dd: 1 }, defender: { units: 0 } }
      - id: main-body
        attacker: { from: home-fleet, units: { dd: 3, bb: 1 } }
        #                 ^^^^^^^^^^ only 2 are left after the result of \`screen\`
        defender: { power: germany, units: { bb: 1 } }
  `,
});
