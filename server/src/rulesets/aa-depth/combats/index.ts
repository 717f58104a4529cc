/** The combats of a scenario: its battles at sea. */
import type { CombatSite } from '../../../model/ruleset';
import { siteOf } from '../../axis-and-allies/combats';
import { zoneName } from '../../axis-and-allies/wording';
import type { Scenario } from '../data';
import { seaBattle } from './sea-battle';

export { steps } from './statements';

/** The combats of a scenario, in the order of the file. */
export function combats(scenario: Scenario): readonly CombatSite[] {
  const { seaBattles = [] } = scenario;
  return seaBattles.map((battle) => ({
    ...siteOf(battle, zoneName(battle)),
    kind: 'sea battle',
    combat: () => seaBattle(battle, scenario),
  }));
}
