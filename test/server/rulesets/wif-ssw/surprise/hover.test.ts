import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { explain, engagementPath, getTotalsByLabel, getTotalNotesByLabel } from '../explain';
import { replacePart, biscay, parseScenario } from '../scenario';

describe('the hover on orders', () => {
  const orders = `    orders:
      subs:
        surprise:
          - { buy: target, unit: liberator }
          - { buy: combat-type, type: surface }
          - { buy: own-column-up, columns: 2 }
    dice:`;
  const scenario = parseScenario(replacePart(biscay, '    dice:', orders));

  it('shows the price of a purchase and the points that remain', () => {
    covers('wif-ssw:W35');
    const explanation = explain(scenario, `${engagementPath}.orders.subs.surprise.0.buy`);
    assert.deepEqual(getTotalsByLabel(explanation), { 'price of the victim of one result': 3, 'surprise points': 3 });
    assert.equal(getTotalNotesByLabel(explanation)['surprise points'], 'Three surprise points left');
  });

  it('says what a bought column changes here, and names the chart', () => {
    const explanation = explain(scenario, `${engagementPath}.orders.subs.surprise.2.buy`);
    assert.match(
      explanation.text!,
      /the submarines, with \d+ factors against \d+ ships, score \S.* instead of \S.* \(WIF 11\.5\)\.$/,
    );
    assert.ok(explanation.bases?.some(({ kind }) => kind === 'house-table'));
    const enemy = parseScenario(
      replacePart(biscay, '    dice:', orders.replace('own-column-up, columns: 2', 'enemy-column-down, columns: 2')),
    );
    const shifted = explain(enemy, `${engagementPath}.orders.subs.surprise.2.buy`);
    assert.match(shifted.text!, /ASW, with \d+ factors? against \d+ submarines, scores .* (?:instead of|as before)/);
  });

  it('says which combats are in an impulse, and what follows from it', () => {
    const timed = parseScenario(replacePart(biscay, '    dice:', '    impulse: 3\n    dice:'));
    const { title, text } = explain(timed, `${engagementPath}.impulse`);
    assert.equal(title, 'Impulse 3');
    assert.match(text!, /^In it: biscay\. .*\(1\.2\.1\).*no naval combat \(1\.3\)\.$/);
  });

  describe('orders that depend on the dice', () => {
    const ordersByPoints = `    orders:
      subs:
        surprise:
          at:
            2: [{ buy: own-column-up }]
            6: [{ buy: target, unit: liberator }, { buy: own-column-up }]
            9: [{ buy: combat-type, type: ssw }, { buy: own-column-up, columns: 3 }]
    dice:`;
    const dependent = parseScenario(replacePart(biscay, '    dice:', ordersByPoints));

    it('shows for how many points a list is, and what remains of them', () => {
      const list = explain(dependent, `${engagementPath}.orders.subs.surprise.at.6`);
      assert.equal(list.title, 'With 6 to 8 surprise points');
      assert.equal(getTotalNotesByLabel(list)['surprise points'], 'One surprise point left');
      assert.deepEqual(
        list.amounts.map(({ base }) => base.label),
        ['gained by the search'],
      );
      const other = explain(dependent, `${engagementPath}.orders.subs.surprise.at.9`);
      assert.equal(other.title, 'With 9 surprise points or more');
      assert.deepEqual(
        other.amounts.map(({ base, total }) => [base.label, base.by, total]),
        [['if the search gives this many', 9, 5]],
      );
    });

    it('shows the probability of a number of points before they are rolled', () => {
      const unrolled = parseScenario(
        replacePart(biscay, '    dice: { search.subs: 4, search.convoy: 5 }', ordersByPoints.replace(/ *dice:/, '')),
      );
      assert.match(
        explain(unrolled, `${engagementPath}.orders.subs.surprise.at.9`).text ?? '',
        /The chance that the search gives this many is 19%/,
      );
    });

    it('follows the list that the dice choose', () => {
      const whole = explain(dependent, `${engagementPath}.orders.subs.surprise`);
      assert.match(whole.text ?? '', /^What is bought depends on how many there are/);
      assert.deepEqual(getTotalsByLabel(whole), { 'surprise points': 1 });
      const purchase = explain(dependent, `${engagementPath}.orders.subs.surprise.at.9.1.columns`);
      assert.deepEqual(getTotalsByLabel(purchase), { 'price of own column up': 6, 'surprise points': 5 });
      assert.equal(getTotalNotesByLabel(purchase)['surprise points'], 'Five surprise points left: it is passed over');
    });
  });

  it('explains why a purchase is skipped', () => {
    covers('wif-ssw:W22');
    const surface = explain(scenario, `${engagementPath}.orders.subs.surprise.1`);
    assert.match(
      surface.text ?? '',
      /^It cannot be bought here: only strategic submarine warfare and naval air combat/,
    );
    const columns = explain(scenario, `${engagementPath}.orders.subs.surprise.2`);
    assert.deepEqual(getTotalsByLabel(columns), { 'price of own column up': 4, 'surprise points': 3 });
    assert.equal(getTotalNotesByLabel(columns)['surprise points'], 'Three surprise points left: it is passed over');
  });
});
