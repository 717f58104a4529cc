import { at } from '../../../../model/place';
import { giveToEnemies, onOneSide } from '../../../axis-and-allies/sides';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { ruhr } from '../../scenarios';
import { powerName, sentence } from '../../wording';
import { attacksOf } from '../attacks';

export const attacksOwnSide: AareConstraint = {
  code: 'attacks-own-side',
  rule: 'sea-battle-forces',
  severity: 'error',
  title: 'Powers attack their enemies',
  scope: 'scenario',
  *check(scenario) {
    for (const { id, rule, attacker, defenders } of attacksOf(scenario)) {
      for (const defender of defenders) {
        if (defender.power === undefined || !onOneSide(attacker.power, defender.power, scenario)) continue;
        yield {
          message: `${sentence(powerName(defender.power))} is no enemy of ${powerName(attacker.power)}, which attacks in ${id} (${sectionOf(rule)}). Name a power of the other side.`,
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
      #                  ^^ The UK is no enemy of the US
    `,
    otherFixes: {
      'Make it Germany': 'defender: { power: germany, antiAircraft: {} }',
    },
  }),
};
