import assert from 'node:assert/strict';
import { analyse } from '../../../server/src/features';
import { withOwnIndex } from '../../../server/src/features/caches';
import { analysisOf, biscay } from './support';

describe('a text that is only tried', () => {
  it('leaves what is indexed as it was', () => {
    const analysis = analysisOf(biscay);
    analysis.scenarios[0]!.ids();
    const before = analysis.caches.ids.indexed.get(0);
    const trial = analyse(biscay.replaceAll('condor', 'albatross'), withOwnIndex(analysis), analysis.environment);
    assert.ok(trial.scenarios[0]!.ids().ids.declarations.some(({ id }) => id === 'albatross'));
    assert.ok(before);
    assert.equal(analysis.caches.ids.indexed.get(0), before);
  });
});
