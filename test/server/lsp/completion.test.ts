import assert from 'node:assert/strict';
import { stripPlaceholders } from '../../../server/src/lsp/completion';

describe('a snippet for a client without snippets', () => {
  it('removes the placeholders of a snippet and keeps their default texts', () => {
    assert.equal(stripPlaceholders('id: ${1:u-boat}\ntype: $2\nend: ${3}$0'), 'id: u-boat\ntype: \nend: ');
    assert.equal(stripPlaceholders('side: ${1|axis,allied|}'), 'side: axis');
  });

  it('keeps escaped characters of a snippet', () => {
    assert.equal(stripPlaceholders('cost: \\$5 {a\\}'), 'cost: $5 {a}');
  });
});
