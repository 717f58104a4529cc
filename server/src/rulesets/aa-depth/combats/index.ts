/** The combats of a scenario: its sea battles. */
import type { SideAdvice } from '../../../model/advice';
import type { Ids } from '../../../model/ids';
import type { CombatSite } from '../../../model/ruleset';
import type { ScenarioTurn } from '../../../model/turn';
import { diveOrder, seaBattleAdvice, siteOf, submergeOrder, type SubmarineOrder } from '../../axis-and-allies/combats';
import { battleTurn } from '../../axis-and-allies/combats/turn';
import { sideNamesOf } from '../../axis-and-allies/side-names';
import { zoneTitle } from '../../axis-and-allies/wording';
import { keptBy } from '../../kept';
import type { Scenario, SeaBattle } from '../data';
import { battleOf, membersOf } from './forces';
import { seaBattle } from './sea-battle';

export { steps } from './statements';

export function isCombat(list: string): boolean {
  return list === 'seaBattles';
}

/** The combats of a scenario, in the order of the file. */
export function combats(scenario: Scenario): readonly CombatSite[] {
  const { seaBattles = [] } = scenario;
  return seaBattles.map((battle) => ({
    ...asWritten(battle, scenario.powers),
    combat: () => seaBattle(battle, scenario),
    advice: () => adviceOn(battle, scenario),
  }));
}

const asWritten = keptBy((battle: SeaBattle, powers: Scenario['powers']) => ({
  ...siteOf(battle, zoneTitle(battle)),
  kind: 'sea battle',
  sides: sideNamesOf(battle.attacker, battle.defender, { powers }),
}));

const electOrder: SubmarineOrder = {
  key: 'elect',
  title: 'elect',
  words: { never: 'stay hidden', always: 'elect to defend' },
};

/** The turn made up of some combats of a scenario: sea battles pass their remaining forces on to later ones. */
export function turn(scenario: Scenario, _ids: Ids, sites: readonly CombatSite[]): ScenarioTurn {
  const { title = 'Turn', forces = [], seaBattles = [] } = scenario;
  return battleTurn({ title, forces, sites, battles: seaBattles, combat: (battle) => seaBattle(battle, scenario) });
}

function adviceOn(battle: SeaBattle, scenario: Scenario): readonly SideAdvice[] {
  return seaBattleAdvice({
    battle,
    described: battleOf(battle, membersOf(battle, scenario), scenario),
    combat: (restated) => seaBattle(restated, scenario),
    submarineOrders: { attacker: [submergeOrder], defender: [electOrder, diveOrder, submergeOrder] },
  });
}
