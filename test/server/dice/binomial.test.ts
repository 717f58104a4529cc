import assert from 'node:assert/strict';
import { Binomial, convolveSuccesses } from '../../../server/src/dice/binomial';
import { sum } from '../../../server/src/dice/sum';

function assertClose(actual: number, value: number): void {
  assert.ok(Math.abs(actual - value) <= 1e-14 * value, `${actual} is not ${value}`);
}

describe('binomial distribution', () => {
  it('gives the textbook binomial distribution', () => {
    const three = new Binomial(1 / 3).getRow(3);
    [8 / 27, 12 / 27, 6 / 27, 1 / 27].forEach((probability, successes) => assertClose(three[successes]!, probability));
    assert.deepEqual([...new Binomial(0.5).getRow(0)], [1]);
  });

  it('is certain if the chance is 0 or 1', () => {
    assert.deepEqual([...new Binomial(0).getRow(2)], [1, 0, 0]);
    assert.deepEqual([...new Binomial(1).getRow(2)], [0, 0, 1]);
  });

  it('sums to 1 and stays accurate for tiny probabilities', () => {
    const many = new Binomial(1 / 6).getRow(100);
    assert.ok(Math.abs(sum(many) - 1) < 1e-14);
    assert.ok(Math.abs(many[100]! * 6 ** 100 - 1) < 1e-13);
  });

  it('convolves dice of the same chance, in either order', () => {
    const dice = new Binomial(2 / 6);
    const [a, b] = [
      convolveSuccesses(dice.getRow(3), dice.getRow(4)),
      convolveSuccesses(dice.getRow(4), dice.getRow(3)),
    ];
    dice.getRow(7).forEach((probability, successes) => {
      assertClose(a[successes]!, probability);
      assertClose(b[successes]!, probability);
    });
    assert.equal(a.length, 8);
    assert.deepEqual(convolveSuccesses([1, 0], [0.5, 0.5]), [0.5, 0.5, 0]);
    assert.deepEqual(convolveSuccesses([0.5], [0.5, 0.5]), [0.25, 0.25]);
    assert.equal(convolveSuccesses(dice.getRow(0), dice.getRow(4)), dice.getRow(4));
    assert.equal(convolveSuccesses(dice.getRow(4), dice.getRow(0)), dice.getRow(4));
  });
});
