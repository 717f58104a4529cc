import * as bases from '../../../../server/src/rulesets/aa-depth/scenarios';
import { assertPasses } from '../../../support/cases';

describe('the scenarios that examples of aa-depth differ from', () => {
  for (const [name, base] of Object.entries(bases)) {
    it(`has no fault in ${name}`, () => {
      assertPasses(base);
    });
  }
});
