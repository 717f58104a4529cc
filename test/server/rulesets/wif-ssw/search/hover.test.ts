import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { example, explain, engagementPath, getTotalsByLabel, getTotalNotesByLabel } from '../explain';
import { replacePart, biscay, parseScenario } from '../scenario';

describe('the hover on the weather', () => {
  it('explains what rain does in the engagement and shows the search with its verdict', () => {
    covers('wif-ssw:W20', 'wif-ssw:W37', 'wif-ssw:W45');
    const explanation = explain(example, `${engagementPath}.weather`);
    assert.equal(explanation.title, 'Rain');
    assert.equal(
      explanation.text,
      "Here: sub side's search +1 (1.2.3); submarines in section 3 attack at -1 (house table; 1.2.5.1); no effect on ASW (1.2.5.1, ASW values).",
    );
    assert.deepEqual(getTotalNotesByLabel(explanation), { "sub side's search": 'six surprise points to the sub side' });
    assert.deepEqual(getTotalsByLabel(explanation), { "sub side's search": 0 });
  });

  it('explains what no longer counts in a storm', () => {
    covers('wif-ssw:W16', 'wif-ssw:W18');
    const explanation = explain(
      parseScenario(replacePart(biscay, 'weather: rain', 'weather: storm')),
      `${engagementPath}.weather`,
    );
    assert.match(explanation.text ?? '', /search \+2/);
    assert.match(explanation.text ?? '', /no aircraft and no convoy points count in the search \(1\.2\.3\)/);
    assert.match(explanation.text ?? '', /no naval air combat \(1\.2\.4\)/);
    assert.deepEqual(getTotalsByLabel(explanation), { "sub side's search": 2, "convoy side's search": 5 });
  });
});
