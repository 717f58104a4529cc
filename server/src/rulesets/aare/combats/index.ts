/** The combats of a scenario: battles at sea, bombardments, raids, rockets, Kamikaze missions, and fire at aircraft on their way. */
import type { CombatSite } from '../../../model/ruleset';
import { siteOf } from '../../axis-and-allies/combats';
import type { Scenario } from '../data';
import { zoneName } from '../wording';
import { seaBattle } from './sea-battle';

export { steps } from './statements';

/** The combats of a scenario, in the order of the file. */
export function combats(scenario: Scenario): readonly CombatSite[] {
  const { seaBattles = [] } = scenario;
  return [
    ...seaBattles.map((battle) => ({
      ...siteOf(battle, zoneName(battle)),
      kind: 'sea battle',
      combat: () => seaBattle(battle, scenario),
    })),
  ];
}
