import { findEarlierAttacks, type Attack } from '../../combats/earlier-attacks';
import type { Header } from '../../data';
import { getReading } from '../../options';
import { ruhr } from '../../scenarios';
import { placeAt, cite, addPath, type AareCheck } from '../../kit';
import { formatList, formatPower, capitalize } from '../../wording';

export const damageUnsaid: AareCheck = {
  rule: 'raid-damage',
  severity: 'warning',
  title: 'Attacks on one territory in a turn say what those before them have cost',
  *check(scenario) {
    const { strategicBombingRaids = [], rocketStrikes = [], powers = {} } = scenario;
    for (const attack of [...strategicBombingRaids, ...rocketStrikes]) {
      const { unknown } = findEarlierAttacks(attack, scenario);
      const { power } = attack.defender;
      const sameTerritory = unknown.inTerritory.filter((other) => areCappedTogether(attack, other, scenario));
      if (sameTerritory.length > 0 && attack.damageBefore === undefined) {
        yield {
          message: `${attack.territory} is attacked again in the turn, and nothing says what ${formatIds(sameTerritory)} cost it: here nothing is taken off its value${cite('raid-damage')}. Give \`damageBefore\`, or the dice or the result of ${formatIds(sameTerritory)}.`,
          place: placeAt(attack, 'id'),
        };
      } else if (unknown.ofOwner.length > 0 && powers[power]?.treasury !== undefined) {
        yield {
          message: `${capitalize(formatPower(power))} has already paid for ${formatIds(unknown.ofOwner)}, and nothing says how much: here all of its \`treasury\` is in hand${cite('raid-cash')}. Give the dice or the result of ${formatIds(unknown.ofOwner)}.`,
          place: placeAt(attack, 'id'),
        };
      }
    }
  },
  base: addPath(ruhr, 'strategicBombingRaids'),
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
};

function formatIds(attacks: readonly Attack[]): string {
  return formatList(attacks.map(({ id }) => id));
}

/** Raids and rockets have separate caps unless the option joins them. Two rockets at one complex have a check of their own. */
function areCappedTogether(attack: Attack, other: Attack, header: Header): boolean {
  const raids = [attack, other].filter(({ attacker }) => 'bombers' in attacker).length;
  return raids === 2 || (raids === 1 && getReading(header, 'economicCap') !== 'separate');
}
