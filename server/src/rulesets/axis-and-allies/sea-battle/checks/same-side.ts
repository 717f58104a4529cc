import { at } from '../../../../model/place';
import { forcesOf } from '../../forces';
import { powerName, sentence, zoneName } from '../../wording';
import { example, sectionOf, type Setting, type SharedConstraint } from '../setting';
import { giveToEnemies, onOneSide, sideOf, warSideName } from '../../sides';

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
  examples: {
    passes: [
      example`
        ruleset: ${ruleset}
        powers: { germany: { side: axis }, uk: { side: allies }, us: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: { sub: 3 } }
            defender: { forces: [{ power: uk, units: { dd: 1 } }, { power: us, units: { dd: 1 } }] }
      `,
    ],
    fails: [
      example`
        ruleset: ${ruleset}
        powers: { germany: { side: axis }, japan: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: { sub: 3 } }
            defender: { power: japan, units: { dd: 2 } }
        #                      ^^^^^
      `,
      example`
        ruleset: ${ruleset}
        powers: { germany: { side: axis }, japan: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: uk, units: { dd: 1, trn: 1 } }
            defender:
              forces:
                - { power: germany, units: { sub: 3 } }
                - { power: uk, units: { sub: 1 } }
        #                  ^^
      `,
    ],
  },
});
