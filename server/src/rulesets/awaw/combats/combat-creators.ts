/** The combat of each kind of item, from its data. A turn calls these with the forces that earlier combats leave. */
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type { Header, Scenario } from '../data';
import { createAirAttackCombat } from './air-attack';
import { createCarrierLocationCombat } from './carrier-location';
import { createFleetCombat } from './fleet-combat';
import { createInterceptionCombat } from './interception';
import { createRaidCombat } from './raid';
import { createNavalRound } from './round';
import { createSearchCombat } from './search-combat';
import { createSingleAttackCombat } from './single-attack';

export type CombatList =
  | 'airAttacks'
  | 'fleetCombats'
  | 'submarineAttacks'
  | 'harborAttacks'
  | 'navalRounds'
  | 'searches'
  | 'interceptions'
  | 'carrierLocations'
  | 'raids';

/** Creates the combat of an item of a list. */
type CombatCreator<List extends CombatList> = (
  item: NonNullable<Scenario[List]>[number],
  header: Header,
  ids: Ids,
) => Combat;

/** By list. */
export const combatCreators: { readonly [List in CombatList]: CombatCreator<List> } = {
  airAttacks: createAirAttackCombat,
  fleetCombats: createFleetCombat,
  submarineAttacks: (attack, header, ids) => createSingleAttackCombat(attack, 'submarine-attack', header, ids),
  harborAttacks: (attack, header, ids) => createSingleAttackCombat(attack, 'harbor-attack', header, ids),
  navalRounds: createNavalRound,
  searches: createSearchCombat,
  interceptions: createInterceptionCombat,
  carrierLocations: createCarrierLocationCombat,
  raids: createRaidCombat,
};

/** The list that each item of a scenario is in. */
export function indexByList(scenario: Scenario): ReadonlyMap<object, CombatList> {
  const lists = new Map<object, CombatList>();
  for (const list of Object.keys(combatCreators) as CombatList[])
    for (const item of scenario[list] ?? []) lists.set(item, list);
  return lists;
}

/** Creates combats from the items of a scenario by the list that an original item is in. */
export function createCombatFactory(scenario: Scenario): (original: object, item: object, ids: Ids) => Combat {
  const lists = indexByList(scenario);
  return (original, item, ids) => {
    const create = combatCreators[lists.get(original)!] as (item: object, header: Header, ids: Ids) => Combat;
    return create(item, scenario, ids);
  };
}
