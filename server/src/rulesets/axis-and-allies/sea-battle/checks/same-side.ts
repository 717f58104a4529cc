import { placeAt } from '../../../../model/place';
import { getForces } from '../../forces';
import { createEnemyPowerFixes, areAllies, getWarSide, formatWarSide } from '../../sides';
import { formatPower, capitalize, formatZone } from '../../wording';
import { cite, createNorthSea, addPath, type RulesetProfile, type SharedCheck } from '../kit';

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
      const reason =
        force.power === attacker.power
          ? `${capitalize(formatPower(force.power))} attacks here`
          : `${capitalize(formatPower(force.power))} is on the side of ${formatPower(attacker.power)}, ${formatWarSide(side)},`;
      const owner = battle.defender.forces?.find((candidate) => candidate === force) ?? battle.defender;
      yield {
        message: `${reason} and cannot defend against ${force.power === attacker.power ? 'itself' : 'it'} in ${formatZone(battle)}${cite('sea-battle-forces')}. Name a power of the other side.`,
        place: placeAt(owner, 'power'),
        related: [{ message: 'The attacker.', place: placeAt(attacker, 'power') }],
        fixes: createEnemyPowerFixes(owner, attacker.power, header),
      };
    }
  },
  base: addPath(createNorthSea(ruleset), 'seaBattles.north-sea'),
  passes: 'defender: { forces: [{ power: uk, units: { dd: 1 } }, { power: us, units: { dd: 1 } }] }',
  fails: `
    defender: { forces: [{ power: uk, units: { dd: 1 } }, { power: japan, units: { dd: 1 } }] }
    #                                                              ^^^^^ Japan is on the side of Germany, the Axis
  `,
});
