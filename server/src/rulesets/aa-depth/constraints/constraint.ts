/** What the constraints of this ruleset share: their type, and the shared ones as this ruleset has them. */
import type { Constraint } from '../../../model/ruleset';
import { seaBattleChapter } from '../../axis-and-allies/sea-battle/chapter';
import { seaBattle } from '../combats/sea-battle';
import type { Header, Scenario, SeaBattle, UnitType } from '../data';
import { searchLabel } from '../facts/search';
import { sidesOf } from '../facts/units';
import type { RuleId } from '../rules';
import { unitTypes } from '../tables/unit-types';
import { submarineOrders } from './group-orders';

export { example } from '../../example';

export type DepthConstraint = Constraint<Scenario, Header> & { readonly rule: RuleId };

export const shared: readonly DepthConstraint[] = seaBattleChapter({
  ruleset: 'aa-depth',
  typeOf: (type) => unitTypes[type as UnitType],
  sides: (header) => sidesOf(header as Header),
  submarineOrders,
  // The schema of this ruleset let pass what the constraints are given.
  combat: (battle, header) => seaBattle(battle as SeaBattle, header as Header),
  spokenOf: (label) => label === searchLabel,
}).constraints;
