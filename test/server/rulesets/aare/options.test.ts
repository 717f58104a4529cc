import assert from 'node:assert/strict';
import { options, reading } from '../../../../server/src/rulesets/aare/options';

describe('the options of aare', () => {
  it('stand for the rulings Q1 to Q27, in their order', () => {
    const rulings = options.map(({ ruling }) => ruling).filter((ruling) => ruling !== "Asdic's ruling");
    assert.deepEqual(
      rulings,
      Array.from({ length: 27 }, (_, index) => `Q${index + 1}`),
    );
  });

  it('are read with their defaults', () => {
    assert.equal(reading({ ruleset: 'aare' }, 'economicCap'), 'separate');
    assert.equal(reading({ ruleset: 'aare', options: { economicCap: 'single' } }, 'economicCap'), 'single');
  });
});
