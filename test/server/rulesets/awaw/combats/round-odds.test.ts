import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { computeDistribution, getExactOdds, getCombatEntry } from './fight';
import {
  readAirDefenseLosses,
  readAirHits,
  readFleetHits,
  readSubmarineHits,
  Tally,
  listRolls,
  twoDice,
} from './independent-arithmetic';

/**
 * Two strikes, each on a group that the search has to find. One hits battleship z, which then meets battleship a in fleet combat; at the
 * end a submarine attacks a.
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

/** Outcomes of one half of the round, by key, with their probabilities. */
type HalfOutcomes = ReadonlyMap<string, { readonly values: Readonly<Record<string, number>>; probability: number }>;

function collectOutcomes(
  enumerate: (add: (values: Record<string, number>, probability: number) => void) => void,
): HalfOutcomes {
  const outcomes = new Map<string, { values: Record<string, number>; probability: number }>();
  enumerate((values, probability) => {
    const key = JSON.stringify(values);
    const outcome = outcomes.get(key) ?? { values, probability: 0 };
    outcome.probability += probability;
    outcomes.set(key, outcome);
  });
  return outcomes;
}

/** The strike on group 2 if it is found: naval air at sea is at +1. */
function resolveStrikeOnTwo(isFound: boolean): HalfOutcomes {
  return collectOutcomes((add) => {
    if (!isFound) return add({ sunkX: 0, damagedX: 0, escorts: 0, criticals: 0, factors: 0 }, 1);
    for (const [defense, w1] of twoDice) {
      const squadronsLeft = 4 - readAirDefenseLosses(1, defense);
      for (const [onX, w2] of twoDice) {
        for (const [onEscorts, w3] of twoDice) {
          const hits = readAirHits(Math.min(2, squadronsLeft), onX + 1);
          const second = Math.min(2, Math.max(0, squadronsLeft - 2));
          const escorts = Math.min(2, second === 0 ? 0 : readAirHits(second, onEscorts + 1));
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
  return collectOutcomes((add) => {
    for (const [strike, w1] of twoDice) {
      const strikeHits = isFound ? Math.min(3, readAirHits(2, strike + 1)) : 0;
      const critical = isFound && strike === 12 ? 1 : 0;
      for (const [fire, w2] of twoDice) {
        for (const [reply, w3] of twoDice) {
          for (const [torpedo, w4] of twoDice) {
            const isZAfloat = strikeHits < 3;
            const onZ = isZAfloat ? Math.min(3, strikeHits + readFleetHits(4, fire)) : strikeHits;
            const onA = isZAfloat ? readFleetHits(3, reply) : 0;
            const totalOnA = Math.min(4, onA + readSubmarineHits(torpedo));
            const values = {
              sunkZ: onZ === 3 ? 1 : 0,
              damagedZ: onZ === 2 ? 1 : 0,
              sunkA: totalOnA === 4 ? 1 : 0,
              damagedA: totalOnA === 3 ? 1 : 0,
              criticals: critical + (isZAfloat && fire === 12 ? 1 : 0),
              criticalsA: (isZAfloat && reply === 12 ? 1 : 0) + (torpedo === 12 ? 1 : 0),
              factors: onZ === 3 ? 3 : 0,
            };
            add(values, (w1 * w2 * w3 * w4) / 36 ** 4);
          }
        }
      }
    }
  });
}

/** Tallies of each measure over all rolls of the round. */
function tallyAllRolls(): Readonly<Record<string, Tally>> {
  const tallies: Record<string, Tally> = {};
  const add = (name: string, value: number, probability: number): void =>
    (tallies[name] ??= new Tally()).add(value, probability);
  const groupTwoOutcomes = [resolveStrikeOnTwo(false), resolveStrikeOnTwo(true)] as const;
  const groupOneOutcomes = [resolveGroupOne(false), resolveGroupOne(true)] as const;
  for (const dice of listRolls(2)) {
    add('searchResults.attacker', dice.filter((face) => face < 3).length, 1 / 36);
    const second = groupTwoOutcomes[dice.includes(2) ? 1 : 0];
    const first = groupOneOutcomes[dice.includes(1) ? 1 : 0];
    for (const { values: groupTwoValues, probability: groupTwoProbability } of second.values()) {
      for (const { values: groupOneValues, probability: groupOneProbability } of first.values()) {
        const probability = (groupOneProbability * groupTwoProbability) / 36;
        add('ships.x.sunk', groupTwoValues['sunkX']!, probability);
        add('ships.x.damaged', groupTwoValues['damagedX']!, probability);
        add('ships.escorts.sunk', groupTwoValues['escorts']!, probability);
        add('ships.z.sunk', groupOneValues['sunkZ']!, probability);
        add('ships.z.damaged', groupOneValues['damagedZ']!, probability);
        add('ships.a.sunk', groupOneValues['sunkA']!, probability);
        add('ships.a.damaged', groupOneValues['damagedA']!, probability);
        add('factorsSunk.defender', groupOneValues['factors']! + groupTwoValues['factors']!, probability);
        add('factorsSunk.attacker', groupOneValues['sunkA']! * 4, probability);
        add('criticalHits.defender', groupOneValues['criticals']! + groupTwoValues['criticals']!, probability);
        add('criticalHits.attacker', groupOneValues['criticalsA']!, probability);
      }
    }
  }
  return tallies;
}

describe('the odds of a round of naval combat', () => {
  it('the odds of a round equal an enumeration of all rolls', () => {
    covers('awaw:A13', 'awaw:A14', 'awaw:A19', 'awaw:A23', 'awaw:A25', 'awaw:A30', 'awaw:A31');
    const combat = getCombatEntry(round).build();
    const outcomes = getExactOdds(combat);
    for (const [path, { probabilities }] of Object.entries(tallyAllRolls())) {
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
