import assert from 'node:assert/strict';
import type { LossOrders } from '../../../../server/src/model/advice';
import { hunt } from '../../engine/hunt';
import { canAdvise } from '../../../../server/src/features/combat/can-advise';

const losses: LossOrders = { written: ['a', 'b'], titles: {}, combat: () => hunt(), edits: () => [] };

describe('advice is offered', () => {
  it('where a side has something to decide', () => {
    const side = { side: 'attacker', aims: [], alternatives: [], losses };
    const without = { side: 'defender', aims: [], alternatives: [] };
    assert.equal(canAdvise({ advice: () => [without, side] }), true);
    assert.equal(canAdvise({ advice: () => [without] }), false);
    assert.equal(canAdvise({}), false);
  });

  it('where that cannot be told, as whoever asks is told why', () => {
    const advice = () => {
      throw new Error('no table');
    };
    assert.equal(canAdvise({ advice }), true);
  });
});
