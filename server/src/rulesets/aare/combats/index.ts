/** The combats of a scenario: sea battles, bombardments, raids, rockets, Kamikaze missions, and fire at aircraft on their way. */
import type { SideAdvice } from '../../../model/advice';
import type { CampaignState } from '../../../model/campaign';
import type { Ids } from '../../../model/ids';
import type { CombatEntry } from '../../../model/ruleset';
import type { NextTurn, ScenarioTurn } from '../../../model/turn';
import { createCampaignState } from '../../axis-and-allies/combats/campaign';
import { createNextTurn } from '../../axis-and-allies/combats/next-turn';
import { diveOrder, adviseSeaBattle, createCombatHeader, submergeOrder } from '../../axis-and-allies/combats';
import { nameBattleSides } from '../../axis-and-allies/side-names';
import { memoizeLatest } from '../../memoize-latest';
import type { FlyOver, Header, Scenario, SeaBattle } from '../data';
import { formatZoneTitle } from '../wording';
import { drawSeaBattle } from './board-picture';
import { drawBombardment, drawFlyOver, drawKamikazeMission, drawRaid, drawRocketStrike } from './raid-pictures';
import { createShoreBombardment } from './bombardment';
import { findEarlierAttacks } from './earlier-attacks';
import { createFlyOver } from './fly-over';
import { createBattle, createMembers } from './forces';
import { createKamikazeMission } from './kamikaze';
import { createBombingRaid } from './raid';
import { createRocketStrike } from './rocket';
import { createSeaBattle } from './sea-battle';
import { createTurn as createAareTurn } from './turn';

export { stepRules } from './step-kinds';
export { listTurnOrder } from './turn';

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
export function listCombats(scenario: Scenario): readonly CombatEntry[] {
  const { seaBattles = [], bombardments = [], strategicBombingRaids = [] } = scenario;
  const { rocketStrikes = [], kamikazeMissions = [], flyOvers = [] } = scenario;
  const attacksOnIndustry = [...strategicBombingRaids, ...rocketStrikes];
  return [
    ...seaBattles.map((battle) =>
      createEntry(battle, scenario, {
        title: formatZoneTitle(battle),
        kind: 'sea battle',
        build: () => createSeaBattle(battle, scenario),
        drawPicture: (combat) => drawSeaBattle(battle, scenario, combat),
        listAdvice: () => adviseOn(battle, scenario),
      }),
    ),
    ...bombardments.map((bombardment) =>
      createEntry(bombardment, scenario, {
        kind: 'shore bombardment',
        build: () => createShoreBombardment(bombardment, scenario),
        drawPicture: (combat) => drawBombardment(bombardment, scenario, combat),
      }),
    ),
    ...strategicBombingRaids.map((raid) =>
      createEntry(raid, scenario, {
        kind: 'strategic bombing raid',
        earlierCombats: attacksOnIndustry,
        build: () => createBombingRaid(raid, scenario, findEarlierAttacks(raid, scenario)),
        drawPicture: (combat) => drawRaid(raid, scenario, combat),
      }),
    ),
    ...rocketStrikes.map((strike) =>
      createEntry(strike, scenario, {
        kind: 'rocket strike',
        earlierCombats: attacksOnIndustry,
        build: () => createRocketStrike(strike, scenario, findEarlierAttacks(strike, scenario)),
        drawPicture: (combat) => drawRocketStrike(strike, scenario, combat),
      }),
    ),
    ...kamikazeMissions.map((mission) =>
      createEntry(mission, scenario, {
        kind: 'Kamikaze mission',
        build: () => createKamikazeMission(mission, scenario),
        drawPicture: (combat) => drawKamikazeMission(mission, scenario, combat),
      }),
    ),
    ...flyOvers.map((flight) =>
      createEntry(flight, scenario, {
        kind: 'anti-aircraft fire on the way',
        build: () => createFlyOver(flight, scenario),
        drawPicture: (combat) => drawFlyOver(flight, scenario, combat),
      }),
    ),
  ];
}

/** The turn made up of some combats of a scenario. */
export function createScenarioTurn(scenario: Scenario, _ids: Ids, entries: readonly CombatEntry[]): ScenarioTurn {
  return createAareTurn(scenario, entries);
}

/** The place of the scenario in a campaign. */
export function readCampaignState(scenario: Scenario): CampaignState {
  return createCampaignState(scenario);
}

/** The plan of the turn that follows these combats. */
export function planNextTurn(scenario: Scenario, _ids: Ids, entries: readonly CombatEntry[]): NextTurn {
  return createNextTurn(scenario, createAareTurn(scenario, entries, true));
}

function adviseOn(battle: SeaBattle, scenario: Scenario): readonly SideAdvice[] {
  return adviseSeaBattle({
    battle,
    definition: createBattle(battle, createMembers(battle, scenario)),
    createCombat: (variant) => createSeaBattle(variant, scenario),
    submarineOrders: { attacker: [diveOrder, submergeOrder], defender: [diveOrder, submergeOrder] },
  });
}

type EntryContent = Pick<CombatEntry, 'kind' | 'build' | 'drawPicture' | 'listAdvice' | 'earlierCombats'> &
  Partial<Pick<CombatEntry, 'title'>>;

/** The members that all kinds of combat share. A flight has several defenders, one for each space. */
type CombatPart = Parameters<typeof createCombatHeader>[0] & {
  readonly territory?: string;
  readonly attacker: { readonly power?: string };
  readonly defender?: { readonly power?: string };
  readonly spaces?: FlyOver['spaces'];
};

/** @param content without a title, the territory or else the id is used */
function createEntry(part: CombatPart, { powers }: Header, content: EntryContent): CombatEntry {
  return { ...createWrittenCombat(part, powers), ...content };
}

const createWrittenCombat = memoizeLatest((part: CombatPart, powers: Header['powers']) => {
  const { id, territory, attacker, defender, spaces } = part;
  const sides = nameBattleSides(attacker, defender ?? { forces: spaces }, { powers });
  return { ...createCombatHeader(part, territory ?? id), sides };
});
