/** Submarine combat of the base game as the add-on changes it (1.3.3): ASW units fire first, then both sides at once. */
import { withCounters, type Combat, type State, type Step, type Update } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { pluralize } from '../kit';
import type { Header, NavalCombat, SswSide } from '../data';
import { countShips } from '../naval-combat/ships';
import {
  computeAswBeforeAttack,
  computeAswInExchange,
  computeSubCombatCount,
  computeSubCombatFactors,
} from '../naval-combat/sub-combat';
import { createOptionBasis, getReading } from '../options';
import { formatZone } from '../wording';
import { allotHits } from './allotment';
import {
  createBoard,
  readEffects,
  createEmptyState,
  closeExchange,
  createTypeCondition,
  clearTransient,
  countShipHit,
  countSubHit,
  countRemainingSubs,
  getCombatType,
  setCombatType,
  type Board,
  type TargetSide,
  type Tracking,
} from './board';
import { createDamageSteps, type Damage, type DamageId } from './damage';
import { isNone } from './effects';
import { createFireStep, computeMaxEffects } from './fire';
import {
  describeLossesBriefly,
  describeLosses,
  listLossHeadlines,
  listLossMeasures,
  createSurpriseMeasures,
  createTypeLabel,
} from './measures';
import { listBoughtUnits, createPurchaseRounds, countUnitSlots } from './purchase-steps';
import { formatSurprisePoints } from './search';
import { createStepHead } from './step-kinds';
import { findSubCombatRefusal, readSubCombatForces, type SubCombatForces } from './sub-combat-forces';

/** A submarine combat. Accepts anything that the schema accepts. */
export function buildSubCombat(combat: NavalCombat, header: Header, ids: Ids): Combat {
  return createSubCombat(combat, header, ids, { ids: new Set() }).combat;
}

/** A submarine combat and its board, on which the hits on some lines are tracked to the end. */
export function createSubCombat(
  combat: NavalCombat,
  header: Header,
  ids: Ids,
  tracking: Tracking,
): { readonly combat: Combat; readonly board: Board } {
  const forces = readSubCombatForces(combat, header, ids);
  const board = createSubCombatBoard(forces, tracking);
  return { combat: buildCombat(board, forces), board };
}

function buildCombat(board: Board, forces: SubCombatForces): Combat {
  const { combat, header } = forces;
  const losses = listLossMeasures(board, header);
  const { points, lines } = forces;
  const canAttack = lines.some(({ dockedWith }) => dockedWith === undefined);
  return {
    title: formatZone(combat),
    counters: board.counters,
    start: withCounters(
      setCombatType(board, createEmptyState(board), 'sub'),
      [board.points.subs, points.subs],
      [board.points.convoy, points.convoy],
    ),
    steps: canAttack ? createSteps(forces, board) : [createNoAttackStep(board)],
    lossDefaults: forces.lossDefaults,
    measures: [...createSurpriseMeasures(() => points), ...losses],
    labels: [createTypeLabel(board)],
    headlines: listLossHeadlines(forces, losses),
    brief: (end) =>
      getCombatType(board, end) === 'none' ? 'no submarine attacks' : describeLossesBriefly(board, header, end),
    summary: (end) => formatSummary(forces, board, end),
  };
}

function createSubCombatBoard({ header, subs, ships, orders, points }: SubCombatForces, tracking: Tracking): Board {
  return createBoard({
    totals: { subs: { min: 0, max: 0 }, convoy: { min: 0, max: 0 } },
    points,
    purchases: { subs: orders.subs.all.length, convoy: orders.convoy.all.length },
    units: {
      subs: countUnitSlots(orders.subs, points.subs, header),
      convoy: countUnitSlots(orders.convoy, points.convoy, header),
    },
    effects: computeMaxEffects(header, ['subAndAsw']),
    rounds: 0,
    airFactors: 0,
    subs,
    ships,
    tracking,
    damagedFightOn: getReading(header, 'hitUnits') === 'damaged-fight-on',
    severalExchanges: true,
  });
}

function createSteps(forces: SubCombatForces, board: Board): readonly Step[] {
  return [
    createPurchaseStep(forces, board, 'subs'),
    createPurchaseStep(forces, board, 'convoy'),
    ...createAswSteps(forces, board),
    ...createExchangeSteps(forces, board),
    createEndStep(forces, board),
  ];
}

function createPurchaseStep(forces: SubCombatForces, board: Board, side: SswSide): Step {
  return createPurchaseRounds({
    board,
    side,
    ruleSource: 'sub-combat.purchase',
    orders: forces.orders[side],
    getGained: () => forces.points[side],
    header: forces.header,
    findRefusal: (purchase) => findSubCombatRefusal(purchase, side, forces),
  });
}

/** ASW units fire; submarines that are hit do not attack. */
function createAswSteps(forces: SubCombatForces, board: Board): readonly Step[] {
  const { header, defenders, lines, orders } = forces;
  const isSubCombat = createTypeCondition(board, 'sub');
  const factors = computeAswBeforeAttack(defenders, header);
  const items = lines.map(({ item }) => item);
  const slots = board.units.convoy;
  const closeAswFire: Update = {
    kind: 'update',
    ...createStepHead('sub-combat.attack'),
    when: isSubCombat,
    apply: (state) => {
      const closedState = closeExchange(board, state);
      if (isNone(readEffects(state, board.pending.subs))) return closedState;
      // Bought targets have taken their effects: they take no further ones in the exchange.
      const spentSlots = slots.filter((slot) => orders.convoy.all[state[slot]! - 1]?.buy === 'target');
      return withCounters(closedState, ...spentSlots.map((slot) => [slot, 0] as const));
    },
    remark: (_, after) => {
      const remaining = countAttacking(forces, board, after).reduce((sum, count) => sum + count, 0);
      return `${pluralize(remaining, 'submarine')} left to attack.`;
    },
  };
  return [
    createFireStep({
      board,
      header,
      id: 'sub-combat.before',
      line: 'subAndAsw',
      targetSide: 'subs',
      when: (state) => isSubCombat(state) && factors.total > 0,
      countFactors: () => factors,
      countShips: (state) => computeSubCombatCount(items, countInAction(forces, board, state)),
      shift: (state) => state[board.shift.convoy]!,
    }),
    ...createSubDamageSteps(forces, board, 'damage.subs.before'),
    closeAswFire,
  ];
}

/** The submarines and the remaining ASW factors fire simultaneously. */
function createExchangeSteps(forces: SubCombatForces, board: Board): readonly Step[] {
  const { combat, header, ids, defenders, lines, ships } = forces;
  const isSubCombat = createTypeCondition(board, 'sub');
  const factors = computeAswInExchange(defenders, header);
  const targets = countShips(combat, header, ids);
  const items = lines.map(({ item }) => item);
  return [
    createFireStep({
      board,
      header,
      id: 'sub-combat.subs',
      line: 'subAndAsw',
      targetSide: 'ships',
      when: isSubCombat,
      countFactors: (state) => computeSubCombatFactors(items, countAttacking(forces, board, state), header),
      countShips: () => targets,
      shift: (state) => state[board.shift.subs]!,
    }),
    createFireStep({
      board,
      header,
      id: 'sub-combat.asw',
      line: 'subAndAsw',
      targetSide: 'subs',
      when: isSubCombat,
      countFactors: () => factors,
      countShips: (state) => computeSubCombatCount(items, countInAction(forces, board, state)),
      shift: (state) => state[board.shift.convoy]!,
    }),
    ...createDamageSteps({
      ...{
        board,
        targetSide: 'ships',
        id: 'damage.convoy',
        ruleSource: 'sub-combat.damage',
        by: 'convoy',
        targets: ships,
      },
      ...createAllotment('ships', forces, board),
      bases: () => [createOptionBasis('convoyEffects')],
      count: (state, line, fate) => countShipHit(board, state, ships[line]!, fate),
    }),
    ...createSubDamageSteps(forces, board, 'damage.subs'),
  ];
}

function createSubDamageSteps(forces: SubCombatForces, board: Board, id: DamageId): readonly Step[] {
  return createDamageSteps({
    board,
    targetSide: 'subs',
    id,
    by: 'subs',
    targets: forces.subs,
    ...createAllotment('subs', forces, board),
    count: (state, line, fate) => countSubHit(board, state, forces.subs[line]!, line, fate),
  });
}

/** The allotment of the pending effects on one side. */
function createAllotment(
  targetSide: TargetSide,
  forces: SubCombatForces,
  board: Board,
): Pick<Damage, 'reads' | 'allotHits'> {
  const { ships, orders, tiedLosses } = forces;
  const areShips = targetSide === 'ships';
  const buyer = areShips ? 'subs' : 'convoy';
  const targets = forces[targetSide];
  return {
    reads: [...Object.values(board.pending[targetSide]), ...board.units[buyer], ...(areShips ? [] : board.outOfAction)],
    allotHits: (state) =>
      allotHits({
        tiedLosses: tiedLosses[targetSide],
        counts: readEffects(state, board.pending[targetSide]),
        targets,
        remaining: areShips ? ships.map(({ count }) => count) : countInAction(forces, board, state),
        bought: listBoughtUnits('target', board, state, buyer, orders[buyer]).map((id) =>
          targets.findIndex(({ name }) => name === id),
        ),
      }),
  };
}

/** The number of submarines of each line that can be hit: docked pairs only if the enemy has included them (1.6). */
function countInAction({ lines, subs, orders }: SubCombatForces, board: Board, state: State): readonly number[] {
  const includedIds = listBoughtUnits('include-docked', board, state, 'convoy', orders.convoy);
  const isIncluded = (id: string, partner: string): boolean =>
    includedIds.includes(id) || includedIds.includes(partner);
  return countRemainingSubs(board, subs, state).map((count, index) => {
    const { item, dockedWith } = lines[index]!;
    return dockedWith === undefined || isIncluded(item.unit.id, dockedWith) ? count : 0;
  });
}

/** The number of submarines of each line that attack. */
function countAttacking({ lines, subs }: SubCombatForces, board: Board, state: State): readonly number[] {
  return countRemainingSubs(board, subs, state).map((count, index) =>
    lines[index]!.dockedWith === undefined ? count : 0,
  );
}

function createNoAttackStep(board: Board): Update {
  return {
    kind: 'update',
    ...createStepHead('sub-combat.nobody'),
    apply: (state) => setCombatType(board, state, 'none'),
    remark: () => 'Nothing happens: the attacker has no submarine that can attack.',
  };
}

function createEndStep({ header }: SubCombatForces, board: Board): Update {
  return {
    kind: 'update',
    ...createStepHead('sub-combat.end'),
    apply: (state) => clearTransient(board, state),
    remark: (_, after) =>
      createTypeCondition(board, 'avoided')(after)
        ? 'The combat was avoided.'
        : `Losses: ${describeLosses(board, header, after)}.`,
  };
}

function formatSummary({ points, header }: SubCombatForces, board: Board, end: State): string {
  switch (getCombatType(board, end)) {
    case 'none':
      return 'no submarine takes part';
    case 'avoided':
      return `combat avoided; ${formatSurprisePoints(points)}`;
    default:
      return describeLosses(board, header, end);
  }
}
