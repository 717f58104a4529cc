/** The combats of a scenario: attacks and fleet combats, whole rounds with their searches, interceptions and raids. */
import type { TableDice } from '../../../engine/dice-source';
import type { Ids } from '../../../model/ids';
import { at } from '../../../model/place';
import type { CombatSite } from '../../../model/ruleset';
import { keptBy } from '../../kept';
import { sideNames, type Fighting } from '../../side-names';
import type { Dice, Group, Scenario } from '../data';
import { nationName } from '../wording';
import { nameOfKey } from '../../../model/wording';
import { airAttackAdvice, fleetCombatAdvice, roundAdvice, singleAttackAdvice } from './advice';
import { airAttackCombat } from './air-attack';
import { carrierLocationCombat } from './carrier-location';
import { fleetCombat } from './fleet-combat';
import { interceptionCombat } from './interception';
import { raidCombat } from './raid';
import { navalRound } from './round';
import { searchCombat } from './search-site';
import { singleAttackCombat } from './single-attack';

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
export function combats(scenario: Scenario, ids: Ids): readonly CombatSite[] {
  const { airAttacks = [], fleetCombats = [], submarineAttacks = [], harborAttacks = [] } = scenario;
  const { navalRounds = [], searches = [], interceptions = [], raids = [], carrierLocations = [] } = scenario;
  return [
    ...airAttacks.map((attack) => ({
      ...site(attack, 'air attack', () => airAttackCombat(attack, scenario, ids)),
      advice: () => airAttackAdvice(attack, scenario, ids),
    })),
    ...fleetCombats.map((combat) => ({
      ...site(combat, 'fleet combat', () => fleetCombat(combat, scenario, ids)),
      advice: () => fleetCombatAdvice(combat, scenario, ids),
    })),
    ...submarineAttacks.map((attack) => ({
      ...site(attack, 'submarine attack', () => singleAttackCombat(attack, 'submarine-attack', scenario, ids)),
      advice: () => singleAttackAdvice(attack, 'submarine-attack', scenario, ids),
    })),
    ...harborAttacks.map((attack) => ({
      ...site(attack, 'harbor attack', () => singleAttackCombat(attack, 'harbor-attack', scenario, ids)),
      advice: () => singleAttackAdvice(attack, 'harbor-attack', scenario, ids),
    })),
    ...navalRounds.map((round) => ({
      ...site(round, 'round of naval combat', () => navalRound(round, scenario, ids)),
      advice: () => roundAdvice(round, scenario, ids),
    })),
    ...searches.map((search) => site(search, 'search', () => searchCombat(search, scenario, ids))),
    ...interceptions.map((interception) =>
      site(interception, 'interception', () => interceptionCombat(interception, scenario, ids)),
    ),
    ...carrierLocations.map((lookUp) => site(lookUp, 'carrier look-up', () => carrierLocationCombat(lookUp))),
    ...raids.map((raid) => site(raid, 'raid', () => raidCombat(raid, scenario, ids))),
  ];
}

/** Fields that all combat items share. */
interface Fought {
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
function sidesOf({ attacker, defender, raiders, interceptor }: Fought): CombatSite['sides'] {
  const fighting = { interceptor, raiders, attacker, defender };
  const named = Object.entries(fighting).flatMap(([side, force]) =>
    force === undefined ? [] : [[side, { role: `the ${side}`, powers: [force.nation] }] as const],
  );
  return sideNames(Object.fromEntries<Fighting>(named), nationName);
}

function site(object: Fought, kind: string, combat: CombatSite['combat']): CombatSite {
  return { ...asWritten(object, kind), combat };
}

const asWritten = keptBy((object: Fought, kind: string) => {
  const { id, dice, expect, result } = object;
  return {
    id,
    object,
    place: at(object),
    title: nameOfKey(id),
    kind,
    sides: sidesOf(object),
    ...diceOf(dice),
    expect,
    result,
    followsIds: true,
  };
});

/** Separates the table dice from the seed. */
function diceOf(dice: Dice | undefined): { dice?: TableDice; seed?: number } {
  if (dice === undefined || Array.isArray(dice)) return { dice };
  const { seed, ...table } = dice;
  return { dice: table as TableDice, seed };
}
