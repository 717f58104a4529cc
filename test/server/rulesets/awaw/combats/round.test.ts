import assert from 'node:assert/strict';
import { wellFormed } from '../../../../../server/src/engine/well-formed';
import { siteOf } from './fought';

/** Carriers strike twelve ships of a distant group, which strikes back at a weaker one. */
export const twelveTargets = `
navalRounds:
  - id: midway
    attacker:
      nation: us
      search: { squadrons: 4 }
      groups:
        - number: 2
          units:
            - { id: enterprise, type: cv, size: 3 }
            - { id: yorktown, type: cv, size: 3 }
          cap: { units: [{ id: wildcats, type: nas, squadrons: 2 }] }
          airDefenseLevel: 4
    defender:
      nation: japan
      groups:
        - number: 3
          units: [${Array.from({ length: 12 }, (_, index) => `{ id: ship-${index + 1}, type: bb, size: ${2 + (index % 4)} }`).join(', ')}]
          cap: { units: [{ id: zeroes, type: nas, squadrons: 3 }] }
          airDefenseLevel: 6
    strikes:
      - { id: dawn, by: attacker, group: 3, attacker: { units: [{ id: us-air, type: nas, squadrons: 24 }] } }
      - { id: reply, by: defender, group: 2, attacker: { units: [{ id: japanese-air, type: nas, squadrons: 6 }] } }
`;

describe('a round of naval combat', () => {
  it('is well-formed whatever the ships', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const text = randomRound(seed);
      try {
        wellFormed(siteOf(text).combat(), [seed, seed + 1, seed + 2]);
      } catch (error) {
        assert.fail(`${text}\n${String(error)}`);
      }
    }
  });
});

/** Some round or other, the same for the same seed. */
function randomRound(seed: number): string {
  let at = seed * 7919;
  const pick = (to: number): number => (at = (at * 48271) % 2147483647) % to;
  const side = (name: string): string => {
    const groups = Array.from({ length: 1 + pick(3) }, (_, group) => {
      const units = Array.from({ length: pick(4) }, (_, index) => {
        const id = `${name}-${group}-${index}`;
        const type = ['bb', 'ca', 'dd', 'cv', 'transport'][pick(5)]!;
        if (type === 'bb') return `{ id: ${id}, type: bb, size: ${2 + pick(4)}, damaged: ${pick(3) === 0} }`;
        if (type === 'cv') return `{ id: ${id}, type: cv }`;
        return `{ id: ${id}, type: ${type}, count: ${1 + pick(4)}${type === 'dd' ? '' : `, damaged: ${pick(3)}`} }`;
      });
      const cap =
        pick(2) === 0 ? `, cap: { units: [{ id: ${name}-${group}-cap, type: nas, squadrons: ${1 + pick(4)} }] }` : '';
      return `{ number: ${group + 1}, units: [${units.join(', ')}]${cap}, airDefenseLevel: ${pick(5)} }`;
    });
    return `{ groups: [${groups.join(', ')}], search: { squadrons: ${pick(4)} } }`;
  };
  const order = (kind: string, index: number, units: string): string =>
    `{ id: ${kind}-${index}, by: ${pick(2) === 0 ? 'attacker' : 'defender'}, group: ${1 + pick(3)}, attacker: { units: [${units}] } }`;
  const strikes = Array.from({ length: pick(4) }, (_, index) =>
    order('strike', index, `{ id: air-${index}, type: nas, squadrons: ${1 + pick(9)} }`),
  );
  const submarines = Array.from({ length: pick(3) }, (_, index) =>
    order('boats', index, `{ id: sub-${index}, type: sub, count: ${1 + pick(3)} }`),
  );
  const combats =
    pick(3) === 0
      ? ''
      : `fleetCombats: [${[1, 2].map((index) => `{ id: fight-${index}, attacker: ${1 + pick(3)}, defender: ${1 + pick(3)}, orders: { fire: [{ by: a-0-0, at: z-0-1 }, { by: a-0-1, at: z-1-0 }, { by: z-0-1, at: a-0-2, factors: 3 }] } }`).join(', ')}]`;
  return `${pick(2) === 0 ? 'options: { undersizedHits: never-kept, damagedAgain: counts-anew }' : ''}
${pick(2) === 0 ? 'tables: { criticalHits: { results: { 1: { hits: 1 }, 6: { sunk: true } } } }' : ''}
navalRounds:
  - id: here
    number: ${1 + pick(3)}
    attacker: ${side('a')}
    defender: ${side('z')}
    strikes: [${strikes.join(', ')}]
    submarineAttacks: [${submarines.join(', ')}]
    ${combats}
`;
}
