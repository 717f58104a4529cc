/** What the constraints of this ruleset share: their type, and the shared ones as this ruleset has them. */
import type { Constraint } from '../../../model/ruleset';
import { sharedConstraints } from '../../axis-and-allies/constraints';
import type { SharedConstraint } from '../../axis-and-allies/constraints';
import { seaBattle } from '../combats/sea-battle';
import type { Header, Scenario, SeaBattle, UnitType } from '../data';
import { searchLabel } from '../facts/search';
import { sidesOf } from '../facts/units';
import { rules } from '../rules';
import type { RuleId } from '../rules';
import { unitTypes } from '../tables/unit-types';
import { submarineOrders } from './group-orders';

export { example } from '../../axis-and-allies/constraints';

export type DepthConstraint = Constraint<Scenario, Header> & { readonly rule: RuleId };

/** Whether a shared constraint is one of this ruleset: here the order of turns is that of `powers`, whatever their names are. */
function isOurs(constraint: SharedConstraint): constraint is SharedConstraint & { readonly rule: RuleId } {
  return constraint.code !== 'power-name' && rules.some(({ id }) => id === constraint.rule);
}

export const shared: readonly DepthConstraint[] = sharedConstraints({
  ruleset: 'aa-depth',
  typeOf: (type) => unitTypes[type as UnitType],
  sides: (header) => sidesOf(header as Header),
  submarineOrders,
  // The schema of this ruleset let pass what the constraints are given.
  combat: (battle, header) => seaBattle(battle as SeaBattle, header as Header),
  spokenOf: (label) => label === searchLabel,
}).filter(isOurs);
