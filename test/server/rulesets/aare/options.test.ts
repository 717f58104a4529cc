import assert from 'node:assert/strict';
import { options, getReading } from '../../../../server/src/rulesets/aare/options';

describe('the options of aare', () => {
  it('has one option for each of the rulings Q1 to Q27, in their order', () => {
    const rulings = options.map(({ ruling }) => ruling).filter((ruling) => /^Q/.test(ruling));
    assert.deepEqual(
      rulings,
      Array.from({ length: 27 }, (_, index) => `Q${index + 1}`),
    );
  });

  it('reads the default of an option unless the scenario sets it', () => {
    assert.equal(getReading({ ruleset: 'aare' }, 'economicCap'), 'separate');
    assert.equal(getReading({ ruleset: 'aare', options: { economicCap: 'single' } }, 'economicCap'), 'single');
  });
});
