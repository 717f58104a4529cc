import assert from 'node:assert/strict';
import fc from 'fast-check';
import { GuideTable } from '../../../server/src/dice/guide-table';
import { createStream, createUniformGenerator } from '../../../server/src/dice/stream';

describe('guide table', () => {
  it('gives each number an interval as long as its weight, in order', () => {
    const table = new GuideTable([0.25, 0.5, 0.25]);
    const drawn = [0, 0.2499, 0.25, 0.7499, 0.75, 0.9999].map((uniform) => table.draw(uniform));
    assert.deepEqual(drawn, [0, 0, 1, 1, 2, 2]);
    assert.equal(new GuideTable([1, 2]).draw(1 / 3), 1, 'an interval begins where the one before it ends');
  });

  it('never draws a number of weight 0, however weights are rounded', () => {
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

  it('draws the number that a linear search finds', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 40 });
    const word = fc.oneof(
      fc.nat(2 ** 32 - 1),
      fc.nat(255).map((byte) => byte * 2 ** 24),
    );
    fc.assert(
      fc.property(weights, fc.array(word, { minLength: 20 }), (shares, words) => {
        const table = new GuideTable(shares);
        const total = shares.reduce((sum, probability) => sum + probability);
        for (const uniform of words.map((each) => each / 2 ** 32)) {
          let [value, before] = [0, 0];
          while (value < shares.length - 1 && uniform >= (before + shares[value]!) / total) before += shares[value++]!;
          assert.equal(table.draw(uniform), value);
        }
      }),
    );
  });

  it('draws each number as often as its weight says', () => {
    const shares = [0.1, 0, 0.6, 0.05, 0.25];
    const table = new GuideTable(shares);
    const uniform = createUniformGenerator(createStream(11));
    const counts = shares.map(() => 0);
    for (let drawn = 0; drawn < 100_000; drawn++) counts[table.draw(uniform())]!++;
    shares.forEach((probability, value) =>
      assert.ok(Math.abs(counts[value]! / 100_000 - probability) < 0.006, counts.join()),
    );
  });
});
