import { at } from '../../../../model/place';
import { forcesOf } from '../../forces';
import { giveToEnemies, onOneSide, sideOf, warSideName } from '../../sides';
import { powerName, sentence, zoneName } from '../../wording';
import { cite, examplesOf, northSea, under, type Setting, type SharedConstraint } from '../setting';

export const sameSide = ({ ruleset }: Setting): SharedConstraint => ({
  code: 'same-side',
  rule: 'sea-battle-forces',
  title: 'The attacker and the defenders are enemies',
  part: 'seaBattles',
  *check(battle, header) {
    const { attacker } = battle;
    const side = sideOf(attacker.power, header);
    if (side === undefined) return;
    for (const force of forcesOf(battle, 'defender')) {
      if (force.power === undefined || !onOneSide(attacker.power, force.power, header)) continue;
      const friend =
        force.power === attacker.power
          ? `${sentence(powerName(force.power))} attacks here`
          : `${sentence(powerName(force.power))} is on the side of ${powerName(attacker.power)}, ${warSideName(side)},`;
      const owner = battle.defender.forces?.find((listed) => listed === force) ?? battle.defender;
      yield {
        message: `${friend} and cannot defend against ${force.power === attacker.power ? 'itself' : 'it'} in ${zoneName(battle)}${cite('sea-battle-forces')}. Name a power of the other side.`,
        place: at(owner, 'power'),
        related: [{ message: 'The attacker.', place: at(attacker, 'power') }],
        fixes: giveToEnemies(owner, attacker.power, header),
      };
    }
  },
  examples: examplesOf({
    on: under(northSea(ruleset), 'seaBattles.north-sea'),
    passes: 'defender: { forces: [{ power: uk, units: { dd: 1 } }, { power: us, units: { dd: 1 } }] }',
    fails: `
      defender: { forces: [{ power: uk, units: { dd: 1 } }, { power: japan, units: { dd: 1 } }] }
      #                                                              ^^^^^ Japan is on the side of Germany, the Axis
    `,
  }),
});
