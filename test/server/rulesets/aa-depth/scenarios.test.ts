import * as bases from '../../../../server/src/rulesets/aa-depth/scenarios';
import { assertPasses } from '../../../support/cases';

describe('the base scenarios of examples of aa-depth', () => {
  for (const [name, base] of Object.entries(bases)) {
    it(`the base scenario ${name} has no diagnostics`, () => {
      assertPasses(base);
    });
  }
});
