import * as scenarios from '../../../../server/src/rulesets/aare/scenarios';
import { assertPasses } from '../../../support/cases';

describe('the bases of examples of aare', () => {
  for (const [name, base] of Object.entries(scenarios)) it(`are without fault: ${name}`, () => assertPasses(base));
});
