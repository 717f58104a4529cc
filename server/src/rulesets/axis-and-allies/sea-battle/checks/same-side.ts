import { placeAt } from '../../../../model/place';
import { getForces } from '../../forces';
import { assignToEnemies, areAllies, getWarSide, warSideName } from '../../sides';
import { powerName, capitalize, zoneName } from '../../wording';
import { cite, northSea, addPath, type RulesetProfile, type SharedCheck } from '../kit';

export const sameSide = ({ ruleset }: RulesetProfile): SharedCheck => ({
  rule: 'sea-battle-forces',
  title: 'The attacker and the defenders are enemies',
  part: 'seaBattles',
  *check(battle, header) {
    const { attacker } = battle;
    const side = getWarSide(attacker.power, header);
    if (side === undefined) return;
    for (const force of getForces(battle, 'defender')) {
      if (force.power === undefined || !areAllies(attacker.power, force.power, header)) continue;
      const friend =
        force.power === attacker.power
          ? `${capitalize(powerName(force.power))} attacks here`
          : `${capitalize(powerName(force.power))} is on the side of ${powerName(attacker.power)}, ${warSideName(side)},`;
      const owner = battle.defender.forces?.find((listed) => listed === force) ?? battle.defender;
      yield {
        message: `${friend} and cannot defend against ${force.power === attacker.power ? 'itself' : 'it'} in ${zoneName(battle)}${cite('sea-battle-forces')}. Name a power of the other side.`,
        place: placeAt(owner, 'power'),
        related: [{ message: 'The attacker.', place: placeAt(attacker, 'power') }],
        fixes: assignToEnemies(owner, attacker.power, header),
      };
    }
  },
  base: addPath(northSea(ruleset), 'seaBattles.north-sea'),
  passes: 'defender: { forces: [{ power: uk, units: { dd: 1 } }, { power: us, units: { dd: 1 } }] }',
  fails: `
    defender: { forces: [{ power: uk, units: { dd: 1 } }, { power: japan, units: { dd: 1 } }] }
    #                                                              ^^^^^ Japan is on the side of Germany, the Axis
  `,
});
