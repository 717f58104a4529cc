import { aaDepth } from '../../../../server/src/rulesets/aa-depth/ruleset';
import { testRecordedRules } from '../../../support/recorded/record-rules';

testRecordedRules(aaDepth);
