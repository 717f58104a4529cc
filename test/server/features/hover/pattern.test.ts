import assert from 'node:assert/strict';
import { matches, precision } from '../../../../server/src/features/hover/pattern';

describe('a pattern of paths', () => {
  it('matches paths step by step, with a star for any step', () => {
    const path = ['engagements', 0, 'subs', 'units', 2, 'section'];
    assert.ok(matches('engagements.*.subs.units.*.section', path));
    assert.ok(matches('engagements.0.*.units.2.section', path));
    assert.ok(!matches('engagements.*.subs.units.*', path));
    assert.ok(!matches('engagements.*.convoy.units.*.section', path));
  });

  it('ranks a pattern as more specific the more steps it names', () => {
    assert.ok(precision('engagements.*.weather') > precision('engagements.*.*'));
  });
});
