import assert from 'node:assert/strict';
import fs from 'node:fs';
import { analyse } from '../../../../server/src/features';
import type { Scenario } from '../../../../server/src/features/scenario/scenario';
import { environment } from '../../../support/environment';
import { scenarioFiles } from '../../../support/samples';
import { locateInView, toOriginalEdit } from '../../../../server/src/features/scenario/view';
import { analyzeText, biscay } from '../support';

interface Data {
  readonly engagements: readonly { readonly id: string }[];
  readonly powers?: object;
}
const createView = (text: string) => analyzeText(text).scenarios[0]!.view();
const sound = biscay.slice(biscay.indexOf('  - id: biscay')).replaceAll('biscay', 'azores');

describe('the view of a scenario for the rules', () => {
  it('returns the data itself if nothing is invalid', () => {
    const [scenario] = analyzeText(biscay).scenarios;
    const { data, isValid } = scenario!.view();
    assert.ok(isValid && data === scenario!.document.data);
  });

  it('omits an invalid part, and maps edits of the others to their places in the text', () => {
    const text = `${biscay.replace('weather: rain', 'weather: 3')}${sound}`;
    const view = createView(text);
    const { engagements } = view.data as Data;
    assert.deepEqual(
      engagements.map(({ id }) => id),
      ['azores'],
    );
    assert.deepEqual([view.isHeaderValid, view.isValid], [true, false]);
    assert.deepEqual([view.isItemValid('engagements', 0), view.isItemValid('engagements', 1)], [false, true]);
    const edit = toOriginalEdit(view, { edit: 'remove', owner: engagements, key: 0 });
    assert.deepEqual([edit.edit, 'key' in edit && edit.key], ['remove', 1]);
    assert.notEqual(edit.owner, engagements);
  });

  it('finds a place of the text in the view, at another index where an item before it is omitted', () => {
    const text = `${biscay.replace('weather: rain', 'weather: 3')}${sound}`;
    const view = createView(text);
    const find = (...path: (string | number)[]) => locateInView(view, { path, chain: [], onKey: false })?.path;
    assert.deepEqual(find('engagements', 1, 'subs', 'units', 1, 'id'), ['engagements', 0, 'subs', 'units', 1, 'id']);
    assert.equal(find('engagements', 0, 'subs'), undefined);
    assert.deepEqual(find('powers', 'germany'), ['powers', 'germany']);
    assert.deepEqual(find('engagements'), ['engagements']);
    assert.equal(find('engagements', 1, 'nothing'), undefined);
    assert.equal(find('title', 0), undefined);
  });

  it('omits an invalid member of the header', () => {
    const view = createView(biscay.replace('side: axis', 'side: 3'));
    assert.deepEqual([(view.data as Data).powers, view.isHeaderValid], [undefined, false]);
  });
});

describe('the omissions of a view', () => {
  it('omits the same from a text that is read in chunks and from one that is not', () => {
    let faulty = 0;
    for (const [index, file] of scenarioFiles('samples').entries()) {
      const lines = fs.readFileSync(file, 'utf8').split('\n');
      const values = lines.flatMap((line, at) => (/^ +(?:- )?\w+: \w+$/.test(line) ? [at] : []));
      const lineIndex = values[index % values.length];
      if (lineIndex === undefined || lines.some((line) => /^(---|\.\.\.|%)/.test(line))) continue;
      const text = lines.with(lineIndex, lines[lineIndex]!.replace(/\w+$/, '{ wrong: [] }')).join('\n');
      const [readInChunks, readAsWhole] = [text, `--- !!map\n${text}`].map(
        (version) => analyse(version, undefined, environment()).scenarios[0],
      );
      if (!readInChunks || !readAsWhole || readInChunks.document.broken || readAsWhole.document.broken) continue;
      assert.equal(readAsWhole.document.chunks.length, 1, file);
      const listOmitted = ({ parts, document, view }: Scenario) => {
        const { isItemValid, isHeaderValid, isValid, data } = view();
        const lists = parts.map((part) => (document.data as Record<string, unknown>)[part]);
        const items = lists.map((list, index) =>
          Array.isArray(list) ? [...list.keys()].map((item) => isItemValid(parts[index]!, item)) : [],
        );
        return { headerSound: isHeaderValid, allSound: isValid, items, members: Object.keys(data) };
      };
      assert.deepEqual(listOmitted(readInChunks), listOmitted(readAsWhole), file);
      if (listOmitted(readInChunks).items.flat().includes(false)) faulty++;
    }
    assert.ok(faulty > 30, `${faulty}`);
  });
});
