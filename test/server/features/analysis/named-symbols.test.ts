import assert from 'node:assert/strict';
import { listNamedSymbols } from '../../../../server/src/features';
import { analyzeText, biscay } from '../support';

describe('the workspace symbols of a scenario', () => {
  it('lists the scenario, its combats and every id, each at its declaration', () => {
    const symbols = listNamedSymbols(analyzeText(biscay));
    assert.deepEqual(
      symbols.map(({ name, kind }) => `${kind} ${name}`),
      [
        'scenario Condors over Biscay',
        'declaration germany',
        'declaration cw',
        'combat biscay',
        'declaration flotilla-7',
        'declaration flotilla-1',
        'declaration condor',
        'declaration liberator',
      ],
    );
    for (const { name, range } of symbols) assert.equal(biscay.slice(range.from, range.to), name);
    assert.equal(symbols.at(-1)!.container, 'unit of Condors over Biscay');
  });

  it('numbers a scenario without a title', () => {
    const [symbol] = listNamedSymbols(analyzeText(biscay.replace('title: Condors over Biscay\n', '')));
    assert.deepEqual([symbol!.name, symbol!.range], ['Scenario 1', { from: 0, to: 0 }]);
  });
});
