import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  factorsSunk,
  fateOf,
  hitsAfterRepair,
  hitsOfDamaged,
  lightLosses,
  mostHits,
  splitOnes,
} from '../../../../../server/src/rulesets/awaw/facts/damage';
import type { LightForce } from '../../../../../server/src/rulesets/awaw/facts/damage';
import { covers } from '../../../../support/covers';

function force(cruisers: number, dd: number, cve = 0, transport = 0): LightForce {
  return { kind: 'light', cruisers, ones: { dd, cve, transport } };
}

/** `cruisers sunk / damaged / one-factor units sunk`. */
function losses(of: LightForce, hits: number): string {
  const { cruisersSunk, cruisersDamaged, onesSunk } = lightLosses(of, hits);
  return `${cruisersSunk}/${cruisersDamaged}/${onesSunk}`;
}

describe('hits of A World at War', () => {
  it('damage a ship with one less than its size and sink it with its size', () => {
    covers('awaw:A23', 'awaw:A30');
    for (const size of [2, 3, 4, 5]) {
      const ship = { kind: 'named', size } as const;
      assert.equal(fateOf(ship, size - 2), 'unharmed');
      assert.equal(fateOf(ship, size - 1), 'damaged');
      assert.equal(fateOf(ship, size), 'sunk');
      assert.equal(fateOf(ship, size + 3), 'sunk');
      assert.equal(fateOf(ship, hitsOfDamaged(ship) + 1), 'sunk');
    }
  });

  it('sink a cruiser of a group with two each, and damage one with an odd hit', () => {
    covers('awaw:A24');
    assert.deepEqual(
      [1, 2, 3, 4, 6, 7].map((hits) => losses(force(3, 0), hits)),
      ['0/1/0', '1/0/0', '1/1/0', '2/0/0', '3/0/0', '3/0/0'],
    );
  });

  it('sink a factor each of one-factor units', () => {
    covers('awaw:A25');
    assert.deepEqual(
      [0, 1, 3, 5, 9].map((hits) => losses(force(0, 3, 1, 1), hits)),
      ['0/0/0', '0/0/1', '0/0/3', '0/0/5', '0/0/5'],
    );
  });

  it('fall on cruisers and one-factor units two by two', () => {
    covers('awaw:A26', 'awaw:A27');
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6, 7].map((hits) => losses(force(2, 3), hits)),
      ['0/1/0', '1/0/0', '1/0/1', '1/0/2', '1/1/2', '2/0/2', '2/0/3'],
    );
    assert.equal(losses(force(3, 1), 4), '1/1/1');
  });

  it('never sink more one-factor units than cruiser factors while a cruiser is left, and damage one with every fourth from the first', () => {
    covers('awaw:A26', 'awaw:A27');
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 16 }), fc.nat(40), (cruisers, ones, hits) => {
        const { cruisersSunk, cruisersDamaged, onesSunk } = lightLosses(force(cruisers, ones), hits);
        if (cruisersSunk < cruisers) assert.ok(onesSunk <= cruisersSunk * 2);
        if (cruisersSunk < cruisers && onesSunk < ones && hits % 4 === 1) assert.equal(cruisersDamaged, 1);
        assert.equal(cruisersSunk * 2 + cruisersDamaged + onesSunk, Math.min(hits, cruisers * 2 + ones));
      }),
    );
  });

  it('are shared by types of one-factor units in proportion, the largest remainder first, ties as the owner orders', () => {
    covers('awaw:A28');
    assert.deepEqual(splitOnes({ dd: 6, cve: 2, transport: 1 }, 3), { dd: 2, cve: 1, transport: 0 });
    assert.deepEqual(splitOnes({ dd: 2, cve: 2, transport: 2 }, 1), { dd: 1, cve: 0, transport: 0 });
    assert.deepEqual(splitOnes({ dd: 2, cve: 2, transport: 2 }, 1, ['transport']), { dd: 0, cve: 0, transport: 1 });
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(27), (dd, cve, transport, wanted) => {
        const sunk = Math.min(wanted, dd + cve + transport);
        const split = splitOnes({ dd, cve, transport }, sunk);
        assert.equal(split.dd + split.cve + split.transport, sunk);
        assert.ok(split.dd <= dd && split.cve <= cve && split.transport <= transport);
      }),
    );
  });

  it('are repaired in port where they are too few to damage a named ship', () => {
    covers('awaw:A29');
    const nevada = { kind: 'named', size: 3 } as const;
    assert.deepEqual(
      [0, 1, 2, 3].map((hits) => hitsAfterRepair(nevada, hits)),
      [0, 0, 2, 3],
    );
    assert.equal(hitsAfterRepair(force(1, 0), 1), 1);
  });

  it('beyond the last unit are lost', () => {
    covers('awaw:A25');
    assert.equal(mostHits(force(2, 3)), 7);
    assert.equal(factorsSunk(force(2, 3), 12), 7);
    assert.equal(factorsSunk({ kind: 'named', size: 4 }, 12), 4);
    assert.equal(factorsSunk({ kind: 'named', size: 4 }, 3), 0);
  });
});
