import { normalizeTerritory, type Attack } from '../../combats/earlier-attacks';
import { ruhr } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';

export const territoryValue: AareCheck = {
  rule: 'raid-damage',
  title: 'A territory has one value',
  *check({ strategicBombingRaids = [], rocketStrikes = [] }) {
    const firstAttacks = new Map<string, Attack>();
    for (const attack of [...strategicBombingRaids, ...rocketStrikes]) {
      const { territory, value } = attack;
      if (territory === undefined) continue;
      const other = firstAttacks.get(normalizeTerritory(territory));
      if (other === undefined) firstAttacks.set(normalizeTerritory(territory), attack);
      if (other === undefined || other.value === value) continue;
      yield {
        message: `${territory} has the value ${value} here and ${other.value} in ${other.id}: a single value limits what it can lose in a turn${cite('raid-damage')}. Correct one of them.`,
        place: placeAt(attack, 'value'),
        related: [{ message: 'The other value.', place: placeAt(other, 'value') }],
        fixes: [offer(`Change the value to ${other.value}`, setMember(attack, 'value', other.value))],
      };
    }
  },
  base: addPath(ruhr, 'strategicBombingRaids'),
  passes: `
    - { id: ruhr, territory: Ruhr, value: 10, attacker: { power: us, bombers: 1 }, defender: { power: germany } }
    - { id: by-night, territory: Berlin, value: 8, attacker: { power: uk, bombers: 2 }, defender: { power: germany } }
  `,
  fails: `
    - { id: ruhr, territory: Ruhr, value: 10, attacker: { power: us, bombers: 1 }, defender: { power: germany } }
    - { id: by-night, territory: Ruhr, value: 8, attacker: { power: uk, bombers: 2 }, defender: { power: germany } }
    #                                         ^ has the value 8 here and 10 in ruhr
  `,
};
