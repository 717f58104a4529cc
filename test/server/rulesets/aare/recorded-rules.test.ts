import { aare } from '../../../../server/src/rulesets/aare/ruleset';
import { testRecordedRules } from '../../../support/recorded/record-rules';

testRecordedRules(aare);
