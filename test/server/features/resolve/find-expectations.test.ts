import assert from 'node:assert/strict';
import { diagnose, findExpectations } from '../../../../server/src/features';
import { analyzeText, biscay } from '../support';

describe('the stated expectations of a file', () => {
  const listExpectations = (expect: string) => {
    const analysis = analyzeText(`${biscay}    expect: ${expect}\n`);
    return findExpectations(analysis).map((expectation) => ({
      ...expectation,
      text: analysis.text.slice(expectation.value.from, expectation.value.to),
      analysis,
    }));
  };

  it('lists single values and ranges with their combat and place', () => {
    const expectations = listExpectations(
      '{ surprisePoints: { subs: 6 }, searchTotals: { convoy: { min: 5, max: 6 } } }',
    );
    assert.deepEqual(
      expectations.map(({ combat, document, path, text }) => [combat, document, path.join('.'), text]),
      [
        ['biscay', 0, 'surprisePoints.subs', '6'],
        ['biscay', 0, 'searchTotals.convoy', '{ min: 5, max: 6 }'],
      ],
    );
  });

  it('gives expectations the places of their diagnostics', () => {
    for (const expect of ['{ surprisePoints: { subs: 5 } }', '{ combatType: none }']) {
      const [stated] = listExpectations(expect);
      const diagnosticList = diagnose(stated!.analysis).filter(({ code }) => code.startsWith('expect/'));
      assert.equal(diagnosticList.length, 1, expect);
      assert.ok(
        stated!.places.some(({ from, to }) => from === diagnosticList[0]!.from && to === diagnosticList[0]!.to),
      );
    }
  });

  it('lists none if nothing is expected', () => {
    assert.deepEqual(findExpectations(analyzeText(biscay)), []);
  });
});
