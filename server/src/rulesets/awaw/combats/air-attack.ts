/** An air attack of a scenario as a combat. */
import type { Change } from '../../../engine/amount';
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { isLightShips } from '../data';
import type { AirAttack, AirForce, Header } from '../data';
import { airAttackChanges } from '../facts/air-modifiers';
import { airCombatAdjustment } from '../facts/adjustments';
import { unitsOf } from '../facts/force';
import { squadronsIn } from '../facts/squadrons';
import { airDefenseLevel, combatAirPatrolChanges, engaging } from '../facts/surprise-level';
import { numbers } from '../rules/numbers';
import { newBoard } from './board';
import { criticalsOf } from './critical-table';
import { assembled } from './outcome';
import { lightShips, namedShips } from './ships';
import type { OwnedShips } from './ships';
import { strikeSteps } from './strike';
import type { Fighters, StrikeTarget } from './strike';
import { sideTally, victimOf } from './victims';

/** The combat of an air attack. Whatever the schema lets pass gives one. */
export function airAttackCombat(attack: AirAttack, header: Header, ids: Ids): Combat {
  const { surpriseLevel = 0, adjustments } = attack;
  const board = newBoard();
  const defenders = unitsOf(attack.defender, ids);
  const attackers = unitsOf(attack.attacker, ids);
  const aimed = aimedAt(attack, header, ids);
  const side = sideTally(
    board,
    'defender',
    'the defender',
    aimed.map(({ ships }) => ships),
  );
  const atSea = attack.where === 'at-sea';
  const targets = aimed.map(({ ships, squadrons }): StrikeTarget => ({
    victim: victimOf(board, side, ships, 1),
    squadrons,
    modifiers: airAttackChanges({ attack, atSea, attackers, target: ships.owned, header }),
    last: true,
  }));
  const level = airDefenseLevel(attack, attack, defenders, header);
  const strike = strikeSteps(board, {
    squadrons: squadronsIn(attackers),
    fighters: fightersOf(attack, header, ids),
    ...(level && { airDefence: { level, modifiers: airCombatAdjustment(adjustments, 'airDefense') } }),
    targets,
    criticals: criticalsOf(board, header),
    criticalByDamage: surpriseLevel >= numbers['critical-surprise'].level,
  });
  return assembled({
    title: attack.id,
    board,
    parts: [strike],
    victims: targets.map(({ victim }) => victim),
    sides: [side],
  });
}

/** A target with the squadrons that are to attack it. */
export interface Aimed {
  readonly ships: OwnedShips;
  readonly squadrons: number;
}

/** What is attacked: as the scenario says, else every named ship and the light ships as one, with squadrons spread evenly. */
export function aimedAt(attack: AirAttack, header: Header, ids: Ids): readonly Aimed[] {
  const units = unitsOf(attack.defender, ids);
  const squadrons = squadronsIn(unitsOf(attack.attacker, ids));
  const circumstances = { header, inPort: attack.where === 'in-port', tieOrder: attack.orders?.firstLost };
  if (attack.targets) {
    const met = new Set<string>();
    return attack.targets.flatMap((target) => {
      const among = units.filter(({ unit }) => target.ships.includes(unit.id) && !met.has(unit.id));
      for (const { unit } of among) met.add(unit.id);
      const light = lightShips(among, circumstances, among.find(({ unit }) => isLightShips(unit))?.unit.id);
      const ships = [...namedShips(among, circumstances), ...(light ? [light] : [])];
      return spread(ships, target.squadrons);
    });
  }
  const light = lightShips(units, circumstances);
  return spread([...namedShips(units, circumstances), ...(light ? [light] : [])], squadrons);
}

function spread(ships: readonly OwnedShips[], squadrons: number): readonly Aimed[] {
  const each = Math.floor(squadrons / ships.length);
  return ships.map((target, index) => ({
    ships: target,
    squadrons: each + (index < squadrons % ships.length ? 1 : 0),
  }));
}

function fightersOf(attack: AirAttack, header: Header, ids: Ids): readonly Fighters[] {
  const { adjustments } = attack;
  const squadrons = { cover: squadronsOf(attack.cover, ids), cap: squadronsOf(attack.cap, ids) };
  const { cover, cap } = engaging(attack, squadrons, header);
  const attackerModifiers = airCombatAdjustment(adjustments, 'attackerAirCombat');
  const own: readonly Change[] = airCombatAdjustment(adjustments, 'defenderAirCombat');
  return [
    { kind: 'cover', squadrons: cover, modifiers: own, attackerModifiers },
    { kind: 'cap', squadrons: cap, modifiers: [...combatAirPatrolChanges(attack, header), ...own], attackerModifiers },
  ];
}

function squadronsOf(force: AirForce | undefined, ids: Ids): number {
  return force === undefined ? 0 : squadronsIn(unitsOf(force, ids));
}
