/** An air attack of a scenario as a combat. */
import { amount } from '../../../engine/amount';
import type { Amount, Change } from '../../../engine/amount';
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { isAirUnit, isLightShips } from '../data';
import type { AirAttack, AirForce, Header } from '../data';
import { unitsOf } from '../facts/force';
import type { Owned } from '../facts/force';
import { factorsOf } from '../facts/strength';
import { newBoard } from './board';
import { criticalsOf } from './critical-table';
import { loaded } from './loaded';
import { adjustment, applying, nationalityChange, nationalityModifier } from './modifiers';
import { assembled } from './outcome';
import { lightShips, namedShips } from './ships';
import type { OwnedShips } from './ships';
import { strikeSteps } from './strike';
import type { Fighters, StrikeTarget } from './strike';
import { sideTally, victimOf } from './victims';

const squadronsAFactor = 3;

/** The combat of an air attack. Whatever the schema lets pass gives one. */
export function airAttackCombat(attack: AirAttack, header: Header, ids: Ids): Combat {
  const { surpriseLevel: surprise = 0, adjustments = {} } = attack;
  const board = newBoard();
  const defenders = unitsOf(attack.defender, ids);
  const attackers = unitsOf(attack.attacker, ids);
  const squadrons = squadronsIn(attackers);
  const aimed = targetsOf(attack, defenders, header, squadrons);
  const side = sideTally(
    board,
    'defender',
    'the defender',
    aimed.map(({ ships }) => ships),
  );
  const targets = aimed.map(({ ships, squadrons: on }): StrikeTarget => ({
    victim: victimOf(board, side, ships, 1),
    squadrons: on,
    modifiers: attackModifiers(attack, attackers, ships, header),
    last: true,
  }));
  const strike = strikeSteps(board, {
    squadrons,
    fighters: fightersOf(attack, header, ids),
    airDefence: {
      level: airDefenceLevel(attack, defenders, header),
      modifiers: applying([adjustment(adjustments.airDefense)]),
    },
    targets,
    criticals: criticalsOf(board, header),
    criticalByDamage: surprise === 7,
  });
  return assembled({
    title: attack.id,
    board,
    parts: [strike],
    victims: targets.map(({ victim }) => victim),
    sides: [side],
  });
}

/** Squadrons of air units: an army air factor is three. */
export function squadronsIn(units: readonly Owned[]): number {
  return units.reduce((sum, { unit }) => {
    if (!isAirUnit(unit)) return sum;
    return sum + (unit.type === 'aaf' ? (unit.factors ?? 1) * squadronsAFactor : (unit.squadrons ?? 1));
  }, 0);
}

interface Aimed {
  readonly ships: OwnedShips;
  readonly squadrons: number;
}

/** What is attacked: as the scenario says, else every named ship and the light ships as one, with squadrons spread evenly. */
function targetsOf(attack: AirAttack, units: readonly Owned[], header: Header, squadrons: number): readonly Aimed[] {
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

function attackModifiers(
  attack: AirAttack,
  attackers: readonly Owned[],
  ships: OwnedShips,
  header: Header,
): readonly Change[] {
  const { where, surpriseLevel = 0, adjustments } = attack;
  const air = attackers.filter(({ unit }) => isAirUnit(unit));
  const isNaval = ({ unit }: Owned): boolean => unit.type === 'nas';
  const naval = header.options?.mixedAir === 'any-naval' ? air.some(isNaval) : air.length > 0 && air.every(isNaval);
  // With several nations the lowest modifier counts.
  const [nation] = [...new Set(air.map((owned) => owned.nation))].sort(
    (a, b) => (nationalityModifier(a, 'air', header) ?? 0) - (nationalityModifier(b, 'air', header) ?? 0),
  );
  return applying([
    nationalityChange('air-nationality', nation, 'air', 1, header),
    nationalityChange('target-nationality', ships.nation, 'naval', -1, header),
    naval && where === 'at-sea'
      ? { rule: 'naval-air-at-sea', what: 'naval air against ships at sea', by: 1 }
      : undefined,
    surpriseLevel >= 3 ? { rule: 'surprise-attack', what: `surprise level ${surpriseLevel}`, by: 1 } : undefined,
    adjustment(adjustments?.attack),
  ]);
}

/** Fighter squadrons that surprise keeps out: one at level 4, to four at level 7. */
export function notEngaging(surprise: number, header: Header): number {
  const steps = Math.max(0, surprise - 3);
  return header.options?.surpriseDefenders === 'sum' ? (steps * (steps + 1)) / 2 : steps;
}

function fightersOf(attack: AirAttack, header: Header, ids: Ids): readonly Fighters[] {
  const { surpriseLevel: surprise = 0, adjustments = {}, cap, cover } = attack;
  const out = notEngaging(surprise, header);
  const capSquadrons = squadronsOf(cap, ids);
  const capOut = Math.min(out, capSquadrons);
  const coverSquadrons = squadronsOf(cover, ids);
  const engaged = (what: string, squadrons: number, kept: number): Amount =>
    amount(what, { rule: 'air-combat', what: 'squadrons', by: squadrons }, [
      kept > 0 ? { rule: 'surprise-level', what: `surprise level ${surprise}`, by: -kept } : undefined,
    ]);
  const patrol = surprise >= 1 ? 0 : (loaded(header.tables?.airCombatModifiers)?.combatAirPatrol ?? 1);
  const attackerModifiers = applying([adjustment(adjustments.attackerAirCombat)]);
  const own = adjustment(adjustments.defenderAirCombat);
  return [
    {
      kind: 'cover',
      squadrons: engaged('squadrons of the cover', coverSquadrons, Math.min(out - capOut, coverSquadrons)),
      modifiers: applying([own]),
      attackerModifiers,
    },
    {
      kind: 'cap',
      squadrons: engaged('squadrons of the CAP', capSquadrons, capOut),
      modifiers: applying([patrol ? { rule: 'air-combat', what: 'combat air patrol', by: patrol } : undefined, own]),
      attackerModifiers,
    },
  ];
}

function squadronsOf(force: AirForce | undefined, ids: Ids): number {
  return force === undefined ? 0 : squadronsIn(unitsOf(force, ids));
}

/** The level of the ships: as given, else by the scenario's table; one less from surprise level 2 on. */
export function airDefenceLevel(attack: AirAttack, defenders: readonly Owned[], header: Header): Amount {
  const { surpriseLevel: surprise = 0, airDefenseLevel } = attack;
  const table = loaded(header.tables?.airDefense);
  const factors = defenders.reduce((sum, { unit, nation }) => {
    const own = factorsOf(unit, nation, header) ?? 0;
    return sum + (unit.type === 'cve' ? own * (table?.escortCarrier ?? 1) : own);
  }, 0);
  const level = airDefenseLevel ?? table?.leastFactors.filter((least) => least <= factors).length ?? 0;
  return amount('air defense level', { rule: 'air-defense', what: 'level of the ships', by: level }, [
    surprise >= 2 && level > 0 ? { rule: 'surprise-level', what: `surprise level ${surprise}`, by: -1 } : undefined,
  ]);
}
