import { placeAt } from '../../../../model/place';
import { createReductionFixes, findClaimedUnits, KindMap } from '../../claimed-units';
import { cite, type RulesetProfile, type SharedCheck } from '../kit';
import { createOrderOfBattle } from '../../scenarios';

export const moreThanThereAre = ({ ruleset }: RulesetProfile): SharedCheck => ({
  rule: 'sea-battle-forces',
  title: 'A battle takes no more units from a force than it has',
  part: 'seaBattles',
  *check(battle, { forces = [] }) {
    const totals = new KindMap<number>();
    for (const line of findClaimedUnits(battle, forces)) {
      const total = (totals.get(line) ?? 0) + line.count;
      totals.set(line, total);
      if (total <= line.forceCount) continue;
      yield {
        message: `\`${battle.id}\` takes ${total} of \`${line.kind}\` from \`${line.force.id}\`, which has ${line.forceCount}${cite('sea-battle-forces')}. Take fewer, or change the order of battle.`,
        place: line.place,
        related: [{ message: 'The order of battle.', place: placeAt(line.force, 'id') }],
        fixes: createReductionFixes(line, line.forceCount - (total - line.count)),
      };
    }
  },
  base: createOrderOfBattle(ruleset),
  passes: `
    seaBattles:
      - id: screen
        attacker: { from: home-fleet, units: { dd: 3 } }
  `,
  fails: `
    seaBattles:
      - id: screen
        attacker: { from: home-fleet, units: { dd: 4 } }
        #                 ^^^^^^^^^^ takes 4 of \`dd\` from \`home-fleet\`, which has 3
  `,
});
