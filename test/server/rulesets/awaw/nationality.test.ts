import assert from 'node:assert/strict';
import type { Header } from '../../../../server/src/rulesets/awaw/data';
import { createNationalityLine, getNationalityModifier } from '../../../../server/src/rulesets/awaw/nationality';

const createHeader = (turn?: Header['turn']): Header => ({
  ruleset: 'awaw',
  ...(turn && { turn }),
  tables: {
    nationality: {
      entries: [
        { nation: 'us', naval: -1 },
        { nation: 'us', naval: 2, from: { year: 1944, season: 'summer' } },
        { nation: 'us', naval: 3, from: { year: 1944, season: 'summer' } },
        { nation: 'japan', air: 1, naval: 0 },
      ],
    },
  },
});

describe('the nationality modifiers', () => {
  it('the latest entry that has begun counts, of several the first', () => {
    const read = (turn?: Header['turn']) => getNationalityModifier('us', 'naval', createHeader(turn));
    assert.equal(read(), -1, 'without a turn only entries without a date');
    assert.equal(read({ year: 1944, season: 'spring' }), -1);
    assert.equal(read({ year: 1944, season: 'summer' }), 2);
    assert.equal(read({ year: 1945, season: 'winter' }), 2);
  });

  it('a modifier that is not set is zero, and says so in a roll', () => {
    const header = createHeader();
    assert.equal(getNationalityModifier(undefined, 'naval', header), 0);
    assert.equal(getNationalityModifier('italy', 'naval', header), 0);
    assert.equal(getNationalityModifier('us', 'air', header), 0);
    assert.equal(getNationalityModifier('us', 'naval', { ruleset: 'awaw' }), 0);
    const describe = (...[nation, kind, sign]: readonly [string | undefined, 'air' | 'naval', 1 | -1]) => {
      const { label, by, basis } = createNationalityLine(nation, kind, sign, header);
      return [label, by, basis?.kind];
    };
    assert.deepEqual(describe('us', 'naval', 1), ['Naval Nationality DRM of the US', -1, 'supplied-table']);
    assert.deepEqual(describe('us', 'naval', -1), ['Naval Nationality DRM of the US', 1, 'supplied-table']);
    assert.deepEqual(describe('japan', 'naval', -1), ['Naval Nationality DRM of Japan', 0, 'supplied-table']);
    assert.deepEqual(describe('us', 'air', 1), [
      'Air Nationality DRM of the US: nationality modifier not set',
      0,
      'missing-table',
    ]);
    assert.deepEqual(describe(undefined, 'naval', 1), [
      'Naval Nationality DRM of an unknown nation: nationality modifier not set',
      0,
      'missing-table',
    ]);
  });
});
