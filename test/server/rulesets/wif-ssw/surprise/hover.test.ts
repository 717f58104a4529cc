import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { explained, here, totals, verdicts } from '../explained';
import { changed, biscay, scenarioOf } from '../scenario';

describe('the hover on orders', () => {
  const orders = `    orders:
      subs:
        surprise:
          - { buy: target, unit: liberator }
          - { buy: combat-type, type: surface }
          - { buy: own-column-up, columns: 2 }
    dice:`;
  const scenario = scenarioOf(changed(biscay, '    dice:', orders));

  it('shows the price of a purchase and what it leaves', () => {
    covers('wif-ssw:W35');
    const found = explained(scenario, `${here}.orders.subs.surprise.0.buy`);
    assert.deepEqual(totals(found), { 'price of the victim of one result': 3, 'surprise points': 3 });
    assert.equal(verdicts(found)['surprise points'], 'Three surprise points left');
  });

  it('says why a purchase is passed over', () => {
    covers('wif-ssw:W22');
    const surface = explained(scenario, `${here}.orders.subs.surprise.1`);
    assert.match(
      surface.text ?? '',
      /^It cannot be bought here: only strategic submarine warfare and naval air combat/,
    );
    const columns = explained(scenario, `${here}.orders.subs.surprise.2`);
    assert.deepEqual(totals(columns), { 'price of own column up': 4, 'surprise points': 3 });
    assert.equal(verdicts(columns)['surprise points'], 'Three surprise points left: it is passed over');
  });
});
