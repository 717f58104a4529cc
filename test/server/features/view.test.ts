import assert from 'node:assert/strict';
import { toOriginal } from '../../../server/src/features/view';
import { analysisOf, biscay } from './support';

interface Data {
  readonly engagements: readonly { readonly id: string }[];
  readonly powers?: object;
}
const viewOf = (text: string) => analysisOf(text).scenarios[0]!.view();
const sound = biscay.slice(biscay.indexOf('  - id: biscay')).replaceAll('biscay', 'azores');

describe('the view that rules have of a scenario', () => {
  it('is the data itself where nothing is wrong', () => {
    const [scenario] = analysisOf(biscay).scenarios;
    const { data, allSound } = scenario!.view();
    assert.ok(allSound && data === scenario!.document.data);
  });

  it('leaves out the part that has a fault, and edits what is left where it stands in the text', () => {
    const text = `${biscay.replace('weather: rain', 'weather: 3')}${sound}`;
    const view = viewOf(text);
    const { engagements } = view.data as Data;
    assert.deepEqual(
      engagements.map(({ id }) => id),
      ['azores'],
    );
    assert.deepEqual([view.headerSound, view.allSound], [true, false]);
    assert.deepEqual([view.isSound('engagements', 0), view.isSound('engagements', 1)], [false, true]);
    const edit = toOriginal(view, { edit: 'remove', owner: engagements, key: 0 });
    assert.deepEqual([edit.edit, 'key' in edit && edit.key], ['remove', 1]);
    assert.notEqual(edit.owner, engagements);
  });

  it('lacks a member of the header that has a fault', () => {
    const view = viewOf(biscay.replace('side: axis', 'side: 3'));
    assert.deepEqual([(view.data as Data).powers, view.headerSound], [undefined, false]);
  });
});
