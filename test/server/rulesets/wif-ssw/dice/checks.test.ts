import { addPath } from '../../../../../server/src/rulesets/examples';
import { biscay } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertPasses } from '../../../../support/cases';

const engagement = addPath(biscay, 'engagements.biscay');

describe('wif-ssw/dice-label and wif-ssw/dice-range', () => {
  it('accepts a seed without dice, and dice in a plain list', () => {
    assertPasses(engagement, 'dice: { seed: 7 }');
    assertPasses(engagement, 'dice: [10, 1]');
  });
});
