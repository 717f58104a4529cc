/** The combats of a scenario: sea battles, bombardments, raids, rockets, Kamikaze missions, and fire at aircraft on their way. */
import type { SideAdvice } from '../../../model/advice';
import type { Ids } from '../../../model/ids';
import type { CombatSite } from '../../../model/ruleset';
import type { ScenarioTurn } from '../../../model/turn';
import { diveOrder, seaBattleAdvice, siteOf, submergeOrder } from '../../axis-and-allies/combats';
import { sideNamesOf } from '../../axis-and-allies/side-names';
import { keptBy } from '../../kept';
import type { FlyOver, Header, Scenario, SeaBattle } from '../data';
import { zoneTitle } from '../wording';
import { shoreBombardment } from './bombardment';
import { earlierThan } from './earlier';
import { flyOver } from './fly-over';
import { battleOf, membersOf } from './forces';
import { kamikazeMission } from './kamikaze';
import { bombingRaid } from './raid';
import { rocketStrike } from './rocket';
import { seaBattle } from './sea-battle';
import { turn as scenarioTurn } from './turn';

export { steps } from './statements';

const combatLists: ReadonlySet<string> = new Set<keyof Scenario>([
  'seaBattles',
  'bombardments',
  'strategicBombingRaids',
  'rocketStrikes',
  'kamikazeMissions',
  'flyOvers',
]);

export function isCombat(list: string): boolean {
  return combatLists.has(list);
}

/** The combats of a scenario, grouped by kind, each in file order. */
export function combats(scenario: Scenario): readonly CombatSite[] {
  const { seaBattles = [], bombardments = [], strategicBombingRaids = [] } = scenario;
  const { rocketStrikes = [], kamikazeMissions = [], flyOvers = [] } = scenario;
  const onIndustry = [...strategicBombingRaids, ...rocketStrikes];
  return [
    ...seaBattles.map((battle) =>
      site(battle, scenario, {
        title: zoneTitle(battle),
        kind: 'sea battle',
        combat: () => seaBattle(battle, scenario),
        advice: () => adviceOn(battle, scenario),
      }),
    ),
    ...bombardments.map((bombardment) =>
      site(bombardment, scenario, { kind: 'shore bombardment', combat: () => shoreBombardment(bombardment, scenario) }),
    ),
    ...strategicBombingRaids.map((raid) =>
      site(raid, scenario, {
        kind: 'strategic bombing raid',
        after: onIndustry,
        combat: () => bombingRaid(raid, scenario, earlierThan(raid, scenario)),
      }),
    ),
    ...rocketStrikes.map((strike) =>
      site(strike, scenario, {
        kind: 'rocket strike',
        after: onIndustry,
        combat: () => rocketStrike(strike, scenario, earlierThan(strike, scenario)),
      }),
    ),
    ...kamikazeMissions.map((mission) =>
      site(mission, scenario, { kind: 'Kamikaze mission', combat: () => kamikazeMission(mission, scenario) }),
    ),
    ...flyOvers.map((flight) =>
      site(flight, scenario, { kind: 'anti-aircraft fire on the way', combat: () => flyOver(flight, scenario) }),
    ),
  ];
}

/** The turn made up of some combats of a scenario. */
export function turn(scenario: Scenario, _ids: Ids, sites: readonly CombatSite[]): ScenarioTurn {
  return scenarioTurn(scenario, sites);
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

/** The members that all kinds of combat share. A flight has several defenders, one for each space. */
type Part = Parameters<typeof siteOf>[0] & {
  readonly territory?: string;
  readonly attacker: { readonly power?: string };
  readonly defender?: { readonly power?: string };
  readonly spaces?: FlyOver['spaces'];
};

/** @param content without a title, the territory or else the id is used */
function site(part: Part, { powers }: Header, content: SiteContent): CombatSite {
  return { ...asWritten(part, powers), ...content };
}

const asWritten = keptBy((part: Part, powers: Header['powers']) => {
  const { id, territory, attacker, defender, spaces } = part;
  const sides = sideNamesOf(attacker, defender ?? { forces: spaces }, { powers });
  return { ...siteOf(part, territory ?? id), sides };
});
