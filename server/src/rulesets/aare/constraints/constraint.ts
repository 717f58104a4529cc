/** What the constraints of this ruleset share: their type, and the shared ones as this ruleset has them. */
import type { Constraint } from '../../../model/ruleset';
import { seaBattleChapter } from '../../axis-and-allies/sea-battle/chapter';
import { revisedNames, revisedUnits } from '../../axis-and-allies/units';
import type { RevisedType } from '../../axis-and-allies/units';
import { seaBattle } from '../combats/sea-battle';
import type { Header, Scenario, SeaBattle } from '../data';
import type { RuleId } from '../rules';
import { numbers } from '../rules/numbers';
import { isDetectionDie } from './detection-dice';

export { example } from '../../example';

export type AareConstraint = Constraint<Scenario, Header> & { readonly rule: RuleId };

export const shared: readonly AareConstraint[] = seaBattleChapter({
  ruleset: 'aare',
  typeOf: (type) => ({ ...revisedNames[type as RevisedType], domain: revisedUnits[type as RevisedType].domain }),
  sides: () => numbers['unit-values'].sides,
  submarineOrders: ['dive', 'submerge'],
  // The schema of this ruleset let pass what the constraints are given.
  combat: (battle, header) => seaBattle(battle as SeaBattle, header as Header),
  spokenOf: isDetectionDie,
}).constraints;
