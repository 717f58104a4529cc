import assert from 'node:assert/strict';
import { findChunkError } from '../../../server/src/text/guards';
import { limits } from '../../../server/src/text/limits';

describe('text that is not passed to the parser', () => {
  const find = (text: string) => {
    const problem = findChunkError(text);
    return problem && [problem.code, problem.range.from, problem.range.to];
  };
  const depth = 10 * limits.depth;

  it('text that is not passed to the parser is nested ten times deeper than is allowed', () => {
    assert.equal(find('['.repeat(depth)), undefined);
    assert.deepEqual(find('['.repeat(depth + 1)), ['syntax/too-deep', depth, depth + 1]);
    assert.deepEqual(find(`a: ${'{'.repeat(depth + 1)}`), ['syntax/too-deep', depth + 3, depth + 4]);
    assert.equal(find('[{}]'.repeat(depth)), undefined);
    for (const indicator of ['- ', '? ', '-\t', '-  ']) {
      assert.equal(find(`${indicator.repeat(depth - 1)}a`), undefined);
      assert.deepEqual(find(`a\n ${indicator.repeat(depth)}`), ['syntax/too-deep', 3, 4]);
    }
    assert.equal(find('- a '.repeat(depth)), undefined);
    assert.equal(find('-'.repeat(depth)), undefined);
  });

  it('text that is not passed to the parser has more separators than values are allowed', () => {
    for (const separator of [',', '&', '*', '\n']) {
      assert.equal(find(separator.repeat(limits.values)), undefined);
      assert.equal(find(separator.repeat(limits.values + 1))?.[0], 'syntax/too-large', JSON.stringify(separator));
    }
    assert.equal(find('x'.repeat(limits.values + 1)), undefined);
  });
});
