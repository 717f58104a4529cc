import assert from 'node:assert/strict';
import { listNamedSymbols } from '../../../../server/src/features';
import { dedent } from '../../../support/fixture';
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

  it('says the kind of each and what it is within', () => {
    const rounds = dedent(`
      ruleset: awaw
      title: ''
      nations: { japan: { side: axis }, us: { side: allied } }
      taskForces:
        - { id: tf-1, nation: us, units: [{ id: boats, type: dd, count: 2 }] }
      fleetCombats:
        - { id: here, attacker: { taskForces: [tf-1] }, defender: { nation: japan, units: [{ id: kageros, type: dd }] } }
    `);
    assert.deepEqual(
      listNamedSymbols(analyzeText(rounds)).map(({ name, kind, container }) => [name, kind, container].join(' | ')),
      [
        'Scenario 1 | scenario | A World at War: naval combat',
        'japan | declaration | nation of Scenario 1',
        'us | declaration | nation of Scenario 1',
        'tf-1 | combat | task force of Scenario 1',
        'boats | declaration | unit of Scenario 1',
        'here | combat | combat of Scenario 1',
        'kageros | declaration | unit of Scenario 1',
      ],
    );
    assert.deepEqual(listNamedSymbols(analyzeText('title: nothing\n')), []);
  });
});
