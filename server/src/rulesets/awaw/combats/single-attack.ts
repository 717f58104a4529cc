/** The combat of a submarine or harbor attack. */
import type { Change } from '../../../engine/amount';
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { listAdjustmentChanges } from '../adjustments';
import { countSquadrons } from '../air/squadrons';
import { computeMaxHits } from '../damage/damage';
import { isAirUnit, isNamedShip, type Force, type HarborAttack, type Header, type SubmarineAttack } from '../data';
import { resolveUnits } from '../force';
import { chooseNavalNation } from '../nations';
import { listSubmarineAttackChanges } from '../submarines/research';
import { defenderSide } from './air-attack';
import { createBoard } from './board';
import { createCriticals, toLoadedTable } from './critical-table';
import { assembleCombat } from './assemble-combat';
import { createUnresolvedCombat, explainMissingSizes } from './unresolved-combat';
import { createSettleStep } from './settle';
import { getLightShips, listNamedShips, type OwnedShips } from './ships';
import { createSingleAttackSteps, type SingleAttackKind } from './single-attack-steps';
import { createSideTally, createVictim } from './victims';

/** A target with the modifiers of the roll against it. */
export interface AttackTarget {
  readonly ships: OwnedShips;
  readonly modifiers: readonly Change[];
}

/** The targets of a submarine or harbor attack: as stated, else the largest first; light ships as one. */
export function listAttackTargets(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttackKind,
  header: Header,
  ids: Ids,
): readonly AttackTarget[] {
  const units = resolveUnits(attack.defender, ids);
  const circumstances = {
    header,
    isInPort: kind === 'harbor-attack',
    tieOrder: attack.orders?.firstLost,
    allUnits: units,
  };
  const targetUnits = units.filter(({ unit }) => attack.targets?.includes(unit.id) ?? true);
  const light = getLightShips(targetUnits, circumstances);
  const ships = sortTargets([...listNamedShips(targetUnits, circumstances), ...(light ? [light] : [])], attack.targets);
  const adjustments = listAdjustmentChanges(
    attack.adjustments,
    'attack',
    kind === 'submarine-attack' ? kind : 'harbor-attack',
  );
  const listResearchChanges =
    kind === 'submarine-attack' ? createResearchLookup(attack.attacker, header, ids) : () => [];
  return ships.map((target) => ({ ships: target, modifiers: [...listResearchChanges(target), ...adjustments] }));
}

/** Sorts targets as ordered, else the largest first: named ships, then light ships. */
export function sortTargets<S extends OwnedShips>(
  ships: readonly S[],
  orders: readonly string[] | undefined,
): readonly S[] {
  const getRank = ({ units, target }: S): number =>
    orders
      ? Math.min(...units.map((unit) => orders.indexOf(unit)).filter((index) => index >= 0))
      : target.kind === 'named'
        ? -computeMaxHits(target)
        : 0;
  return [...ships].sort((a, b) => getRank(a) - getRank(b));
}

/**
 * The targets in the order of the attacks: a ship named again is attacked again. Light ships are one target, however many of their lines
 * are named.
 */
export function sequenceTargets<S extends OwnedShips>(
  ships: readonly S[],
  orders: readonly string[] | undefined,
): readonly S[] {
  if (orders === undefined) return ships;
  const targetByUnit = new Map(ships.flatMap((target) => target.units.map((unit) => [unit, target] as const)));
  const firstNames = new Map<S, string>();
  return orders.flatMap((order) => {
    const target = targetByUnit.get(order);
    if (target === undefined) return [];
    if (!firstNames.has(target)) firstNames.set(target, order);
    return firstNames.get(target) === order ? [target] : [];
  });
}

/** Creates a function that lists the research modifiers of submarines against a target. */
export function createResearchLookup(
  submarines: Force,
  header: Header,
  ids: Ids,
): (target: OwnedShips) => readonly Change[] {
  const nation = resolveUnits(submarines, ids)[0]?.nation ?? submarines.nation;
  return (target) => listSubmarineAttackChanges(nation, chooseNavalNation(target.owned, header).nation, header);
}

/** The number of attacks of a force: one for each ship or squadron. */
export function countAttacks(force: Force, ids: Ids): number {
  return resolveUnits(force, ids).reduce((sum, { unit }) => {
    if (isAirUnit(unit)) return sum + countSquadrons(unit);
    return sum + (isNamedShip(unit) ? 1 : (unit.count ?? 1));
  }, 0);
}

/** The target of each attack: the targets in order, repeated from the first. */
export function repeatTargets<T>(targets: readonly T[], attackCount: number): readonly T[] {
  if (targets.length === 0) return [];
  return Array.from({ length: attackCount }, (_, index) => targets[index % targets.length]!);
}

/** The target of each attack of a force on ships that are in the order of attack. @param orders the targets as ordered, which may name a ship again */
export function listRollTargets<S extends OwnedShips>(
  ships: readonly S[],
  orders: readonly string[] | undefined,
  attacker: Force,
  ids: Ids,
): readonly S[] {
  return repeatTargets(sequenceTargets(ships, orders), countAttacks(attacker, ids));
}

/** The supplied hits by modified roll; undefined if the scenario supplies none. */
export function readSuppliedHits(kind: SingleAttackKind, { tables }: Header): readonly number[] | undefined {
  return toLoadedTable(kind === 'submarine-attack' ? tables?.submarineAttack : tables?.harborAttack)?.hits;
}

/** Creates the combat of a submarine or harbor attack: each attacker rolls against one target. */
export function createSingleAttackCombat(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttackKind,
  header: Header,
  ids: Ids,
): Combat {
  const missing = explainMissingSizes(resolveUnits(attack.defender, ids), header);
  if (missing !== undefined) return createUnresolvedCombat(attack.id, missing);
  const board = createBoard();
  const attackTargets = listAttackTargets(attack, kind, header, ids);
  const attackCount = countAttacks(attack.attacker, ids);
  const side = createSideTally(
    board,
    defenderSide,
    attackTargets.map(({ ships }) => ships),
    attackCount,
  );
  const attackByShips = new Map(
    attackTargets.map(({ ships, modifiers }) => [
      ships,
      { victim: createVictim(board, side, ships, attackCount), modifiers },
    ]),
  );
  const targets = [...attackByShips.values()];
  const rolls = listRollTargets([...attackByShips.keys()], attack.targets, attack.attacker, ids).map((ships) =>
    attackByShips.get(ships)!,
  );
  const attackPart = createSingleAttackSteps({
    ...{ kind, by: 'attacker', rolls },
    criticals: createCriticals(board, header),
    table: readSuppliedHits(kind, header),
  });
  const settleSteps = targets.filter((target) => !rolls.includes(target)).map(({ victim }) => createSettleStep(victim));
  return assembleCombat({
    title: attack.id,
    board,
    parts: [attackPart, { steps: settleSteps, measures: [] }],
    victims: targets.map(({ victim }) => victim),
    sides: [side],
  });
}
