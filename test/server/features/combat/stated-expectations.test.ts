import assert from 'node:assert/strict';
import { problems, statedExpectations } from '../../../../server/src/features';
import { analysisOf, biscay } from '../support';

describe('the stated expectations of a file', () => {
  const listed = (expect: string) => {
    const analysis = analysisOf(`${biscay}    expect: ${expect}\n`);
    return statedExpectations(analysis).map((stated) => ({
      ...stated,
      text: analysis.text.slice(stated.value.from, stated.value.to),
      analysis,
    }));
  };

  it('lists single values and ranges with their combat and place', () => {
    const found = listed('{ surprisePoints: { subs: 6 }, searchTotals: { convoy: { min: 5, max: 6 } } }');
    assert.deepEqual(
      found.map(({ combat, document, path, text }) => [combat, document, path.join('.'), text]),
      [
        ['biscay', 0, 'surprisePoints.subs', '6'],
        ['biscay', 0, 'searchTotals.convoy', '{ min: 5, max: 6 }'],
      ],
    );
  });

  it('gives expectations the places of their diagnostics', () => {
    for (const expect of ['{ surprisePoints: { subs: 5 } }', '{ combatType: none }']) {
      const [stated] = listed(expect);
      const of = problems(stated!.analysis).filter(({ code }) => code.startsWith('expect/'));
      assert.equal(of.length, 1, expect);
      assert.ok(stated!.places.some(({ from, to }) => from === of[0]!.from && to === of[0]!.to));
    }
  });

  it('lists none if nothing is expected', () => {
    assert.deepEqual(statedExpectations(analysisOf(biscay)), []);
  });
});
