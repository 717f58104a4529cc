/** The combats of a scenario: attacks and fleet combats, whole rounds with their searches, interceptions and raids. */
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { placeAt } from '../../../model/place';
import type { CombatEntry } from '../../../model/ruleset';
import { memoize } from '../../memoize';
import { memoizeLatest } from '../../memoize-latest';
import { readDice } from '../../table-dice';
import { nameSides, type SidePowers } from '../../side-names';
import type { Dice, Group, RoundSide, Scenario } from '../data';
import { formatNation } from '../wording';
import { convertKeyToName } from '../../../model/wording';
import { createAirAttackAdvice, createFleetCombatAdvice, createRoundAdvice, createSingleAttackAdvice } from './advice';
import { drawAirAttack, drawFleetCombat, drawNavalRound, drawSearch, drawSingleAttack } from './board-picture';
import { drawCarrierLocation, drawInterception, drawRaid } from './raid-pictures';
import { combatCreators } from './combat-creators';

export { stepRules } from './step-kinds';
export { planNextTurn } from './next-turn';
export { createScenarioTurn, listTurnOrder } from './turn';

export function isCombatList(list: string): boolean {
  return Object.hasOwn(combatCreators, list);
}

/** The combats of a scenario, kind by kind in the order of the file. */
export function listCombats(scenario: Scenario, ids: Ids): readonly CombatEntry[] {
  const { airAttacks = [], fleetCombats = [], submarineAttacks = [], harborAttacks = [] } = scenario;
  const { navalRounds = [], searches = [], interceptions = [], raids = [], carrierLocations = [] } = scenario;
  return [
    ...airAttacks.map((attack) => ({
      ...createScenarioCombat(attack, 'air attack', scenario, () => combatCreators.airAttacks(attack, scenario, ids)),
      drawPicture: (combat: Combat) => drawAirAttack(attack, scenario, ids, combat),
      listAdvice: () => createAirAttackAdvice(attack, scenario, ids),
    })),
    ...fleetCombats.map((fleets) => ({
      ...createScenarioCombat(fleets, 'fleet combat', scenario, () =>
        combatCreators.fleetCombats(fleets, scenario, ids),
      ),
      drawPicture: (combat: Combat) => drawFleetCombat(fleets, scenario, ids, combat),
      listAdvice: () => createFleetCombatAdvice(fleets, scenario, ids),
    })),
    ...submarineAttacks.map((attack) => ({
      ...createScenarioCombat(attack, 'submarine attack', scenario, () =>
        combatCreators.submarineAttacks(attack, scenario, ids),
      ),
      drawPicture: (combat: Combat) => drawSingleAttack(attack, scenario, ids, combat),
      listAdvice: () => createSingleAttackAdvice(attack, 'submarine-attack', scenario, ids),
    })),
    ...harborAttacks.map((attack) => ({
      ...createScenarioCombat(attack, 'harbor attack', scenario, () =>
        combatCreators.harborAttacks(attack, scenario, ids),
      ),
      drawPicture: (combat: Combat) => drawSingleAttack(attack, scenario, ids, combat),
      listAdvice: () => createSingleAttackAdvice(attack, 'harbor-attack', scenario, ids),
    })),
    ...navalRounds.map((round) => ({
      ...createScenarioCombat(round, 'round of naval combat', scenario, () =>
        combatCreators.navalRounds(round, scenario, ids),
      ),
      drawPicture: (combat: Combat) => drawNavalRound(round, scenario, ids, combat),
      listAdvice: () => createRoundAdvice(round, scenario, ids),
    })),
    ...searches.map((search) => ({
      ...createScenarioCombat(search, 'search', scenario, () => combatCreators.searches(search, scenario, ids)),
      drawPicture: (combat: Combat) => drawSearch(search, scenario, ids, combat),
    })),
    ...interceptions.map((interception) => ({
      ...createScenarioCombat(interception, 'interception', scenario, () =>
        combatCreators.interceptions(interception, scenario, ids),
      ),
      drawPicture: (combat: Combat) => drawInterception(interception, scenario, ids, combat),
    })),
    ...carrierLocations.map((lookUp) => ({
      ...createScenarioCombat(lookUp, 'carrier look-up', scenario, () =>
        combatCreators.carrierLocations(lookUp, scenario, ids),
      ),
      drawPicture: (combat: Combat) => drawCarrierLocation(lookUp, combat),
    })),
    ...raids.map((raid) => ({
      ...createScenarioCombat(raid, 'raid', scenario, () => combatCreators.raids(raid, scenario, ids)),
      drawPicture: (combat: Combat) => drawRaid(raid, scenario, ids, combat),
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
  attacker?: SideForce;
  defender?: SideForce;
  raiders?: SideForce;
  interceptor?: SideForce;
}

type SideForce = Group | RoundSide;

/** The sides that the scenario describes, by nation. */
function toSides({ attacker, defender, raiders, interceptor }: CombatItem, scenario: Scenario): CombatEntry['sides'] {
  const forces = { interceptor, raiders, attacker, defender };
  const sidePowers = Object.entries(forces).flatMap(([side, force]) =>
    force === undefined ? [] : [[side, { role: `the ${side}`, powers: listNations(force, scenario) }] as const],
  );
  return nameSides(Object.fromEntries<SidePowers>(sidePowers), formatNation);
}

/** The nation of a side; without one, those of the units that it lists or names. */
function listNations(force: SideForce, scenario: Scenario): readonly (string | undefined)[] {
  if (force.nation !== undefined) return [force.nation];
  if ('groups' in force) return force.groups.flatMap((group) => listNations(group, scenario));
  const { units = [], members = [], taskForces = [], ports = [] } = force;
  const nations = indexNations(scenario);
  return [
    ...units.map(({ nation }) => nation),
    ...members.map((id) => nations.units.get(id)),
    ...taskForces.map((id) => nations.taskForces.get(id)),
    ...ports.map((id) => nations.ports.get(id)),
  ];
}

/** The nations of units, task forces and ports, by id. */
const indexNations = memoize(({ forces = [], taskForces = [], ports = [] }: Scenario) => {
  const index = (holders: readonly { readonly id: string; readonly nation?: string }[]) =>
    new Map(holders.map(({ id, nation }) => [id, nation]));
  const units = [...forces, ...taskForces, ...ports].flatMap((holder) =>
    (holder.units ?? []).map(({ id, nation = holder.nation }) => ({ id, nation })),
  );
  return { units: index(units), taskForces: index(taskForces), ports: index(ports) };
});

function createScenarioCombat(
  object: CombatItem,
  kind: string,
  scenario: Scenario,
  build: CombatEntry['build'],
): CombatEntry {
  return { ...createCommonFields(object, kind), sides: toSides(object, scenario), build };
}

const createCommonFields = memoizeLatest((object: CombatItem, kind: string) => {
  const { id, dice, expect, result } = object;
  return {
    id,
    object,
    place: placeAt(object),
    title: convertKeyToName(id),
    kind,
    ...readDice(dice),
    expect,
    result,
    followsIds: true,
  };
});
