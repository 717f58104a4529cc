import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { example, explained, here, totals, verdicts } from '../explained';
import { changed, biscay, scenarioOf } from '../scenario';

describe('the hover on dice', () => {
  it('shows the search of the side that rolls the die, by label or by position in a list', () => {
    covers('wif-ssw:W11');
    const labelled = explained(example, ['engagements', 0, 'dice', 'search.convoy']);
    assert.deepEqual(verdicts(labelled), { "convoy side's search": 'six surprise points to the sub side' });
    const listed = scenarioOf(changed(biscay, /dice: .*/, 'dice: [4, 5]'));
    assert.deepEqual(totals(explained(listed, `${here}.dice.0`)), { "sub side's search": 0 });
    assert.deepEqual(totals(explained(listed, `${here}.dice.1`)), { "convoy side's search": 6 });
  });

  it('explains defence rolls', () => {
    assert.equal(explained(example, ['engagements', 0, 'dice', 'damage.subs']).title, 'Defence rolls');
  });
});
