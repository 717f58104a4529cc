import { biscay } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertPasses } from '../../../../support/cases';

describe('wif-ssw/turn-missing', () => {
  it('reports no missing turn when no value depends on the date', () => {
    assertPasses(biscay, 'turn: ~');
  });
});
