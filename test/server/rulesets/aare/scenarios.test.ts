import * as scenarios from '../../../../server/src/rulesets/aare/scenarios';
import { assertPasses } from '../../../support/cases';

describe('the base scenarios of examples of aare', () => {
  for (const [name, base] of Object.entries(scenarios))
    it(`the base scenario ${name} has no diagnostics`, () => assertPasses(base));
});
