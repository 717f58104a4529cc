import { constraints } from '../../../../server/src/rulesets/aa-depth/constraints';
import { rules } from '../../../../server/src/rulesets/aa-depth/rules';
import { testConstraints } from '../axis-and-allies/constraint-examples';

const sections = /\((Depth options|Surfaced|Periscope depth|Submerged|Silent running|Miscellaneous|LHTR)/;

testConstraints({ id: 'aa-depth', constraints, rules, section: sections });
