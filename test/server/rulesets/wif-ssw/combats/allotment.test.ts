import assert from 'node:assert/strict';
import fc from 'fast-check';
import { allot } from '../../../../../server/src/rulesets/wif-ssw/combats/allotment';
import type { Allotment } from '../../../../../server/src/rulesets/wif-ssw/combats/allotment';
import type { Prey } from '../../../../../server/src/rulesets/wif-ssw/combats/prey';
import { convoyPrey, inOrderOfLoss } from '../../../../../server/src/rulesets/wif-ssw/combats/prey';
import { covers } from '../../../../support/covers';

const line = (name: string, more: Partial<Prey> = {}): Prey => ({
  ...{ name, kind: 'sub', count: 1, convoyPoints: 0, damaged: false, onlyIfBought: false, worth: 1 },
  ...more,
});

const hits = (allotment: Partial<Allotment> & Pick<Allotment, 'prey'>) =>
  allot({
    counts: { destroyed: 0, damaged: 0, aborted: 0 },
    left: allotment.prey.map(({ count }) => count),
    bought: [],
    ...allotment,
  }).map((hit) => `${allotment.prey[hit.prey]!.name}: ${hit.effects.join(' ')}`);

describe('the allotment of effects', () => {
  const prey = [line('a', { count: 2 }), line('b')];

  it('gives the severest effect to the first unit in the order of losses, and each unit one before any has two', () => {
    covers('wif-ssw:W34');
    const counts = { destroyed: 1, damaged: 1, aborted: 2 };
    assert.deepEqual(hits({ prey, counts }), ['a: destroyed aborted', 'a: damaged', 'b: aborted']);
  });

  it('gives a bought unit the severest effect, and a second one the next', () => {
    const counts = { destroyed: 1, damaged: 1, aborted: 1 };
    assert.deepEqual(hits({ prey, counts, bought: [1] }), ['a: damaged', 'a: aborted', 'b: destroyed']);
    assert.deepEqual(hits({ prey, counts, bought: [1, 0] }), ['a: damaged', 'a: aborted', 'b: destroyed']);
  });

  it('loses the purchase where there is no effect left for it', () => {
    assert.deepEqual(hits({ prey, counts: { destroyed: 0, damaged: 0, aborted: 1 }, bought: [1, 0] }), ['b: aborted']);
  });

  it('passes by units that are hit only when bought', () => {
    const guarded = [line('ship'), line('escort', { onlyIfBought: true })];
    const counts = { destroyed: 3, damaged: 0, aborted: 0 };
    assert.deepEqual(hits({ prey: guarded, counts }), ['ship: destroyed destroyed destroyed']);
    assert.deepEqual(hits({ prey: guarded, counts, bought: [1] }), ['ship: destroyed destroyed', 'escort: destroyed']);
  });

  it('gives out every effect while there is a unit, and never more', () => {
    const count = fc.nat({ max: 6 });
    fc.assert(
      fc.property(
        fc.record({ destroyed: count, damaged: count, aborted: count }),
        fc.array(count, { maxLength: 4 }),
        (counts, left) => {
          const units = left.map((of, index) => line(`${index}`, { count: of }));
          const given = allot({ counts, prey: units, left, bought: [] });
          const total = left.some((of) => of > 0) ? counts.destroyed + counts.damaged + counts.aborted : 0;
          assert.equal(
            given.reduce((sum, hit) => sum + hit.effects.length, 0),
            total,
          );
          const perUnit = given.map((hit) => hit.effects.length);
          assert.ok(Math.max(0, ...perUnit) - Math.min(...perUnit, Infinity) <= 1, 'evenly');
          left.forEach((of, index) => assert.ok(given.filter((hit) => hit.prey === index).length <= of));
        },
      ),
    );
  });
});

describe('the order of losses', () => {
  it('is what the orders name, then the least worth', () => {
    covers('wif-ssw:W34');
    const prey = [line('a', { worth: 3 }), line('b', { worth: 1 }), line('c', { worth: 2 })];
    const names = (losses?: string[]) => inOrderOfLoss(prey, losses).map(({ name }) => name);
    assert.deepEqual(names(), ['b', 'c', 'a']);
    assert.deepEqual(names(['a']), ['a', 'b', 'c']);
    assert.deepEqual(names(['c', 'nobody', 'c', 'a']), ['c', 'a', 'b']);
  });

  it('makes two convoy points a ship, and a ship of a leftover one (T4)', () => {
    covers('wif-ssw:W31');
    const ships = (points: number) => convoyPrey(points, 10).reduce((sum, { count }) => sum + count, 0);
    assert.deepEqual([0, 1, 2, 3, 12, 13].map(ships), [0, 1, 1, 2, 6, 7]);
  });
});
