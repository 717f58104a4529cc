import { aare } from '../../../../server/src/rulesets/aare/ruleset';
import { testChecks } from '../../../support/test-checks';

testChecks({ ...aare, id: 'aare', section: /\((10|Tech|LHTR)/ });
