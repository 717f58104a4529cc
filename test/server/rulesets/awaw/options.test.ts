import assert from 'node:assert/strict';
import { options, getReading } from '../../../../server/src/rulesets/awaw/options';

describe('the options of awaw', () => {
  it('options cover the rulings 1 to 25, each once', () => {
    const rulings = options.map(({ ruling }) => ruling).filter((ruling) => ruling.startsWith('Ruling'));
    assert.deepEqual(
      rulings,
      Array.from({ length: 25 }, (_, index) => `Ruling ${index + 1}`),
    );
  });

  it('options have their default values when the scenario sets none', () => {
    assert.equal(getReading({ ruleset: 'awaw' }, 'mixedAir'), 'all-naval');
    assert.equal(getReading({ ruleset: 'awaw', options: { mixedAir: 'any-naval' } }, 'mixedAir'), 'any-naval');
  });
});
