import assert from 'node:assert/strict';
import { options, getReading } from '../../../../server/src/rulesets/aa-depth/options';

describe('the options of aa-depth', () => {
  it('has one option for each of the rulings R1 to R24', () => {
    assert.deepEqual(
      options.map(({ ruling }) => ruling).filter((ruling) => /^R/.test(ruling)),
      Array.from({ length: 24 }, (_, index) => `R${index + 1}`),
    );
  });

  it('reads the default of an option unless the scenario sets it', () => {
    assert.equal(getReading({ ruleset: 'aa-depth' }, 'mixedDepths'), 'own-number');
    assert.equal(
      getReading({ ruleset: 'aa-depth', options: { mixedDepths: 'any-success' } }, 'mixedDepths'),
      'any-success',
    );
    assert.equal(getReading({ ruleset: 'aa-depth', options: { minHit: 0 } }, 'minHit'), 0);
  });
});
