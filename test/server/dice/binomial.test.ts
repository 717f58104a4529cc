import assert from 'node:assert/strict';
import { Binomial, together } from '../../../server/src/dice/binomial';
import { sum } from '../../../server/src/dice/sum';

function close(actual: number, value: number): void {
  assert.ok(Math.abs(actual - value) <= 1e-14 * value, `${actual} is not ${value}`);
}

describe('binomial distribution', () => {
  it('gives the textbook binomial distribution', () => {
    const three = new Binomial(1 / 3).of(3);
    [8 / 27, 12 / 27, 6 / 27, 1 / 27].forEach((share, successes) => close(three[successes]!, share));
    assert.deepEqual([...new Binomial(0.5).of(0)], [1]);
  });

  it('is certain if the chance is 0 or 1', () => {
    assert.deepEqual([...new Binomial(0).of(2)], [1, 0, 0]);
    assert.deepEqual([...new Binomial(1).of(2)], [0, 0, 1]);
  });

  it('sums to 1 and stays accurate for tiny probabilities', () => {
    const many = new Binomial(1 / 6).of(100);
    assert.ok(Math.abs(sum(many) - 1) < 1e-14);
    assert.ok(Math.abs(many[100]! * 6 ** 100 - 1) < 1e-13);
  });

  it('convolves dice of the same chance, in either order', () => {
    const dice = new Binomial(2 / 6);
    const [a, b] = [together(dice.of(3), dice.of(4)), together(dice.of(4), dice.of(3))];
    dice.of(7).forEach((share, successes) => {
      close(a[successes]!, share);
      close(b[successes]!, share);
    });
    assert.equal(together(dice.of(0), dice.of(4)), dice.of(4));
    assert.equal(together(dice.of(4), dice.of(0)), dice.of(4));
  });
});
