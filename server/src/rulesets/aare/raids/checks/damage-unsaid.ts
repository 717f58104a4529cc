import { earlierThan, type Attack } from '../../combats/earlier';
import type { Header } from '../../data';
import { reading } from '../../options';
import { ruhr } from '../../scenarios';
import { at, cite, examplesOf, under, type AareConstraint } from '../../vocabulary';
import { listed, powerName, sentence } from '../../wording';

export const damageUnsaid: AareConstraint = {
  code: 'damage-unsaid',
  rule: 'raid-damage',
  severity: 'warning',
  title: 'Attacks on one territory in a turn say what those before them have cost',
  *check(scenario) {
    const { strategicBombingRaids = [], rocketStrikes = [], powers = {} } = scenario;
    for (const attack of [...strategicBombingRaids, ...rocketStrikes]) {
      const { unknown } = earlierThan(attack, scenario);
      const { power } = attack.defender;
      const here = unknown.here.filter((other) => shareTheCap(attack, other, scenario));
      if (here.length > 0 && attack.damageBefore === undefined) {
        yield {
          message: `${attack.territory} is attacked again in the turn, and nothing says what ${names(here)} cost it: here nothing is taken off its value${cite('raid-damage')}. Give \`damageBefore\`, or the dice or the result of ${names(here)}.`,
          place: at(attack, 'id'),
        };
      } else if (unknown.ofOwner.length > 0 && powers[power]?.treasury !== undefined) {
        yield {
          message: `${sentence(powerName(power))} has already paid for ${names(unknown.ofOwner)}, and nothing says how much: here all of its \`treasury\` is in hand${cite('raid-cash')}. Give the dice or the result of ${names(unknown.ofOwner)}.`,
          place: at(attack, 'id'),
        };
      }
    }
  },
  examples: examplesOf({
    on: under(ruhr, 'strategicBombingRaids'),
    passes: `
      - { id: ruhr, territory: Ruhr, value: 10, attacker: { power: us, bombers: 1 }, defender: { power: germany }, dice: [4] }
      - { id: again, territory: Ruhr, value: 10, attacker: { power: us, bombers: 2 }, defender: { power: germany } }
      - { id: by-night, territory: Ruhr, value: 10, attacker: { power: uk, bombers: 2 }, defender: { power: germany } }
    `,
    fails: `
      - { id: ruhr, territory: Ruhr, value: 10, attacker: { power: us, bombers: 1 }, defender: { power: germany } }
      - { id: again, territory: Ruhr, value: 10, attacker: { power: us, bombers: 2 }, defender: { power: germany } }
      #       ^^^^^ nothing says what ruhr cost it
    `,
  }),
};

function names(attacks: readonly Attack[]): string {
  return listed(attacks.map(({ id }) => id));
}

/** Raids and rockets have separate caps unless the option joins them. Two rockets at one complex have a check of their own. */
function shareTheCap(one: Attack, other: Attack, header: Header): boolean {
  const raids = [one, other].filter(({ attacker }) => 'bombers' in attacker).length;
  return raids === 2 || (raids === 1 && reading(header, 'economicCap') !== 'separate');
}
