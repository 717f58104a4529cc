import assert from 'node:assert/strict';
import { findTableLink } from '../../../../server/src/features';
import { findTableLinks } from '../../../../server/src/features/editor/document-links';
import { analyzeText, biscay, findOffset } from '../support';

describe('links to table files', () => {
  const text = biscay.replace(
    'engagements:',
    'tables: { sectionModifiers: "tables/there.yaml", navalCombatChart: not-there.yaml }\nengagements:',
  );
  const analysis = analyzeText(text, {
    readTable: (path) => (path === 'tables/there.yaml' ? { text: 'source: mine\n' } : undefined),
  });

  it('links paths to their files, whether these exist or not', () => {
    assert.deepEqual(
      findTableLinks(analysis).map(({ path, range: { from, to } }) => [path, text.slice(from, to)]),
      [
        ['tables/there.yaml', 'tables/there.yaml'],
        ['not-there.yaml', 'not-there.yaml'],
      ],
    );
  });

  it('finds the path at the cursor', () => {
    assert.equal(findTableLink(analysis, findOffset(text, 'not-there', 3))?.path, 'not-there.yaml');
    assert.equal(findTableLink(analysis, findOffset(text, 'navalCombatChart', 3)), undefined);
    const from = findOffset(text, 'not-there.yaml');
    const to = from + 'not-there.yaml'.length;
    assert.deepEqual(
      [from - 1, from, to, to + 1].map((offset) => findTableLink(analysis, offset)?.path),
      [undefined, 'not-there.yaml', 'not-there.yaml', undefined],
    );
  });
});
