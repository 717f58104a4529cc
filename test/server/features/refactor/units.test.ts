import assert from 'node:assert/strict';
import fs from 'node:fs';
import { isNamedOnce } from '../../../../server/src/features/refactor/units';
import { scenarioFiles } from '../../../support/samples';
import { analysisOf, biscay } from '../support';

describe('an id that is named once', () => {
  const named = (text: string, id: string) => isNamedOnce(analysisOf(text), id);

  it('finds an id that occurs nowhere else, alone or within a name', () => {
    assert.ok(named(biscay, 'condor'));
    assert.ok(!named(`${biscay}title: condor\n`, 'condor'));
    assert.ok(!named(biscay.replace('search.subs: 4', 'search.condor: 4'), 'condor'));
    assert.ok(named(biscay.replace('liberator', 'condor-2'), 'condor'), 'that is another');
    assert.ok(named(`${biscay}# condor was lost\n`, 'condor'), 'comments speak of it');
    assert.ok(!named(biscay, 'hood'));
  });

  it('finds an id chunk by chunk as in the whole text', () => {
    const texts = scenarioFiles('samples').map((file) => fs.readFileSync(file, 'utf8'));
    let count = 0;
    for (const text of texts) {
      const analysis = analysisOf(text);
      const said = text.replaceAll(/(?<=^|\s)#.*$/gm, '');
      for (const { id } of analysis.scenarios.flatMap((scenario) => scenario.ids().ids.declarations)) {
        const pattern = new RegExp(`(?<![\\w-])${id.replaceAll('.', '\\.')}(?![\\w-])`, 'g');
        assert.equal(isNamedOnce(analysis, id), [...said.matchAll(pattern)].length === 1, `${id} in\n${text}`);
        count++;
      }
    }
    assert.ok(count > 100, `${count} ids`);
  });

  it('finds an id after an edit', () => {
    const before = analysisOf(biscay);
    assert.ok(isNamedOnce(before, 'condor'));
    const after = analysisOf(biscay.replace('rain', 'rain\n    notes: condor'), {}, before);
    assert.ok(!isNamedOnce(after, 'condor'));
  });
});
