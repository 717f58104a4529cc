import assert from 'node:assert/strict';
import { truncateMarkdown } from '../../../../server/src/features/scenario/display-limits';

describe('Markdown that is too long to be shown', () => {
  const more = '\n\n*There is more than can be shown here.*';

  it('ends with the last whole line that fits, and says that there is more', () => {
    assert.equal(truncateMarkdown('ab\ncd\nef', 8), 'ab\ncd\nef');
    assert.equal(truncateMarkdown('ab\ncd\nef', 7), `ab\ncd${more}`);
    assert.equal(truncateMarkdown('ab\ncd\nef', 5), `ab\ncd${more}`);
    assert.equal(truncateMarkdown('ab\ncd\nef', 4), `ab${more}`);
    assert.equal(truncateMarkdown('a\nbcdefgh', 5), `a${more}`);
  });

  it('is cut within a line if the first is too long', () => {
    assert.equal(truncateMarkdown('abcdefgh', 5), `abcd…${more}`);
    assert.equal(truncateMarkdown('\nabcdefgh', 5), `\nabc…${more}`);
  });
});
