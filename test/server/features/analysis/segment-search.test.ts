import assert from 'node:assert/strict';
import { analyse } from '../../../../server/src/features';
import { createSegmentSearch } from '../../../../server/src/features/analysis/segment-search';
import { environment } from '../../../support/environment';

const text = `# a comment before
ruleset: wif-ssw
# between
engagements:
  - id: one
  - id: two
--- # a second document
ruleset: aare
`;

describe('the search in segments of a text', () => {
  it('covers the whole text in consecutive segments', () => {
    const file = analyse(text, undefined, environment());
    const segments = [...createSegmentSearch((part) => part)(file)];
    assert.equal(segments.map(({ result: matches }) => matches).join(''), text);
    for (const { from, to, result: matches } of segments) assert.equal(text.slice(from, to), matches);
    assert.ok(segments.length > 4);
  });

  it('gives the range of each match', () => {
    const file = analyse(text, undefined, environment());
    const segments = createSegmentSearch((part) => (part.includes('id: two') ? 'two' : undefined))(file);
    assert.deepEqual(
      segments.map(({ from, to, result: matches }) => [text.slice(from, to), matches]),
      [['  - id: two\n', 'two']],
    );
  });

  it('searches only edited segments again', () => {
    const searched: string[] = [];
    const search = createSegmentSearch((part) => searched.push(part));
    const before = analyse(text, undefined, environment());
    void [...search(before)];
    searched.length = 0;
    void [...search(analyse(text.replace('id: two', 'id: three'), before, environment()))];
    assert.deepEqual(
      searched.filter((part) => part.includes('id:')),
      ['  - id: three\n'],
    );
  });

  it('covers a text without a document', () => {
    const segments = [...createSegmentSearch((part) => part)(analyse('# nothing yet', undefined, environment()))];
    assert.deepEqual(segments, [{ from: 0, to: 13, result: '# nothing yet' }]);
  });
});
