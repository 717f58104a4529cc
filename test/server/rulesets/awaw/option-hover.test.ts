import assert from 'node:assert/strict';
import { explain } from './explain';

describe('the hover on an option', () => {
  it('shows the question that an option answers', () => {
    const yaml = 'options: { mixedAir: any-naval }';
    assert.match(explain(yaml, 'options.mixedAir').text ?? '', /`any-naval` \(chosen here\)/);
  });
});
