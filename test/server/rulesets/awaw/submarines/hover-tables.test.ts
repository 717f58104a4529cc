import assert from 'node:assert/strict';
import { explain } from '../explain';

describe('the hovers on tables that a scenario supplies', () => {
  it('shows what a cell of a supplied table does, and how often its roll comes up', () => {
    const yaml = `
nations: { germany: { side: axis } }
tables:
  submarineAttack: { hits: [0, 0, 0, 1, 1, 2, 2, 3, 3] }
  airDefense: { leastFactors: [3, 6], escortCarrier: 2 }
  submarineWarfare: { escortCarriersAStep: 3, results: [{ roll: 1 }, { roll: 2, transportsSunk: 2, submarinesLost: 1 }] }
  ships: { entries: [{ nation: germany, name: Oldenburg, type: bb, size: 4, speed: fast }] }
`;
    const roll = explain(yaml, 'tables.submarineAttack.hits.5');
    assert.equal(roll.title, 'Modified roll of 7: 2 hits');
    assert.match(roll.text ?? '', /16\.7%/);
    assert.equal(explain(yaml, 'tables.submarineAttack.hits.8').title, 'Modified roll of 10 or more: 3 hits');
    assert.equal(explain(yaml, 'tables.airDefense.leastFactors.0').text, 'From 3 naval factors on, up to 5.');
    assert.match(explain(yaml, 'tables.airDefense.escortCarrier').text ?? '', /One counts 2 factors/);
    const row = explain(yaml, 'tables.submarineWarfare.results.1');
    assert.equal(row.title, 'Modified roll of 2: 2 transports sunk, 1 submarine factor lost');
    assert.match(row.text ?? '', /^3 escort carriers shift the modifier by one/);
    assert.match(explain(yaml, 'tables.ships.entries.0').text ?? '', /of Germany, 4 naval factors, fast/);
  });
});
