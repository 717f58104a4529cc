/** The combats of a scenario: attacks and fleet combats, whole rounds with their searches, interceptions and raids. */
import type { Combat } from '../../../engine/combat';
import type { TableDice } from '../../../engine/dice-source';
import type { Ids } from '../../../model/ids';
import { at } from '../../../model/place';
import type { CombatEntry } from '../../../model/ruleset';
import { memoizeLatest } from '../../memoize-latest';
import { nameSides, type SidePowers } from '../../side-names';
import type { Dice, Group, Scenario } from '../data';
import { nationName } from '../wording';
import { keyToName } from '../../../model/wording';
import { airAttackAdvice, fleetCombatAdvice, roundAdvice, singleAttackAdvice } from './advice';
import { createAirAttackCombat } from './air-attack';
import { drawAirAttack, drawFleetCombat, drawNavalRound, drawSearch, drawSingleAttack } from './board-picture';
import { createCarrierLocationCombat } from './carrier-location';
import { createFleetCombat } from './fleet-combat';
import { createInterceptionCombat } from './interception';
import { createRaidCombat } from './raid';
import { createNavalRound } from './round';
import { createSearchCombat } from './search-combat';
import { createSingleAttackCombat } from './single-attack';

export { steps } from './statements';
export { turn, turnOrder } from './turn';

const combatLists: ReadonlySet<string> = new Set<keyof Scenario>([
  'airAttacks',
  'fleetCombats',
  'submarineAttacks',
  'harborAttacks',
  'navalRounds',
  'searches',
  'interceptions',
  'carrierLocations',
  'raids',
]);

export function isCombat(list: string): boolean {
  return combatLists.has(list);
}

/** The combats of a scenario, kind by kind in the order of the file. */
export function combats(scenario: Scenario, ids: Ids): readonly CombatEntry[] {
  const { airAttacks = [], fleetCombats = [], submarineAttacks = [], harborAttacks = [] } = scenario;
  const { navalRounds = [], searches = [], interceptions = [], raids = [], carrierLocations = [] } = scenario;
  return [
    ...airAttacks.map((attack) => ({
      ...createScenarioCombat(attack, 'air attack', () => createAirAttackCombat(attack, scenario, ids)),
      picture: (combat: Combat) => drawAirAttack(attack, scenario, ids, combat),
      advice: () => airAttackAdvice(attack, scenario, ids),
    })),
    ...fleetCombats.map((fleets) => ({
      ...createScenarioCombat(fleets, 'fleet combat', () => createFleetCombat(fleets, scenario, ids)),
      picture: (combat: Combat) => drawFleetCombat(fleets, scenario, ids, combat),
      advice: () => fleetCombatAdvice(fleets, scenario, ids),
    })),
    ...submarineAttacks.map((attack) => ({
      ...createScenarioCombat(attack, 'submarine attack', () =>
        createSingleAttackCombat(attack, 'submarine-attack', scenario, ids),
      ),
      picture: (combat: Combat) => drawSingleAttack(attack, scenario, ids, combat),
      advice: () => singleAttackAdvice(attack, 'submarine-attack', scenario, ids),
    })),
    ...harborAttacks.map((attack) => ({
      ...createScenarioCombat(attack, 'harbor attack', () =>
        createSingleAttackCombat(attack, 'harbor-attack', scenario, ids),
      ),
      picture: (combat: Combat) => drawSingleAttack(attack, scenario, ids, combat),
      advice: () => singleAttackAdvice(attack, 'harbor-attack', scenario, ids),
    })),
    ...navalRounds.map((round) => ({
      ...createScenarioCombat(round, 'round of naval combat', () => createNavalRound(round, scenario, ids)),
      picture: (combat: Combat) => drawNavalRound(round, scenario, ids, combat),
      advice: () => roundAdvice(round, scenario, ids),
    })),
    ...searches.map((search) => ({
      ...createScenarioCombat(search, 'search', () => createSearchCombat(search, scenario, ids)),
      picture: (combat: Combat) => drawSearch(search, scenario, ids, combat),
    })),
    ...interceptions.map((interception) =>
      createScenarioCombat(interception, 'interception', () => createInterceptionCombat(interception, scenario, ids)),
    ),
    ...carrierLocations.map((lookUp) =>
      createScenarioCombat(lookUp, 'carrier look-up', () => createCarrierLocationCombat(lookUp)),
    ),
    ...raids.map((raid) => createScenarioCombat(raid, 'raid', () => createRaidCombat(raid, scenario, ids))),
  ];
}

/** Fields that all combat items share. */
interface CombatItem {
  id: string;
  dice?: Dice;
  expect?: object;
  result?: object;
  /** The forces of its two sides, under the names that the kind of combat uses. */
  attacker?: Partial<Pick<Group, 'nation'>>;
  defender?: Partial<Pick<Group, 'nation'>>;
  raiders?: Partial<Pick<Group, 'nation'>>;
  interceptor?: Partial<Pick<Group, 'nation'>>;
}

/** The sides that the scenario describes, by nation. */
function toSides({ attacker, defender, raiders, interceptor }: CombatItem): CombatEntry['sides'] {
  const fighting = { interceptor, raiders, attacker, defender };
  const named = Object.entries(fighting).flatMap(([side, force]) =>
    force === undefined ? [] : [[side, { role: `the ${side}`, powers: [force.nation] }] as const],
  );
  return nameSides(Object.fromEntries<SidePowers>(named), nationName);
}

function createScenarioCombat(object: CombatItem, kind: string, combat: CombatEntry['build']): CombatEntry {
  return { ...commonFields(object, kind), build: combat };
}

const commonFields = memoizeLatest((object: CombatItem, kind: string) => {
  const { id, dice, expect, result } = object;
  return {
    id,
    object,
    place: at(object),
    title: keyToName(id),
    kind,
    sides: toSides(object),
    ...readDice(dice),
    expect,
    result,
    followsIds: true,
  };
});

/** Separates the table dice from the seed. */
function readDice(dice: Dice | undefined): { dice?: TableDice; seed?: number } {
  if (dice === undefined || Array.isArray(dice)) return { dice };
  const { seed, ...table } = dice;
  return { dice: table as TableDice, seed };
}
