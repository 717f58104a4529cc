import { createEnemyPowerFixes, areAllies } from '../../../axis-and-allies/sides';
import { ruhr } from '../../scenarios';
import { placeAt, cite, addPath, type AareCheck } from '../../kit';
import { formatPower, capitalize } from '../../wording';
import { listAttacks } from '../attacks';

export const attacksOwnSide: AareCheck = {
  rule: 'sea-battle-forces',
  title: 'Powers attack their enemies',
  *check(scenario) {
    for (const { id, attacker, defenders } of listAttacks(scenario)) {
      for (const defender of defenders) {
        if (defender.power === undefined || !areAllies(attacker.power, defender.power, scenario)) continue;
        const isSame = defender.power === attacker.power;
        const name = formatPower(attacker.power);
        const statement = isSame
          ? `${capitalize(name)} cannot attack itself in ${id}`
          : `${capitalize(formatPower(defender.power))} is not an enemy of ${name}, the attacker in ${id}`;
        yield {
          message: `${statement}${cite('sea-battle-forces')}. Name a power of the other side.`,
          place: placeAt(defender, 'power'),
          related: [{ message: 'The attacker.', place: placeAt(attacker, 'power') }],
          fixes: createEnemyPowerFixes(defender, attacker.power, scenario),
        };
      }
    }
  },
  base: addPath(ruhr, 'strategicBombingRaids.ruhr'),
  passes: 'attacker: { power: uk, bombers: 3 }',
  fails: `
    defender: { power: uk, antiAircraft: {} }
    #                  ^^ The UK is not an enemy of the US
  `,
};
