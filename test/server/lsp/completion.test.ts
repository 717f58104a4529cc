import assert from 'node:assert/strict';
import { plainText } from '../../../server/src/lsp/completion';

describe('a snippet for a client without snippets', () => {
  it('removes the placeholders of a snippet and keeps their default texts', () => {
    assert.equal(plainText('id: ${1:u-boat}\ntype: $2\nend: ${3}$0'), 'id: u-boat\ntype: \nend: ');
    assert.equal(plainText('side: ${1|axis,allied|}'), 'side: axis');
  });

  it('keeps escaped characters of a snippet', () => {
    assert.equal(plainText('cost: \\$5 {a\\}'), 'cost: $5 {a}');
  });
});
