import assert from 'node:assert/strict';
import { countNamedSteps } from '../../../../../server/src/features/editor/hover/explanation';
import { matchesPattern } from '../../../../../server/src/model/place';

describe('a pattern of paths', () => {
  it('matches paths step by step, with a star for any step', () => {
    const path = ['engagements', 0, 'subs', 'units', 2, 'section'];
    assert.ok(matchesPattern('engagements.*.subs.units.*.section', path));
    assert.ok(matchesPattern('engagements.0.*.units.2.section', path));
    assert.ok(!matchesPattern('engagements.*.subs.units.*', path));
    assert.ok(!matchesPattern('engagements.*.convoy.units.*.section', path));
  });

  it('ranks a pattern as more specific the more steps it names', () => {
    assert.ok(countNamedSteps('engagements.*.weather') > countNamedSteps('engagements.*.*'));
  });
});
