/** The combats of a scenario: air attacks, fleet combats, submarine attacks and harbour attacks. */
import type { TableDice } from '../../../engine/dice-source';
import type { Ids } from '../../../model/ids';
import { at } from '../../../model/place';
import type { CombatSite } from '../../../model/ruleset';
import type { AirAttack, Dice, FleetCombat, HarborAttack, Scenario, SubmarineAttack } from '../data';
import { airAttackCombat } from './air-attack';
import { fleetCombat } from './fleet-combat';
import { singleAttackCombat } from './single-attack';

export { steps } from './statements';

/** The combats of a scenario, kind by kind in the order of the file. */
export function combats(scenario: Scenario, ids: Ids): readonly CombatSite[] {
  const { airAttacks = [], fleetCombats = [], submarineAttacks = [], harborAttacks = [] } = scenario;
  return [
    ...airAttacks.map((attack) => site(attack, 'air attack', () => airAttackCombat(attack, scenario, ids))),
    ...fleetCombats.map((combat) => site(combat, 'fleet combat', () => fleetCombat(combat, scenario, ids))),
    ...submarineAttacks.map((attack) =>
      site(attack, 'submarine attack', () => singleAttackCombat(attack, 'submarine-attack', scenario, ids)),
    ),
    ...harborAttacks.map((attack) =>
      site(attack, 'harbor attack', () => singleAttackCombat(attack, 'harbour-attack', scenario, ids)),
    ),
  ];
}

function site(
  object: AirAttack | FleetCombat | SubmarineAttack | HarborAttack,
  kind: string,
  combat: CombatSite['combat'],
): CombatSite {
  const { id, dice, expect, result } = object;
  return { id, object, place: at(object), title: id, kind, ...diceOf(dice), expect, result, combat };
}

/** The dice of a file, without the seed that may stand among them. */
function diceOf(dice: Dice | undefined): { dice?: TableDice; seed?: number } {
  if (dice === undefined || Array.isArray(dice)) return { dice };
  const { seed, ...table } = dice;
  return { dice: table as TableDice, seed };
}
