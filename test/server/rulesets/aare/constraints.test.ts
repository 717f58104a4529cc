import { constraints } from '../../../../server/src/rulesets/aare/constraints';
import { rules } from '../../../../server/src/rulesets/aare/rules';
import { testConstraints } from '../../../support/constraints';

testConstraints({ id: 'aare', constraints, rules, cases: true, section: /\((10|Tech|LHTR)/ });
