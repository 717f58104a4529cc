import { awaw } from '../../../../server/src/rulesets/awaw/ruleset';
import { testRecordedRules } from '../../../support/recorded/record-rules';

testRecordedRules(awaw);
