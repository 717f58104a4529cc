import assert from 'node:assert/strict';
import { analyse } from '../../../server/src/features';
import { inStretches } from '../../../server/src/features/stretches';
import { environment } from '../../support/environment';

const text = `# a comment before
ruleset: wif-ssw
# between
engagements:
  - id: one
  - id: two
--- # a second document
ruleset: aare
`;

describe('the stretches of a text', () => {
  it('are all of it, one behind the other', () => {
    const file = analyse(text, undefined, environment());
    const all = [...inStretches((part) => part)(file)];
    assert.equal(all.map(({ found }) => found).join(''), text);
    for (const { from, to, found } of all) assert.equal(text.slice(from, to), found);
    assert.ok(all.length > 4);
  });

  it('are told of where something is found', () => {
    const file = analyse(text, undefined, environment());
    const all = inStretches((part) => (part.includes('id: two') ? 'two' : undefined))(file);
    assert.deepEqual(
      all.map(({ from, to, found }) => [text.slice(from, to), found]),
      [['  - id: two\n', 'two']],
    );
  });

  it('are searched again only where they were edited', () => {
    const searched: string[] = [];
    const search = inStretches((part) => searched.push(part));
    const before = analyse(text, undefined, environment());
    void [...search(before)];
    searched.length = 0;
    void [...search(analyse(text.replace('id: two', 'id: three'), before, environment()))];
    assert.deepEqual(
      searched.filter((part) => part.includes('id:')),
      ['  - id: three\n'],
    );
  });

  it('cover a text that holds no document', () => {
    const all = [...inStretches((part) => part)(analyse('# nothing yet', undefined, environment()))];
    assert.deepEqual(all, [{ from: 0, to: 13, found: '# nothing yet' }]);
  });
});
