import { at } from '../../../../model/place';
import { isSame, takeFewer, takenBy } from '../../taken';
import { cite, examplesOf, type Setting, type SharedConstraint } from '../setting';
import { orderOfBattle } from '../../scenarios';

export const moreThanThereAre = ({ ruleset }: Setting): SharedConstraint => ({
  code: 'more-than-there-are',
  rule: 'sea-battle-forces',
  title: 'A battle takes no more units from a force than it has',
  part: 'seaBattles',
  *check(battle, { forces = [] }) {
    const lines = takenBy(battle, forces);
    for (const [index, line] of lines.entries()) {
      const before = lines.slice(0, index).filter((other) => isSame(other, line));
      const taken = before.reduce((sum, { count }) => sum + count, line.count);
      if (taken <= line.all) continue;
      yield {
        message: `\`${battle.id}\` takes ${taken} of \`${line.kind}\` from \`${line.force.id}\`, which has ${line.all}${cite('sea-battle-forces')}. Take fewer, or change the order of battle.`,
        place: line.place,
        related: [{ message: 'The order of battle.', place: at(line.force, 'id') }],
        fixes: takeFewer(line, line.all - (taken - line.count)),
      };
    }
  },
  examples: examplesOf({
    on: orderOfBattle(ruleset),
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
  }),
});
