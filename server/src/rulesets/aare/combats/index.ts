/** The combats of a scenario: battles at sea, bombardments, raids, rockets, Kamikaze missions, and fire at aircraft on their way. */
import type { SideAdvice } from '../../../model/advice';
import type { CombatSite } from '../../../model/ruleset';
import { diveOrder, seaBattleAdvice, siteOf, submergeOrder } from '../../axis-and-allies/combats';
import type { Scenario, SeaBattle } from '../data';
import { zoneName } from '../wording';
import { shoreBombardment } from './bombardment';
import { earlierThan } from './earlier';
import { flyOver } from './fly-over';
import { battleOf, membersOf } from './forces';
import { kamikazeMission } from './kamikaze';
import { bombingRaid } from './raid';
import { rocketStrike } from './rocket';
import { seaBattle } from './sea-battle';

export { steps } from './statements';

/** The combats of a scenario, kind by kind, each in the order of the file. */
export function combats(scenario: Scenario): readonly CombatSite[] {
  const { seaBattles = [], bombardments = [], strategicBombingRaids = [] } = scenario;
  const { rocketStrikes = [], kamikazeMissions = [], flyOvers = [] } = scenario;
  const onIndustry = [...strategicBombingRaids, ...rocketStrikes];
  return [
    ...seaBattles.map((battle) =>
      site(battle, {
        title: zoneName(battle),
        kind: 'sea battle',
        combat: () => seaBattle(battle, scenario),
        advice: () => adviceOn(battle, scenario),
      }),
    ),
    ...bombardments.map((bombardment) =>
      site(bombardment, { kind: 'shore bombardment', combat: () => shoreBombardment(bombardment, scenario) }),
    ),
    ...strategicBombingRaids.map((raid) =>
      site(raid, {
        kind: 'strategic bombing raid',
        after: onIndustry,
        combat: () => bombingRaid(raid, scenario, earlierThan(raid, scenario)),
      }),
    ),
    ...rocketStrikes.map((strike) =>
      site(strike, {
        kind: 'rocket strike',
        after: onIndustry,
        combat: () => rocketStrike(strike, scenario, earlierThan(strike, scenario)),
      }),
    ),
    ...kamikazeMissions.map((mission) =>
      site(mission, { kind: 'Kamikaze mission', combat: () => kamikazeMission(mission, scenario) }),
    ),
    ...flyOvers.map((flight) =>
      site(flight, { kind: 'anti-aircraft fire on the way', combat: () => flyOver(flight, scenario) }),
    ),
  ];
}

function adviceOn(battle: SeaBattle, scenario: Scenario): readonly SideAdvice[] {
  return seaBattleAdvice({
    battle,
    described: battleOf(battle, membersOf(battle, scenario)),
    combat: (restated) => seaBattle(restated, scenario),
    submarineOrders: { attacker: [diveOrder, submergeOrder], defender: [diveOrder, submergeOrder] },
  });
}

type SiteContent = Pick<CombatSite, 'kind' | 'combat' | 'advice' | 'after'> & Partial<Pick<CombatSite, 'title'>>;

/** @param content without a title it is called by its territory, else by its id */
function site(part: Parameters<typeof siteOf>[0] & { readonly territory?: string }, content: SiteContent): CombatSite {
  return { ...siteOf(part, part.territory ?? part.id), ...content };
}
