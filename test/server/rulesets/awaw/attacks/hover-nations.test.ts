import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { explain, getTotalsByLabel } from '../explain';
import { strikes } from '../scenario';

describe('the hovers on turn and nations', () => {
  it('shows the modifiers of a nation at the date, and its ships', () => {
    covers('awaw:A1', 'awaw:A17');
    assert.deepEqual(getTotalsByLabel(explain(strikes, 'nations.japan')), { 'Japan, naval': 1, 'Japan, air': 1 });
    assert.match(explain(strikes, 'nations.japan').text ?? '', /few battleships are slow/);
    assert.match(explain('nations: { italy: { side: axis } }', 'nations.italy').text ?? '', /all fast/);
    assert.equal(explain(strikes, 'turn').amounts.length, 4);
    assert.match(explain(strikes, 'tables.nationality.entries.2').title, /^The US, from summer 1944 on/);
  });
});
