import { wifSsw } from '../../../../server/src/rulesets/wif-ssw/ruleset';
import { testRecordedRules } from '../../../support/recorded/record-rules';

testRecordedRules(wifSsw);
