import { biscay } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('wif-ssw/turn-missing', () => {
  it('reports no missing turn when no value depends on the date', () => {
    assertPasses(biscay, 'turn: ~');
  });
});

describe('wif-ssw/escorts-without-power', () => {
  it('says how many units of the convoy side have no owner, and gives the interception the same one', () => {
    const units = Array.from({ length: 3 }, (_, index) => `{ id: cruiser-${index}, type: scs, cost1: 2 }`);
    assertFails(
      biscay,
      `
      turn: { year: 1943, months: mar-apr }
      engagements:
        - id: biscay
          convoy:
      #   ^^^^^^ wif-ssw/escorts-without-power cruiser-0 and 2 more have no owner
            power: ~
            units: [${units.join(', ')}]
      `,
    );
  });
});
