import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import { forcesOf } from '../../forces';
import { northSea } from '../../scenarios';
import { giveToEnemies, onOneSide, sideOf, warSideName } from '../../sides';
import { powerName, sentence, zoneName } from '../../wording';
import { sectionOf, type Setting, type SharedConstraint } from '../setting';

export const sameSide = ({ ruleset }: Setting): SharedConstraint => ({
  code: 'same-side',
  rule: 'sea-battle-forces',
  severity: 'error',
  title: 'The attacker and the defenders are enemies',
  part: 'seaBattles',
  scope: 'part',
  *check(battle, header) {
    const { attacker } = battle;
    const side = sideOf(attacker.power, header);
    if (side === undefined) return;
    for (const force of forcesOf(battle, 'defender')) {
      if (force.power === undefined || !onOneSide(attacker.power, force.power, header)) continue;
      const owner = battle.defender.forces?.find((listed) => listed === force) ?? battle.defender;
      yield {
        message: `${sentence(powerName(force.power))} is on the side of ${powerName(attacker.power)}, ${warSideName(side)}, and cannot defend against it in ${zoneName(battle)} (${sectionOf('sea-battle-forces')}). Name a power of the other side.`,
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
    otherFixes: {
      'Make it the UK': 'defender: { forces: [{ power: uk, units: { dd: 1 } }, { power: uk, units: { dd: 1 } }] }',
      'Make it the US': 'defender: { forces: [{ power: uk, units: { dd: 1 } }, { power: us, units: { dd: 1 } }] }',
    },
  }),
});
