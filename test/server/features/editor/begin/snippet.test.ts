import assert from 'node:assert/strict';
import { createContentSnippet, defaultStyle } from '../../../../../server/src/features/editor/begin/snippet';

describe('the snippet of a template', () => {
  it('gives each unit an id of its own where the file has those of the template', () => {
    const unit = { type: 'object', properties: { id: { type: 'string', declares: 'unit' } } };
    const schema = { type: 'array', items: unit };
    const text = createContentSnippet([{ id: 'carrier-1' }, { id: 'carrier-2' }, { id: 'carrier-3' }], {
      root: schema,
      schema,
      column: 0,
      style: defaultStyle,
      getIds: () => ['carrier-1', 'carrier-3'],
    });
    const ids = [...text.matchAll(/carrier-\d+/g)].map(([id]) => id);
    assert.deepEqual(ids, ['carrier-4', 'carrier-2', 'carrier-5']);
  });
});
