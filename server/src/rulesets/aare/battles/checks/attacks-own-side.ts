import { giveToEnemies, onOneSide } from '../../../axis-and-allies/sides';
import { ruhr } from '../../scenarios';
import { at, cite, examplesOf, under, type AareConstraint } from '../../vocabulary';
import { powerName, sentence } from '../../wording';
import { attacksOf } from '../attacks';

export const attacksOwnSide: AareConstraint = {
  code: 'attacks-own-side',
  rule: 'sea-battle-forces',
  title: 'Powers attack their enemies',
  *check(scenario) {
    for (const { id, attacker, defenders } of attacksOf(scenario)) {
      for (const defender of defenders) {
        if (defender.power === undefined || !onOneSide(attacker.power, defender.power, scenario)) continue;
        const isSame = defender.power === attacker.power;
        const name = powerName(attacker.power);
        const what = isSame
          ? `${sentence(name)} cannot attack itself in ${id}`
          : `${sentence(powerName(defender.power))} is not an enemy of ${name}, the attacker in ${id}`;
        yield {
          message: `${what}${cite('sea-battle-forces')}. Name a power of the other side.`,
          place: at(defender, 'power'),
          related: [{ message: 'The attacker.', place: at(attacker, 'power') }],
          fixes: giveToEnemies(defender, attacker.power, scenario),
        };
      }
    }
  },
  examples: examplesOf({
    on: under(ruhr, 'strategicBombingRaids.ruhr'),
    passes: 'attacker: { power: uk, bombers: 3 }',
    fails: `
      defender: { power: uk, antiAircraft: {} }
      #                  ^^ The UK is not an enemy of the US
    `,
  }),
};
