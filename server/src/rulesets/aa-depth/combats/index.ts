/** The combats of a scenario: its battles at sea. */
import type { SideAdvice } from '../../../model/advice';
import type { CombatSite } from '../../../model/ruleset';
import { diveOrder, seaBattleAdvice, siteOf, submergeOrder, type SubmarineOrder } from '../../axis-and-allies/combats';
import { sideNamesOf } from '../../axis-and-allies/side-names';
import { zoneName } from '../../axis-and-allies/wording';
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
    ...siteOf(battle, zoneName(battle)),
    kind: 'sea battle',
    sides: sideNamesOf(battle.attacker, battle.defender, scenario),
    combat: () => seaBattle(battle, scenario),
    advice: () => adviceOn(battle, scenario),
  }));
}

const electOrder: SubmarineOrder = {
  key: 'elect',
  title: 'elect',
  words: { never: 'stay hidden', always: 'elect to defend' },
};

function adviceOn(battle: SeaBattle, scenario: Scenario): readonly SideAdvice[] {
  return seaBattleAdvice({
    battle,
    described: battleOf(battle, membersOf(battle, scenario), scenario),
    combat: (restated) => seaBattle(restated, scenario),
    submarineOrders: { attacker: [submergeOrder], defender: [electOrder, diveOrder, submergeOrder] },
  });
}
