/** The combats of a scenario: its sea battles. */
import type { Combat } from '../../../engine/combat';
import type { SideAdvice } from '../../../model/advice';
import type { CampaignState } from '../../../model/campaign';
import type { Ids } from '../../../model/ids';
import type { CombatEntry } from '../../../model/ruleset';
import { fileOrder, type NextTurn, type ScenarioTurn } from '../../../model/turn';
import {
  diveOrder,
  adviseSeaBattle,
  createCombatHeader,
  submergeOrder,
  type SubmarineOrderKind,
} from '../../axis-and-allies/combats';
import { createCampaignState } from '../../axis-and-allies/combats/campaign';
import { createNextTurn } from '../../axis-and-allies/combats/next-turn';
import { createBattleTurn } from '../../axis-and-allies/combats/turn';
import { nameBattleSides } from '../../axis-and-allies/side-names';
import { formatZoneTitle } from '../../axis-and-allies/wording';
import { memoizeLatest } from '../../memoize-latest';
import type { Scenario, SeaBattle, UnitType } from '../data';
import { drawSeaBattle } from './board-picture';
import { unitTypes } from '../units/unit-types';
import { createBattle, createMembers } from './forces';
import { createSeaBattle } from './sea-battle';

export { stepRules } from './step-kinds';

export function isCombat(list: string): boolean {
  return list === 'seaBattles';
}

/** The combats of a scenario, in the order of the file. */
export function combats(scenario: Scenario): readonly CombatEntry[] {
  const { seaBattles = [] } = scenario;
  return seaBattles.map((battle) => ({
    ...createWrittenCombat(battle, scenario.powers),
    build: () => createSeaBattle(battle, scenario),
    picture: (combat: Combat) => drawSeaBattle(battle, scenario, combat),
    advice: () => adviseOn(battle, scenario),
  }));
}

const createWrittenCombat = memoizeLatest((battle: SeaBattle, powers: Scenario['powers']) => ({
  ...createCombatHeader(battle, formatZoneTitle(battle)),
  kind: 'sea battle',
  sides: nameBattleSides(battle.attacker, battle.defender, { powers }),
}));

const electOrder: SubmarineOrderKind = {
  key: 'elect',
  title: 'elect',
  titleByValue: { never: 'stay hidden', always: 'elect to defend' },
};

/** The turn made up of some combats of a scenario: sea battles pass their remaining forces on to later ones. */
export function turn(scenario: Scenario, _ids: Ids, entries: readonly CombatEntry[]): ScenarioTurn {
  return createTurn(scenario, entries, false);
}

/** The place of the scenario in a campaign. */
export function campaign(scenario: Scenario): CampaignState {
  return createCampaignState(scenario);
}

/** What the turn of these combats leaves to the next. */
export function nextTurn(scenario: Scenario, _ids: Ids, entries: readonly CombatEntry[]): NextTurn {
  return createNextTurn(scenario, createTurn(scenario, entries, true));
}

function createTurn(scenario: Scenario, entries: readonly CombatEntry[], countsAll: boolean): ScenarioTurn {
  const { title = 'Turn', forces = [], seaBattles = [] } = scenario;
  return createBattleTurn({
    title,
    forces,
    entries: entries.map((entry) => ({ entry, order: fileOrder })),
    countsAll,
    battles: seaBattles,
    combat: (battle) => createSeaBattle(battle, scenario),
    isOutOfReach: (type) => unitTypes[type as UnitType].domain === 'submarine',
  });
}

function adviseOn(battle: SeaBattle, scenario: Scenario): readonly SideAdvice[] {
  return adviseSeaBattle({
    battle,
    definition: createBattle(battle, createMembers(battle, scenario), scenario),
    createCombat: (variant) => createSeaBattle(variant, scenario),
    submarineOrders: { attacker: [submergeOrder], defender: [electOrder, diveOrder, submergeOrder] },
  });
}
