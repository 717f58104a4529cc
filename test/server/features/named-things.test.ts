import assert from 'node:assert/strict';
import { namedThings } from '../../../server/src/features';
import { analysisOf, biscay } from './support';

describe('what a scenario names', () => {
  it('is itself, its combats and all that has an id, each where it is declared', () => {
    const things = namedThings(analysisOf(biscay));
    assert.deepEqual(
      things.map(({ name, kind }) => `${kind} ${name}`),
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
    for (const { name, range } of things) assert.equal(biscay.slice(range.from, range.to), name);
    assert.equal(things.at(-1)!.container, 'unit of Condors over Biscay');
  });

  it('has a number where it has no title', () => {
    const [thing] = namedThings(analysisOf(biscay.replace('title: Condors over Biscay\n', '')));
    assert.deepEqual([thing!.name, thing!.range], ['Scenario 1', { from: 0, to: 0 }]);
  });
});
