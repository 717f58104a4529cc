import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { computeDistribution, getExactOdds, getCombatEntry } from './fight';
import {
  airDefenseLosses,
  airHits,
  fleetHits,
  submarineHits,
  Tally,
  listThrows,
  twoDice,
} from './independent-arithmetic';

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

interface ThrowCount {
  readonly tallies: Readonly<Record<string, Tally>>;
}

/** Outcomes of one half of the round, by key, with their probabilities. */
type HalfOutcomes = ReadonlyMap<string, { readonly values: Readonly<Record<string, number>>; probability: number }>;

function collectHalf(each: (add: (values: Record<string, number>, probability: number) => void) => void): HalfOutcomes {
  const outcomes = new Map<string, { values: Record<string, number>; probability: number }>();
  each((values, probability) => {
    const key = JSON.stringify(values);
    const outcome = outcomes.get(key) ?? { values, probability: 0 };
    outcome.probability += probability;
    outcomes.set(key, outcome);
  });
  return outcomes;
}

/** The strike on group 2 if it is found: naval air at sea is at +1. */
function resolveStrikeOnTwo(isFound: boolean): HalfOutcomes {
  return collectHalf((add) => {
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
function resolveGroupOne(isFound: boolean): HalfOutcomes {
  return collectHalf((add) => {
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

function countThrows(): ThrowCount {
  const tallies: Record<string, Tally> = {};
  const add = (name: string, value: number, probability: number): void =>
    (tallies[name] ??= new Tally()).add(value, probability);
  const twos = [resolveStrikeOnTwo(false), resolveStrikeOnTwo(true)] as const;
  const ones = [resolveGroupOne(false), resolveGroupOne(true)] as const;
  for (const dice of listThrows(2)) {
    add('searchResults.attacker', dice.filter((face) => face < 3).length, 1 / 36);
    const second = twos[dice.includes(2) ? 1 : 0];
    const first = ones[dice.includes(1) ? 1 : 0];
    for (const { values: at2, probability: s2 } of second.values()) {
      for (const { values: at1, probability: s1 } of first.values()) {
        const probability = (s1 * s2) / 36;
        add('ships.x.sunk', at2['sunkX']!, probability);
        add('ships.x.damaged', at2['damagedX']!, probability);
        add('ships.escorts.sunk', at2['escorts']!, probability);
        add('ships.z.sunk', at1['sunkZ']!, probability);
        add('ships.z.damaged', at1['damagedZ']!, probability);
        add('ships.a.sunk', at1['sunkA']!, probability);
        add('ships.a.damaged', at1['damagedA']!, probability);
        add('factorsSunk.defender', at1['factors']! + at2['factors']!, probability);
        add('factorsSunk.attacker', at1['sunkA']! * 4, probability);
        add('criticalHits.defender', at1['criticals']! + at2['criticals']!, probability);
        add('criticalHits.attacker', at1['criticalsA']!, probability);
      }
    }
  }
  return { tallies };
}

describe('the odds of a round of naval combat', () => {
  it('a round has the odds of a plain count of all throws', () => {
    covers('awaw:A13', 'awaw:A14', 'awaw:A19', 'awaw:A23', 'awaw:A25', 'awaw:A30', 'awaw:A31');
    const combat = getCombatEntry(round).build();
    const outcomes = getExactOdds(combat);
    for (const [path, { probabilities }] of Object.entries(countThrows().tallies)) {
      const distribution = computeDistribution(combat, outcomes, path);
      for (const [value, probability] of probabilities) {
        const odds = distribution.get(value) ?? 0;
        assert.ok(Math.abs(odds - probability) < 1e-12, `${path} = ${value}: ${odds}, not ${probability}`);
      }
      assert.ok(
        [...distribution].every(([value, probability]) => probability < 1e-12 || probabilities.has(value)),
        path,
      );
    }
  });
});
