/** The combats of a scenario: attacks and fleet combats, whole rounds with their searches, interceptions and raids. */
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { placeAt } from '../../../model/place';
import type { CombatEntry } from '../../../model/ruleset';
import { memoizeLatest } from '../../memoize-latest';
import { readDice } from '../../table-dice';
import { nameSides, type SidePowers } from '../../side-names';
import type { Dice, Group, Scenario } from '../data';
import { formatNation } from '../wording';
import { convertKeyToName } from '../../../model/wording';
import { createAirAttackAdvice, createFleetCombatAdvice, createRoundAdvice, createSingleAttackAdvice } from './advice';
import { drawAirAttack, drawFleetCombat, drawNavalRound, drawSearch, drawSingleAttack } from './board-picture';
import { drawCarrierLocation, drawInterception, drawRaid } from './raid-pictures';
import { combatCreators } from './combat-creators';

export { steps } from './statements';
export { nextTurn } from './next-turn';
export { turn, listTurnOrder } from './turn';

export function isCombat(list: string): boolean {
  return Object.hasOwn(combatCreators, list);
}

/** The combats of a scenario, kind by kind in the order of the file. */
export function combats(scenario: Scenario, ids: Ids): readonly CombatEntry[] {
  const { airAttacks = [], fleetCombats = [], submarineAttacks = [], harborAttacks = [] } = scenario;
  const { navalRounds = [], searches = [], interceptions = [], raids = [], carrierLocations = [] } = scenario;
  return [
    ...airAttacks.map((attack) => ({
      ...createScenarioCombat(attack, 'air attack', () => combatCreators.airAttacks(attack, scenario, ids)),
      picture: (combat: Combat) => drawAirAttack(attack, scenario, ids, combat),
      advice: () => createAirAttackAdvice(attack, scenario, ids),
    })),
    ...fleetCombats.map((fleets) => ({
      ...createScenarioCombat(fleets, 'fleet combat', () => combatCreators.fleetCombats(fleets, scenario, ids)),
      picture: (combat: Combat) => drawFleetCombat(fleets, scenario, ids, combat),
      advice: () => createFleetCombatAdvice(fleets, scenario, ids),
    })),
    ...submarineAttacks.map((attack) => ({
      ...createScenarioCombat(attack, 'submarine attack', () => combatCreators.submarineAttacks(attack, scenario, ids)),
      picture: (combat: Combat) => drawSingleAttack(attack, scenario, ids, combat),
      advice: () => createSingleAttackAdvice(attack, 'submarine-attack', scenario, ids),
    })),
    ...harborAttacks.map((attack) => ({
      ...createScenarioCombat(attack, 'harbor attack', () => combatCreators.harborAttacks(attack, scenario, ids)),
      picture: (combat: Combat) => drawSingleAttack(attack, scenario, ids, combat),
      advice: () => createSingleAttackAdvice(attack, 'harbor-attack', scenario, ids),
    })),
    ...navalRounds.map((round) => ({
      ...createScenarioCombat(round, 'round of naval combat', () => combatCreators.navalRounds(round, scenario, ids)),
      picture: (combat: Combat) => drawNavalRound(round, scenario, ids, combat),
      advice: () => createRoundAdvice(round, scenario, ids),
    })),
    ...searches.map((search) => ({
      ...createScenarioCombat(search, 'search', () => combatCreators.searches(search, scenario, ids)),
      picture: (combat: Combat) => drawSearch(search, scenario, ids, combat),
    })),
    ...interceptions.map((interception) => ({
      ...createScenarioCombat(interception, 'interception', () =>
        combatCreators.interceptions(interception, scenario, ids),
      ),
      picture: (combat: Combat) => drawInterception(interception, scenario, ids, combat),
    })),
    ...carrierLocations.map((lookUp) => ({
      ...createScenarioCombat(lookUp, 'carrier look-up', () => combatCreators.carrierLocations(lookUp, scenario, ids)),
      picture: (combat: Combat) => drawCarrierLocation(lookUp, combat),
    })),
    ...raids.map((raid) => ({
      ...createScenarioCombat(raid, 'raid', () => combatCreators.raids(raid, scenario, ids)),
      picture: (combat: Combat) => drawRaid(raid, scenario, ids, combat),
    })),
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
  return nameSides(Object.fromEntries<SidePowers>(named), formatNation);
}

function createScenarioCombat(object: CombatItem, kind: string, combat: CombatEntry['build']): CombatEntry {
  return { ...commonFields(object, kind), build: combat };
}

const commonFields = memoizeLatest((object: CombatItem, kind: string) => {
  const { id, dice, expect, result } = object;
  return {
    id,
    object,
    place: placeAt(object),
    title: convertKeyToName(id),
    kind,
    sides: toSides(object),
    ...readDice(dice),
    expect,
    result,
    followsIds: true,
  };
});
