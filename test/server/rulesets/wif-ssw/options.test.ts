import assert from 'node:assert/strict';
import type { Header } from '../../../../server/src/rulesets/wif-ssw/data';
import { computeConvoyEffects, options, getReading } from '../../../../server/src/rulesets/wif-ssw/options';

describe('the options of wif-ssw', () => {
  it('options cover the rulings R2 to R34, each once', () => {
    const rulings = options.map(({ ruling }) => ruling).filter((ruling) => /^R\d/.test(ruling));
    assert.deepEqual(
      rulings,
      Array.from({ length: 33 }, (_, index) => `R${index + 2}`),
    );
  });

  it('options have their default values when the scenario sets none', () => {
    const header: Header = { ruleset: 'wif-ssw', options: { rounding: 'up', convoyEffects: { aborted: 'lost' } } };
    assert.equal(getReading(header, 'rounding'), 'up');
    assert.equal(getReading(header, 'navRange'), 'any');
    assert.deepEqual(computeConvoyEffects(header), { destroyed: 'lost', damaged: 'repair', aborted: 'lost' });
  });
});
