import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { example, explain, engagementPath, getTotalsByLabel, getTotalNotesByLabel } from '../explain';
import { replacePart, biscay, parseScenario } from '../scenario';

describe('the hover on dice', () => {
  it('shows the search of the side that rolls the die, by label or by position in a list', () => {
    covers('wif-ssw:W11');
    const labelled = explain(example, ['engagements', 0, 'dice', 'search.convoy']);
    assert.deepEqual(getTotalNotesByLabel(labelled), { "convoy side's search": 'six surprise points to the sub side' });
    const listed = parseScenario(replacePart(biscay, /dice: .*/, 'dice: [4, 5]'));
    assert.deepEqual(getTotalsByLabel(explain(listed, `${engagementPath}.dice.0`)), { "sub side's search": 0 });
    assert.deepEqual(getTotalsByLabel(explain(listed, `${engagementPath}.dice.1`)), { "convoy side's search": 6 });
  });

  it('explains defence rolls', () => {
    assert.equal(explain(example, ['engagements', 0, 'dice', 'damage.subs']).title, 'Defence rolls');
  });
});
