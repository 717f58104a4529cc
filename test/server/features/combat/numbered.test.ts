import assert from 'node:assert/strict';
import { numbering } from '../../../../server/src/features/combat/numbered';

describe('the interner of texts', () => {
  it('gives the same number for the same text', () => {
    const numberOf = numbering(1_000);
    assert.deepEqual(['a', 'b', 'a', ''].map(numberOf), [1, 2, 1, 3]);
  });

  it('gives no number twice, although texts that were not used for longest are evicted', () => {
    const numberOf = numbering(300);
    const [first, second] = ['first', 'second'].map((text) => numberOf(text.padEnd(50)));
    assert.equal(numberOf('first'.padEnd(50)), first);
    const others = Array.from({ length: 2 }, (_, index) => numberOf(`${index}`.padEnd(50)));
    assert.equal(numberOf('first'.padEnd(50)), first);
    const again = numberOf('second'.padEnd(50));
    assert.equal(new Set([first, second, again, ...others]).size, 5);
  });
});
