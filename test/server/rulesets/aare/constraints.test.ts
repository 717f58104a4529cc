import { aare } from '../../../../server/src/rulesets/aare/ruleset';
import { testConstraints } from '../../../support/constraints';

testConstraints({ ...aare, id: 'aare', section: /\((10|Tech|LHTR)/ });
