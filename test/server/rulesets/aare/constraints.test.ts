import { aare } from '../../../../server/src/rulesets/aare/ruleset';
import { testChecks } from '../../../support/constraints';

testChecks({ ...aare, id: 'aare', section: /\((10|Tech|LHTR)/ });
