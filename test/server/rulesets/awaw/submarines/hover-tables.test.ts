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

  it('names the range of rolls of each cell', () => {
    const yaml = 'tables: { harborAttack: { hits: [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2] } }';
    const getTitle = (cell: number) => explain(yaml, `tables.harborAttack.hits.${cell}`).title;
    assert.deepEqual([0, 1, 12].map(getTitle), [
      'Modified roll of 2 or less: 0 hits',
      'Modified roll of 3: 0 hits',
      'Modified roll of 14 or more: 2 hits',
    ]);
  });

  it('says what a row of submarine warfare does, and what shifts its roll', () => {
    const describe = (row: string, more = '') => {
      const yaml = `tables: { submarineWarfare: { results: [${row}]${more} } }`;
      const { title } = explain(yaml, 'tables.submarineWarfare.results.0');
      return [
        title,
        explain(yaml, 'tables.submarineWarfare')
          .text?.replace(/Asdic checks.*/, '')
          .trim(),
      ];
    };
    assert.deepEqual(describe('{ roll: 1 }'), ['Modified roll of 1: no effect', '']);
    assert.deepEqual(describe('{ roll: 2, transportsSunk: 1 }'), ['Modified roll of 2: 1 transport sunk', '']);
    assert.deepEqual(describe('{ roll: 2, transportsDamaged: 1, submarinesLost: 2 }'), [
      'Modified roll of 2: 1 transport damaged, 2 submarine factors lost',
      '',
    ]);
    const [, text] = describe(
      '{ roll: 1 }',
      ', escortCarriersAStep: 1, modifiers: [{ what: codes, by: 1 }, { what: air cover, by: -2 }]',
    );
    assert.match(text!, /^Codes \+1, air cover -2\. 1 escort carrier shifts the modifier by one/);
  });
});
