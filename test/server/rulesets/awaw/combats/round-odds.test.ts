import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { chances, oddsOf, siteOf } from './fought';
import { airDefenseLosses, airHits, fleetHits, submarineHits, Tally, throws, twoDice } from './plain';

/**
 * Two strikes that need to be found, one on a battleship that then meets the attacker's in fleet combat, and a submarine that attacks
 * the latter at the end.
 */
const round = `
navalRounds:
  - id: here
    attacker:
      search: { squadrons: 2 }
      groups: [{ number: 1, units: [{ id: a, type: bb, size: 4 }] }]
    defender:
      groups:
        - { number: 1, units: [{ id: z, type: bb, size: 3 }] }
        - { number: 2, units: [{ id: x, type: bb, size: 3 }, { id: escorts, type: dd, count: 2 }], airDefenseLevel: 1 }
    strikes:
      - id: one
        by: attacker
        group: 2
        attacker: { units: [{ id: air-1, type: nas, squadrons: 4 }] }
        targets: [{ ships: [x], squadrons: 2 }, { ships: [escorts], squadrons: 2 }]
      - { id: two, by: attacker, group: 1, attacker: { units: [{ id: air-2, type: nas, squadrons: 2 }] } }
    submarineAttacks:
      - { id: boats, by: defender, group: 1, attacker: { units: [{ id: sub, type: sub }] } }
`;

interface Counted {
  readonly tallies: Readonly<Record<string, Tally>>;
}

/** Outcomes of one half of the round, by key, with their probabilities. */
type Half = ReadonlyMap<string, { readonly values: Readonly<Record<string, number>>; share: number }>;

function half(each: (add: (values: Record<string, number>, share: number) => void) => void): Half {
  const found = new Map<string, { values: Record<string, number>; share: number }>();
  each((values, share) => {
    const key = JSON.stringify(values);
    const known = found.get(key) ?? { values, share: 0 };
    known.share += share;
    found.set(key, known);
  });
  return found;
}

/** The strike on group 2 if it is found: naval air at sea is at +1. */
function strikeOnTwo(isFound: boolean): Half {
  return half((add) => {
    if (!isFound) return add({ sunkX: 0, damagedX: 0, escorts: 0, criticals: 0, factors: 0 }, 1);
    for (const [defense, w1] of twoDice) {
      const through = 4 - airDefenseLosses(1, defense);
      for (const [onX, w2] of twoDice) {
        for (const [onEscorts, w3] of twoDice) {
          const hits = airHits(Math.min(2, through), onX + 1);
          const second = Math.min(2, Math.max(0, through - 2));
          const escorts = Math.min(2, second === 0 ? 0 : airHits(second, onEscorts + 1));
          const values = {
            sunkX: hits >= 3 ? 1 : 0,
            damagedX: hits === 2 ? 1 : 0,
            escorts,
            criticals: onX === 12 ? 1 : 0,
            factors: (hits >= 3 ? 3 : 0) + escorts,
          };
          add(values, (w1 * w2 * w3) / 36 ** 3);
        }
      }
    }
  });
}

/** The strike on group 1 if it is found, the fleet combat, and the submarine. */
function groupOne(isFound: boolean): Half {
  return half((add) => {
    for (const [strike, w1] of twoDice) {
      const before = isFound ? Math.min(3, airHits(2, strike + 1)) : 0;
      const critical = isFound && strike === 12 ? 1 : 0;
      for (const [fire, w2] of twoDice) {
        for (const [reply, w3] of twoDice) {
          for (const [torpedo, w4] of twoDice) {
            const meets = before < 3;
            const onZ = meets ? Math.min(3, before + fleetHits(4, fire)) : before;
            const onA = meets ? fleetHits(3, reply) : 0;
            const all = Math.min(4, onA + submarineHits(torpedo));
            const values = {
              sunkZ: onZ === 3 ? 1 : 0,
              damagedZ: onZ === 2 ? 1 : 0,
              sunkA: all === 4 ? 1 : 0,
              damagedA: all === 3 ? 1 : 0,
              criticals: critical + (meets && fire === 12 ? 1 : 0),
              criticalsA: (meets && reply === 12 ? 1 : 0) + (torpedo === 12 ? 1 : 0),
              factors: onZ === 3 ? 3 : 0,
            };
            add(values, (w1 * w2 * w3 * w4) / 36 ** 4);
          }
        }
      }
    }
  });
}

function counted(): Counted {
  const tallies: Record<string, Tally> = {};
  const add = (name: string, value: number, share: number): void => (tallies[name] ??= new Tally()).add(value, share);
  const twos = [strikeOnTwo(false), strikeOnTwo(true)] as const;
  const ones = [groupOne(false), groupOne(true)] as const;
  for (const dice of throws(2)) {
    add('searchResults.attacker', dice.filter((face) => face < 3).length, 1 / 36);
    const two = twos[dice.includes(2) ? 1 : 0];
    const one = ones[dice.includes(1) ? 1 : 0];
    for (const { values: at2, share: s2 } of two.values()) {
      for (const { values: at1, share: s1 } of one.values()) {
        const share = (s1 * s2) / 36;
        add('ships.x.sunk', at2['sunkX']!, share);
        add('ships.x.damaged', at2['damagedX']!, share);
        add('ships.escorts.sunk', at2['escorts']!, share);
        add('ships.z.sunk', at1['sunkZ']!, share);
        add('ships.z.damaged', at1['damagedZ']!, share);
        add('ships.a.sunk', at1['sunkA']!, share);
        add('ships.a.damaged', at1['damagedA']!, share);
        add('factorsSunk.defender', at1['factors']! + at2['factors']!, share);
        add('factorsSunk.attacker', at1['sunkA']! * 4, share);
        add('criticalHits.defender', at1['criticals']! + at2['criticals']!, share);
        add('criticalHits.attacker', at1['criticalsA']!, share);
      }
    }
  }
  return { tallies };
}

describe('the odds of a round of naval combat', () => {
  it('a round has the odds of a plain count of all throws', () => {
    covers('awaw:A13', 'awaw:A14', 'awaw:A19', 'awaw:A23', 'awaw:A25', 'awaw:A30', 'awaw:A31');
    const combat = siteOf(round).combat();
    const outcomes = oddsOf(combat);
    for (const [path, { shares }] of Object.entries(counted().tallies)) {
      const found = chances(combat, outcomes, path);
      for (const [value, share] of shares) {
        const odds = found.get(value) ?? 0;
        assert.ok(Math.abs(odds - share) < 1e-12, `${path} = ${value}: ${odds}, not ${share}`);
      }
      assert.ok(
        [...found].every(([value, share]) => share < 1e-12 || shares.has(value)),
        path,
      );
    }
  });
});
