import assert from 'node:assert/strict';
import { createInterner } from '../../../../server/src/features/combat/odds-key';

describe('the interner of texts', () => {
  it('gives the same number for the same text', () => {
    const intern = createInterner(1_000);
    assert.deepEqual(['a', 'b', 'a', ''].map(intern), [1, 2, 1, 3]);
  });

  it('gives no number twice, although the least recently used texts are evicted', () => {
    const intern = createInterner(300);
    const [first, second] = ['first', 'second'].map((text) => intern(text.padEnd(50)));
    assert.equal(intern('first'.padEnd(50)), first);
    const others = Array.from({ length: 2 }, (_, index) => intern(`${index}`.padEnd(50)));
    assert.equal(intern('first'.padEnd(50)), first);
    const again = intern('second'.padEnd(50));
    assert.equal(new Set([first, second, again, ...others]).size, 5);
  });
});
