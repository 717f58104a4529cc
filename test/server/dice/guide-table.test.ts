import assert from 'node:assert/strict';
import fc from 'fast-check';
import { GuideTable } from '../../../server/src/dice/guide-table';
import { stream, uniforms } from '../../../server/src/dice/stream';

describe('tables to draw from', () => {
  it('give each number the stretch of its share, in order', () => {
    const table = new GuideTable([0.25, 0.5, 0.25]);
    const drawn = [0, 0.2499, 0.25, 0.7499, 0.75, 0.9999].map((uniform) => table.draw(uniform));
    assert.deepEqual(drawn, [0, 0, 1, 1, 2, 2]);
  });

  it('never draw what has no share, whatever rounding does', () => {
    const shares = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 1e-9, max: 1, noNaN: true })), { minLength: 1 });
    const uniform = fc.oneof(
      fc.constantFrom(0, 1 - 2 ** -32),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    );
    fc.assert(
      fc.property(shares, uniform, (weights, at) => {
        fc.pre(weights.some((weight) => weight > 0));
        assert.ok(weights[new GuideTable(weights).draw(at)]! > 0);
      }),
    );
  });

  it('draw each number as often as its share says', () => {
    const shares = [0.1, 0, 0.6, 0.05, 0.25];
    const table = new GuideTable(shares);
    const uniform = uniforms(stream(11));
    const counts = shares.map(() => 0);
    for (let drawn = 0; drawn < 100_000; drawn++) counts[table.draw(uniform())]!++;
    shares.forEach((share, value) => assert.ok(Math.abs(counts[value]! / 100_000 - share) < 0.006, counts.join()));
  });
});
