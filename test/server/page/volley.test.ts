import assert from 'node:assert/strict';
import { formatVolleyLosses, formatToHit } from '../../../server/src/page/volley';
import { renderContext } from './support';

describe('a volley in a report', () => {
  it('shows the hitting dice and the losses of a volley', () => {
    assert.deepEqual(
      [1, 3, 6].map((hitsOn) => formatToHit(hitsOn, 6)),
      ['1', '1\u20133', 'always'],
    );
    const volley = { on: 'attacker', sides: 6, shooters: [] };
    const losses = [{ title: 'destroyer', count: 2, text: '2 \u00d7 destroyer lost' }];
    assert.equal(formatVolleyLosses(renderContext, { ...volley, losses }), 'Japan: 2 \u00d7 destroyer lost');
    assert.equal(formatVolleyLosses(renderContext, { ...volley, losses: [] }), 'Japan: no loss');
    assert.equal(formatVolleyLosses(renderContext, volley), undefined);
  });
});
