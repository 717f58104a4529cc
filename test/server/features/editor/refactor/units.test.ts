import assert from 'node:assert/strict';
import fs from 'node:fs';
import { isNamedOnce } from '../../../../../server/src/features/editor/refactor/units';
import { scenarioFiles } from '../../../../support/samples';
import { analyzeText, biscay } from '../../support';

describe('isNamedOnce', () => {
  const isIdNamedOnce = (text: string, id: string) => isNamedOnce(analyzeText(text), id);

  it('accepts an id that occurs nowhere else, neither alone nor within a name', () => {
    assert.ok(isIdNamedOnce(biscay, 'condor'));
    assert.ok(!isIdNamedOnce(`${biscay}title: condor\n`, 'condor'));
    assert.ok(!isIdNamedOnce(biscay.replace('search.subs: 4', 'search.condor: 4'), 'condor'));
    assert.ok(isIdNamedOnce(biscay.replace('liberator', 'condor-2'), 'condor'), 'that is another');
    assert.ok(isIdNamedOnce(`${biscay}# condor was lost\n`, 'condor'), 'comments speak of it');
    assert.ok(!isIdNamedOnce(biscay, 'hood'));
  });

  it('counts the occurrences in chunks as in the whole text', () => {
    const texts = scenarioFiles('samples').map((file) => fs.readFileSync(file, 'utf8'));
    let count = 0;
    for (const text of texts) {
      const analysis = analyzeText(text);
      const withoutComments = text.replaceAll(/(?<=^|\s)#.*$/gm, '');
      for (const { id } of analysis.scenarios.flatMap((scenario) => scenario.ids().ids.declarations)) {
        const pattern = new RegExp(`(?<![\\w-])${id.replaceAll('.', '\\.')}(?![\\w-])`, 'g');
        assert.equal(
          isNamedOnce(analysis, id),
          [...withoutComments.matchAll(pattern)].length === 1,
          `${id} in\n${text}`,
        );
        count++;
      }
    }
    assert.ok(count > 100, `${count} ids`);
  });

  it('rejects an id that an edit has repeated', () => {
    const before = analyzeText(biscay);
    assert.ok(isNamedOnce(before, 'condor'));
    const after = analyzeText(biscay.replace('rain', 'rain\n    notes: condor'), {}, before);
    assert.ok(!isNamedOnce(after, 'condor'));
  });
});
