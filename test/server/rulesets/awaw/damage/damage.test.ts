import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  countDamagedFactors,
  countFactors,
  countSunkFactors,
  countFiringFactors,
  computeFate,
  computeHitsAfterRepair,
  countHitsWhenDamaged,
  computeLightLosses,
  computeMaxHits,
  splitOneFactors,
} from '../../../../../server/src/rulesets/awaw/damage/damage';
import type { LightForce } from '../../../../../server/src/rulesets/awaw/damage/damage';
import { covers } from '../../../../support/covers';

function createForce(cruisers: number, dd: number, cve = 0, transport = 0): LightForce {
  return { kind: 'light', cruisers, oneFactors: { dd, cve, transport } };
}

/** `cruisers sunk / damaged / one-factor units sunk`. */
function formatLosses(target: LightForce, hits: number): string {
  const { cruisersSunk, cruisersDamaged, oneFactorsSunk } = computeLightLosses(target, hits);
  return `${cruisersSunk}/${cruisersDamaged}/${oneFactorsSunk}`;
}

describe('hits of A World at War', () => {
  it('hits damage a ship at one less than its size and sink it at its size', () => {
    covers('awaw:A23', 'awaw:A30');
    for (const size of [2, 3, 4, 5]) {
      const ship = { kind: 'named', size } as const;
      assert.equal(computeFate(ship, size - 2), 'unharmed');
      assert.equal(computeFate(ship, size - 1), 'damaged');
      assert.equal(computeFate(ship, size), 'sunk');
      assert.equal(computeFate(ship, size + 3), 'sunk');
      assert.equal(computeFate(ship, countHitsWhenDamaged(ship) + 1), 'sunk');
    }
  });

  it('two hits sink a cruiser of a group, and an odd hit damages one', () => {
    covers('awaw:A24');
    assert.deepEqual(
      [1, 2, 3, 4, 6, 7].map((hits) => formatLosses(createForce(3, 0), hits)),
      ['0/1/0', '1/0/0', '1/1/0', '2/0/0', '3/0/0', '3/0/0'],
    );
  });

  it('each hit on one-factor units sinks a factor', () => {
    covers('awaw:A25');
    assert.deepEqual(
      [0, 1, 3, 5, 9].map((hits) => formatLosses(createForce(0, 3, 1, 1), hits)),
      ['0/0/0', '0/0/1', '0/0/3', '0/0/5', '0/0/5'],
    );
  });

  it('hits fall on cruisers and one-factor units two by two', () => {
    covers('awaw:A26', 'awaw:A27');
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6, 7].map((hits) => formatLosses(createForce(2, 3), hits)),
      ['0/1/0', '1/0/0', '1/0/1', '1/0/2', '1/1/2', '2/0/2', '2/0/3'],
    );
    assert.equal(formatLosses(createForce(3, 1), 4), '1/1/1');
  });

  it('hits sink no more one-factor units than cruiser factors while a cruiser is left, and every fourth from the first damages one', () => {
    covers('awaw:A26', 'awaw:A27');
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 16 }), fc.nat(40), (cruisers, ones, hits) => {
        const { cruisersSunk, cruisersDamaged, oneFactorsSunk } = computeLightLosses(createForce(cruisers, ones), hits);
        if (cruisersSunk < cruisers) assert.ok(oneFactorsSunk <= cruisersSunk * 2);
        if (cruisersSunk < cruisers && oneFactorsSunk < ones && hits % 4 === 1) assert.equal(cruisersDamaged, 1);
        assert.equal(cruisersSunk * 2 + cruisersDamaged + oneFactorsSunk, Math.min(hits, cruisers * 2 + ones));
      }),
    );
  });

  it('the cycle of hits begins again with damaged cruisers when the scenario says so', () => {
    covers('awaw:A26');
    const target = { ...createForce(3, 5), damaged: 1 };
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6].map((hits) => formatLosses({ ...target, restarts: true }, hits)),
      ['1/0/0', '1/1/0', '1/1/1', '1/1/2', '2/0/2', '2/1/2'],
    );
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6].map((hits) => formatLosses(target, hits)),
      ['1/0/0', '1/0/1', '1/0/2', '1/1/2', '2/0/2', '2/0/3'],
    );
  });

  it("hits are split among one-factor units in proportion, largest remainder first, ties in the owner's order", () => {
    covers('awaw:A28');
    assert.deepEqual(splitOneFactors({ dd: 6, cve: 2, transport: 1 }, 3), { dd: 2, cve: 1, transport: 0 });
    assert.deepEqual(splitOneFactors({ dd: 2, cve: 2, transport: 2 }, 1), { dd: 1, cve: 0, transport: 0 });
    assert.deepEqual(splitOneFactors({ dd: 2, cve: 2, transport: 2 }, 1, ['transport']), {
      dd: 0,
      cve: 0,
      transport: 1,
    });
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(27), (dd, cve, transport, maximum) => {
        const sunk = Math.min(maximum, dd + cve + transport);
        const split = splitOneFactors({ dd, cve, transport }, sunk);
        assert.equal(split.dd + split.cve + split.transport, sunk);
        assert.ok(split.dd <= dd && split.cve <= cve && split.transport <= transport);
      }),
    );
  });

  it('hits too few to damage a named ship are repaired in port', () => {
    covers('awaw:A29');
    const nevada = { kind: 'named', size: 3 } as const;
    assert.deepEqual(
      [0, 1, 2, 3].map((hits) => computeHitsAfterRepair(nevada, hits)),
      [0, 0, 2, 3],
    );
    assert.equal(computeHitsAfterRepair(createForce(1, 0), 1), 1);
  });

  it('one more hit sinks each cruiser that was damaged before', () => {
    covers('awaw:A27', 'awaw:A30');
    const createDamagedForce = (damaged: number, more = {}): LightForce => ({ ...createForce(3, 3), damaged, ...more });
    // The second hit of the cycle, then two on one-factor units; the fifth of the accumulated count damages a cruiser again.
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5].map((hits) => formatLosses(createDamagedForce(1), hits)),
      ['0/1/0', '1/0/0', '1/0/1', '1/0/2', '1/1/2', '2/0/2'],
    );
    assert.deepEqual(
      [1, 4, 5].map((hits) => formatLosses(createDamagedForce(2), hits)),
      ['1/1/0', '2/0/2', '2/0/3'],
    );
    assert.deepEqual(
      [1, 2, 3].map((hits) => formatLosses(createDamagedForce(1, { startsAnew: true }), hits)),
      ['0/1/0', '1/0/0', '1/0/1'],
    );
  });

  it('enough hits sink everything, and never more than there is, whatever was damaged before', () => {
    const counts = fc.record({ cruisers: fc.nat(6), damaged: fc.nat(8), dd: fc.nat(6), startsAnew: fc.boolean() });
    fc.assert(
      fc.property(counts, fc.nat(30), ({ cruisers, damaged, dd, startsAnew }, hits) => {
        const target: LightForce = { ...createForce(cruisers, dd), damaged, startsAnew };
        const losses = computeLightLosses(target, hits);
        const max = computeMaxHits(target);
        assert.equal(losses.cruisersSunk === cruisers && losses.oneFactorsSunk === dd, hits >= max);
        assert.ok(losses.cruisersSunk + losses.cruisersDamaged <= cruisers);
        assert.ok(losses.newlyDamaged <= losses.cruisersDamaged);
        assert.equal(countSunkFactors(target, hits), losses.cruisersSunk * 2 + losses.oneFactorsSunk);
        if (hits > 0) assert.ok(countSunkFactors(target, hits) >= countSunkFactors(target, hits - 1));
        assert.ok(
          countFiringFactors(target, hits) >= 0 &&
            countFiringFactors(target, hits) <= countFactors(target) - countSunkFactors(target, hits),
        );
      }),
    );
  });

  it('only a ship that was undamaged before counts as damaged', () => {
    const ship = { kind: 'named', size: 4 } as const;
    assert.deepEqual(
      [2, 3, 4].map((hits) => countDamagedFactors(ship, 0, hits)),
      [0, 4, 0],
    );
    assert.equal(countDamagedFactors(ship, 3, 3), 0);
    assert.equal(countDamagedFactors(createForce(2, 0), 0, 3), 2);
  });

  it('hits beyond the last unit are lost', () => {
    covers('awaw:A25');
    assert.equal(computeMaxHits(createForce(2, 3)), 7);
    assert.equal(countSunkFactors(createForce(2, 3), 12), 7);
    assert.equal(countSunkFactors({ kind: 'named', size: 4 }, 12), 4);
    assert.equal(countSunkFactors({ kind: 'named', size: 4 }, 3), 0);
  });
});
