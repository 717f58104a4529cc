import assert from 'node:assert/strict';
import { assertWellFormed } from '../../../../support/well-formed';
import { covers } from '../../../../support/covers';
import { writeFleetCombat, computeDistribution, getExactOdds, getCombatEntry } from './fight';
import { readFleetHits, Tally, twoDice } from './independent-arithmetic';

describe('the odds of a fleet combat', () => {
  it('the odds of a fleet combat in which capital ships fire at light ships first equal an enumeration of all rolls', () => {
    covers('awaw:A24', 'awaw:A26');
    const combat = getCombatEntry(
      writeFleetCombat(
        'units: [{ id: big, type: bb, size: 5 }, { id: second, type: bb, size: 4 }, { id: boats, type: dd, count: 4 }]',
        'units: [{ id: ship, type: bb, size: 3 }, { id: cruisers, type: ca, count: 2 }]',
        'orders: { fire: [{ by: second, at: cruisers }] }',
      ),
    ).build();
    assertWellFormed(combat);
    const outcomes = getExactOdds(combat);
    for (const [path, { probabilities }] of Object.entries(tallyBattle())) {
      const distribution = computeDistribution(combat, outcomes, path);
      for (const [value, odds] of probabilities) {
        assert.ok(
          Math.abs((distribution.get(value) ?? 0) - odds) < 1e-12,
          `${path} = ${value}: ${distribution.get(value)}, not ${odds}`,
        );
      }
    }
  });

  it('a fleet combat is well-formed whatever the ships', () => {
    for (let seed = 1; seed <= 40; seed++)
      assertWellFormed(getCombatEntry(writeRandomBattle(seed)).build(), [seed, seed + 1]);
  });
});

/** A random battle, determined by its seed. */
function writeRandomBattle(seed: number): string {
  let state = seed * 7919;
  const pick = (bound: number): number => (state = (state * 48271) % 2147483647) % bound;
  const writeGroup = (name: string): string => {
    const units = Array.from({ length: 1 + pick(4) }, (_, index) => {
      const id = `${name}-${index}`;
      const type = ['bb', 'ca', 'dd', 'cv'][pick(4)]!;
      if (type === 'bb') return `{ id: ${id}, type: bb, size: ${2 + pick(4)}, damaged: ${pick(3) === 0} }`;
      return type === 'cv' ? `{ id: ${id}, type: cv }` : `{ id: ${id}, type: ${type}, count: ${1 + pick(4)} }`;
    });
    return `units: [${units.join(', ')}]`;
  };
  return writeFleetCombat(
    writeGroup('a'),
    writeGroup('z'),
    'orders: { fire: [{ by: a-0, at: z-0 }, { by: a-1, at: z-2 }, { by: z-1, at: a-3 }] }',
  );
}

/** Tallies over every roll of the battle above: five factors at the battleship, four at the cruisers, three back; then the light ships. */
function tallyBattle(): Readonly<Record<string, Tally>> {
  const tallies = {
    'ships.ship.sunk': new Tally(),
    'ships.ship.damaged': new Tally(),
    'ships.big.damaged': new Tally(),
    'ships.cruisers.sunk': new Tally(),
    'ships.cruisers.damaged': new Tally(),
    'ships.boats.sunk': new Tally(),
    'factorsSunk.defender': new Tally(),
  };
  for (const [roll1, w1] of twoDice) {
    for (const [roll2, w2] of twoDice) {
      for (const [roll3, w3] of twoDice) {
        const onShip = Math.min(3, readFleetHits(5, roll1));
        const onCruisers = Math.min(4, readFleetHits(4, roll2));
        // A cruiser with an odd hit is damaged and does not fire.
        const firing = 4 - 2 * Math.ceil(onCruisers / 2);
        for (const [roll4, w4] of twoDice) {
          const isFree = firing === 0;
          const ship = isFree && onShip < 3 ? Math.min(3, onShip + readFleetHits(4, roll4)) : onShip;
          // Light ships that are all damaged or sunk are no match: the destroyers are free to fire at the battleship.
          const cruisers = isFree ? onCruisers : Math.min(4, onCruisers + readFleetHits(4, roll4));
          for (const [roll5, w5] of twoDice) {
            const probability = (w1 * w2 * w3 * w4 * w5) / 36 ** 5;
            const boats = firing === 0 ? 0 : Math.min(4, readFleetHits(firing, roll5));
            const sunkShip = ship === 3 ? 1 : 0;
            tallies['ships.ship.sunk'].add(sunkShip, probability);
            tallies['ships.ship.damaged'].add(ship === 2 ? 1 : 0, probability);
            tallies['ships.big.damaged'].add(readFleetHits(3, roll3) === 4 ? 1 : 0, probability);
            tallies['ships.cruisers.sunk'].add(Math.floor(cruisers / 2), probability);
            tallies['ships.cruisers.damaged'].add(cruisers % 2, probability);
            tallies['ships.boats.sunk'].add(boats, probability);
            tallies['factorsSunk.defender'].add(sunkShip * 3 + Math.floor(cruisers / 2) * 2, probability);
          }
        }
      }
    }
  }
  return tallies;
}
