import assert from 'node:assert/strict';
import fs from 'node:fs';
import { analyse } from '../../../server/src/features';
import type { Scenario } from '../../../server/src/features/scenario';
import { environment } from '../../support/environment';
import { scenarioFiles } from '../../support/samples';
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

describe('what the view leaves out', () => {
  it('is the same in a text that is cut in pieces and in one that is not', () => {
    let faulty = 0;
    for (const [index, file] of scenarioFiles('samples').entries()) {
      const lines = fs.readFileSync(file, 'utf8').split('\n');
      const values = lines.flatMap((line, at) => (/^ +(?:- )?\w+: \w+$/.test(line) ? [at] : []));
      const at = values[index % values.length];
      if (at === undefined || lines.some((line) => /^(---|\.\.\.|%)/.test(line))) continue;
      const text = lines.with(at, lines[at]!.replace(/\w+$/, '{ wrong: [] }')).join('\n');
      const [pieces, whole] = [text, `--- !!map\n${text}`].map(
        (one) => analyse(one, undefined, environment()).scenarios[0],
      );
      if (!pieces || !whole || pieces.document.broken || whole.document.broken) continue;
      assert.equal(whole.document.chunks.length, 1, file);
      const leftOut = ({ parts, document, view }: Scenario) => {
        const { isSound, headerSound, allSound, data } = view();
        const lists = parts.map((part) => (document.data as Record<string, unknown>)[part]);
        const items = lists.map((list, index) =>
          Array.isArray(list) ? [...list.keys()].map((item) => isSound(parts[index]!, item)) : [],
        );
        return { headerSound, allSound, items, members: Object.keys(data) };
      };
      assert.deepEqual(leftOut(pieces), leftOut(whole), file);
      if (leftOut(pieces).items.flat().includes(false)) faulty++;
    }
    assert.ok(faulty > 30, `${faulty}`);
  });
});
