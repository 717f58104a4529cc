/** The combat of an air attack. */
import type { Change } from '../../../engine/amount';
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { listAirCombatAdjustments } from '../adjustments';
import { sumSquadrons } from '../air/squadrons';
import { computeAirDefenseLevel, listCombatAirPatrolChanges, computeEngagingSquadrons } from '../air/surprise-level';
import { listAirAttackChanges, listAirCombatNationalityChanges } from '../attacks/air-modifiers';
import {
  isLightShips,
  type AirAttack,
  type AirForce,
  type Header,
  type Side,
  type Strike as RoundStrike,
} from '../data';
import { withNation, resolveUnits, type OwnedUnit } from '../force';
import type { Criticals } from './attack';
import { createBoard, type Board } from './board';
import { createCriticals } from './critical-table';
import type { Fighters, Launch, StepsAndMeasures, StrikeTarget } from './flight';
import { assembleCombat } from './assemble-combat';
import { createUnresolvedCombat, explainMissingSizes } from './unresolved-combat';
import { getLightShips, listNamedShips, type OwnedShips } from './ships';
import { createStrikeSteps } from './strike';
import { createSideTally, createVictim } from './victims';

/** Creates the combat of an air attack; unresolved if the size of a ship is unknown. */
export function createAirAttackCombat(attack: AirAttack, header: Header, ids: Ids): Combat {
  const board = createBoard();
  const defenders = resolveUnits(attack.defender, ids);
  const missing = explainMissingSizes(defenders, header);
  if (missing !== undefined) return createUnresolvedCombat(attack.id, missing);
  const allotments = allotTargets(attack, header, ids);
  const side = createSideTally(
    board,
    defenderSide,
    allotments.map(({ ships }) => ships),
    1,
  );
  const targets = allotments.map(({ ships, squadrons }) => ({
    victim: createVictim(board, side, ships, 1),
    owned: ships.owned,
    squadrons,
    isLast: true,
  }));
  const isAtSea = attack.where === 'at-sea';
  const strike = buildStrike(board, {
    ...{ attack, by: 'attacker', protection: attack, defenders, isAtSea, targets, header, ids },
    criticals: createCriticals(board, header),
  });
  return assembleCombat({
    title: attack.id,
    board,
    parts: [strike],
    victims: targets.map(({ victim }) => victim),
    sides: [side],
  });
}

/** The loss tally of a combat in which only the defender can lose ships. */
export const defenderSide = { id: 'defender', name: 'the defender' } as const;

/** A strike of a scenario: a standalone air attack, or one of a round. */
export interface StrikeOrder {
  readonly attack: AirAttack | RoundStrike;
  /** Prefix of its step ids if a combat has several strikes. */
  readonly id?: string;
  readonly by: Side;
  /** Default nations of the squadrons: of the strike, and over the ships. */
  readonly nations?: { readonly attacker: string | undefined; readonly defender: string | undefined };
  /** The object that states the cover, the CAP and the air defense level. */
  readonly protection: Pick<AirAttack, 'cover' | 'cap' | 'airDefenseLevel'>;
  readonly defenders: readonly OwnedUnit[];
  readonly isAtSea: boolean;
  readonly targets: readonly (Pick<StrikeTarget, 'victim' | 'squadrons' | 'isLast'> & {
    readonly owned: readonly OwnedUnit[];
  })[];
  readonly criticals: Criticals;
  readonly launch?: Launch;
  /** Counters of fighters that several strikes meet. */
  readonly getSharedCounters?: (kind: Fighters['kind']) => Pick<Fighters, 'removedCounter' | 'isLastReader'>;
  readonly header: Header;
  readonly ids: Ids;
}

/** Creates the steps and measures of a strike, with its modifiers. */
export function buildStrike(board: Board, order: StrikeOrder): StepsAndMeasures {
  const { attack, id, by, nations, protection, defenders, isAtSea, targets, criticals, launch, header, ids } = order;
  const attackers = withNation(nations?.attacker, resolveUnits(attack.attacker, ids));
  const level = computeAirDefenseLevel(attack, protection, defenders, header);
  return createStrikeSteps(board, {
    ...{ id, by, criticals, launch },
    squadrons: sumSquadrons(attackers),
    fighters: createFighters(order, attackers),
    ...(level && { airDefense: { level, modifiers: listAirCombatAdjustments(attack.adjustments, 'airDefense') } }),
    targets: targets.map(({ owned, ...target }) => ({
      ...target,
      modifiers: listAirAttackChanges({ attack, isAtSea, attackers, target: owned, header }),
    })),
    surpriseLevel: attack.surpriseLevel ?? 0,
  });
}

/** A target with the squadrons allotted to it. */
export interface SquadronAllotment {
  readonly ships: OwnedShips;
  readonly squadrons: number;
}

/** A possible target of an air attack. */
export type AirTarget = Pick<AirAttack, 'defender' | 'where'> & { readonly orders?: AirAttack['orders'] };

/** The targets as stated, else every named ship and the light ships as one, with squadrons spread evenly. */
export function allotTargets(
  attack: AirTarget & Pick<AirAttack, 'attacker' | 'targets'>,
  header: Header,
  ids: Ids,
): readonly SquadronAllotment[] {
  const units = resolveUnits(attack.defender, ids);
  const squadrons = sumSquadrons(resolveUnits(attack.attacker, ids));
  const circumstances = {
    header,
    isInPort: attack.where === 'in-port',
    tieOrder: attack.orders?.firstLost,
    allUnits: units,
  };
  if (attack.targets) {
    const squadronsByShips = new Map<OwnedShips, number>();
    const targetByUnit = new Map<string, OwnedShips>();
    for (const target of attack.targets) {
      const isTargeted = ({ unit }: OwnedUnit): boolean => target.ships.includes(unit.id);
      const newUnits = units.filter((owned) => isTargeted(owned) && !targetByUnit.has(owned.unit.id));
      const light = getLightShips(newUnits, circumstances, newUnits.find(({ unit }) => isLightShips(unit))?.unit.id);
      for (const ships of [...listNamedShips(newUnits, circumstances), ...(light ? [light] : [])]) {
        for (const unit of ships.units) targetByUnit.set(unit, ships);
      }
      // A ship listed in several targets is attacked once, with the squadrons of all of them.
      const targetShips = new Set(units.filter(isTargeted).flatMap(({ unit }) => targetByUnit.get(unit.id) ?? []));
      const namedFirst = [...targetShips].sort(
        (a, b) => Number(b.target.kind === 'named') - Number(a.target.kind === 'named'),
      );
      for (const { ships, squadrons: added } of distributeSquadrons(namedFirst, target.squadrons)) {
        squadronsByShips.set(ships, (squadronsByShips.get(ships) ?? 0) + added);
      }
    }
    return [...squadronsByShips].map(([ships, count]) => ({ ships, squadrons: count }));
  }
  const light = getLightShips(units, circumstances);
  return distributeSquadrons([...listNamedShips(units, circumstances), ...(light ? [light] : [])], squadrons);
}

/** Spreads squadrons evenly; the first targets get the remainder. */
export function distributeSquadrons<T>(
  ships: readonly T[],
  squadrons: number,
): readonly { ships: T; squadrons: number }[] {
  const quotient = Math.floor(squadrons / ships.length);
  return ships.map((target, index) => ({
    ships: target,
    squadrons: quotient + (index < squadrons % ships.length ? 1 : 0),
  }));
}

function createFighters(
  { attack, nations, protection, getSharedCounters: getShared, header, ids }: StrikeOrder,
  attackers: readonly OwnedUnit[],
): readonly Fighters[] {
  const { adjustments } = attack;
  const coverUnits = withNation(nations?.defender, resolveAirUnits(protection.cover, ids));
  const capUnits = withNation(nations?.defender, resolveAirUnits(protection.cap, ids));
  const { cover, cap } = computeEngagingSquadrons(
    attack,
    { cover: sumSquadrons(coverUnits), cap: sumSquadrons(capUnits) },
    header,
  );
  const attackerModifiers = [
    ...listAirCombatNationalityChanges(attackers, header),
    ...listAirCombatAdjustments(adjustments, 'attackerAirCombat'),
  ];
  const defenderChanges: readonly Change[] = listAirCombatAdjustments(adjustments, 'defenderAirCombat');
  const patrol = listCombatAirPatrolChanges(attack, header);
  return [
    {
      ...{ kind: 'cover', squadrons: cover, attackerModifiers, ...getShared?.('cover') },
      modifiers: [...listAirCombatNationalityChanges(coverUnits, header), ...defenderChanges],
    },
    {
      ...{ kind: 'cap', squadrons: cap, attackerModifiers, ...getShared?.('cap') },
      modifiers: [...patrol, ...listAirCombatNationalityChanges(capUnits, header), ...defenderChanges],
    },
  ];
}

function resolveAirUnits(force: AirForce | undefined, ids: Ids): readonly OwnedUnit[] {
  return force === undefined ? [] : resolveUnits(force, ids);
}
