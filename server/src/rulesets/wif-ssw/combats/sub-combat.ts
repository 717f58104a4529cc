/** Submarine combat of the base game as the add-on changes it (1.3.3): ASW units fire first, then both sides at once. */
import { withCounters, type Combat, type State, type Step, type Update } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { counted } from '../../../model/wording';
import type { Header, NavalCombat, Purchase, SswSide } from '../data';
import { shipsIn } from '../naval-combat/ships';
import { aswBefore, aswDuring, subCombatCount, subCombatFactors } from '../naval-combat/sub-combat';
import { optionBasis, reading } from '../options';
import { priceOf } from '../surprise/surprise';
import { zoneName } from '../wording';
import { allotted } from './allotment';
import {
  boardOf,
  effectsAt,
  emptyState,
  exchangeClosed,
  isType,
  settled,
  shipHit,
  subHit,
  subsLeft,
  typeOf,
  withType,
  type Board,
} from './board';
import { damageSteps, type Damage, type DamageId } from './damage';
import { isNone } from './effects';
import { fireStep, maxEffects } from './fire';
import { lossesInBrief, lossesInWords, lossHeadlines, lossMeasures, surpriseMeasures, typeLabel } from './outcome';
import { boughtUnits, purchaseSteps, unitSlots } from './purchases';
import { inWords } from './search';
import { statement } from './statements';
import { refusedInSubCombat, subCombatForces, type SubCombatForces } from './sub-combat-forces';

/** A submarine combat. Accepts anything that the schema accepts. */
export function subCombat(combat: NavalCombat, header: Header, ids: Ids): Combat {
  return keptSubCombat(combat, header, ids, new Set()).combat;
}

/** A submarine combat and its board, on which the hits on some lines are tracked to the end. @param keeps ids of units */
export function keptSubCombat(
  combat: NavalCombat,
  header: Header,
  ids: Ids,
  keeps: ReadonlySet<string>,
): { readonly combat: Combat; readonly board: Board } {
  const forces = subCombatForces(combat, header, ids);
  const board = layOut(forces, keeps);
  return { combat: combatOn(board, forces), board };
}

function combatOn(board: Board, forces: SubCombatForces): Combat {
  const { combat, header } = forces;
  const losses = lossMeasures(board, header);
  const { points, lines } = forces;
  const attacks = lines.some(({ dockedWith }) => dockedWith === undefined);
  return {
    title: zoneName(combat),
    counters: board.counters,
    start: withCounters(
      withType(board, emptyState(board), 'sub'),
      [board.points.subs, points.subs],
      [board.points.convoy, points.convoy],
    ),
    steps: attacks ? fought(forces, board) : [nobodyAttacks(board)],
    measures: [...surpriseMeasures(() => points), ...losses],
    labels: [typeLabel(board)],
    headlines: lossHeadlines(forces.ships, losses),
    brief: (end) => (typeOf(board, end) === 'none' ? 'no submarine attacks' : lossesInBrief(board, header, end)),
    summary: (end) => summary(forces, board, end),
  };
}

function layOut({ header, subs, ships, orders, points }: SubCombatForces, keeps: ReadonlySet<string>): Board {
  const price = (purchase: Purchase) => priceOf(purchase, header);
  return boardOf({
    totals: { subs: { min: 0, max: 0 }, convoy: { min: 0, max: 0 } },
    points,
    purchases: { subs: orders.subs.all.length, convoy: orders.convoy.all.length },
    units: {
      subs: unitSlots(orders.subs, points.subs, price),
      convoy: unitSlots(orders.convoy, points.convoy, price),
    },
    effects: maxEffects(header, ['subAndAsw']),
    rounds: 0,
    airFactors: 0,
    ...{ subs, ships, keeps },
    damagedFightOn: reading(header, 'hitUnits') === 'damaged-fight-on',
    severalExchanges: true,
    convoyPoints: ships.reduce((sum, line) => sum + line.count * line.convoyPoints, 0),
    escorts: ships.reduce((sum, line) => sum + (line.kind === 'escort' ? line.count : 0), 0),
  });
}

function fought(forces: SubCombatForces, board: Board): readonly Step[] {
  return [
    purchasesOf(forces, board, 'subs'),
    purchasesOf(forces, board, 'convoy'),
    ...before(forces, board),
    ...exchange(forces, board),
    endStep(forces, board),
  ];
}

function purchasesOf(forces: SubCombatForces, board: Board, side: SswSide): Step {
  return purchaseSteps({
    board,
    side,
    like: 'sub-combat.purchase',
    orders: forces.orders[side],
    gained: () => forces.points[side],
    price: (purchase) => priceOf(purchase, forces.header),
    refusal: (purchase) => refusedInSubCombat(purchase, side, forces),
  });
}

/** ASW units fire; submarines that are hit do not attack. */
function before(forces: SubCombatForces, board: Board): readonly Step[] {
  const { header, defenders, lines, orders } = forces;
  const isSub = isType(board, 'sub');
  const factors = aswBefore(defenders, header);
  const items = lines.map(({ item }) => item);
  const slots = board.units.convoy;
  const attack: Update = {
    kind: 'update',
    ...statement('sub-combat.attack'),
    when: isSub,
    apply: (state) => {
      const after = exchangeClosed(board, state);
      if (isNone(effectsAt(state, board.pending.subs))) return after;
      // Bought targets have taken their effects: they take no further ones in the exchange.
      const spent = slots.filter((slot) => orders.convoy.all[state[slot]! - 1]?.buy === 'target');
      return withCounters(after, ...spent.map((slot) => [slot, 0] as const));
    },
    remark: (_, after) => {
      const left = attacking(forces, board, after).reduce((sum, count) => sum + count, 0);
      return `${counted(left, 'submarine')} left to attack.`;
    },
  };
  return [
    fireStep({
      ...{ board, header, id: 'sub-combat.before', line: 'subAndAsw', at: 'subs' },
      when: (state) => isSub(state) && factors.total > 0,
      factors: () => factors,
      ships: (state) => subCombatCount(items, inAction(forces, board, state)),
      shift: (state) => state[board.shift.convoy]!,
    }),
    ...damageToSubs(forces, board, 'damage.subs.before'),
    attack,
  ];
}

/** The submarines and the remaining ASW factors fire simultaneously. */
function exchange(forces: SubCombatForces, board: Board): readonly Step[] {
  const { combat, header, ids, defenders, lines, ships } = forces;
  const isSub = isType(board, 'sub');
  const factors = aswDuring(defenders, header);
  const targets = shipsIn(combat, header, ids);
  const items = lines.map(({ item }) => item);
  return [
    fireStep({
      ...{ board, header, id: 'sub-combat.subs', line: 'subAndAsw', at: 'ships', when: isSub },
      factors: (state) => subCombatFactors(items, attacking(forces, board, state), header),
      ships: () => targets,
      shift: (state) => state[board.shift.subs]!,
    }),
    fireStep({
      ...{ board, header, id: 'sub-combat.asw', line: 'subAndAsw', at: 'subs', when: isSub },
      factors: () => factors,
      ships: (state) => subCombatCount(items, inAction(forces, board, state)),
      shift: (state) => state[board.shift.convoy]!,
    }),
    ...damageSteps({
      ...{ board, struck: 'ships', id: 'damage.convoy', like: 'sub-combat.damage', by: 'convoy', prey: ships },
      ...hitsOnShips(forces, board),
      bases: () => [optionBasis('convoyEffects')],
      count: (state, line, fate) => shipHit(board, state, ships[line]!, fate),
    }),
    ...damageToSubs(forces, board, 'damage.subs'),
  ];
}

function damageToSubs(forces: SubCombatForces, board: Board, id: DamageId): readonly Step[] {
  return damageSteps({
    ...{ board, struck: 'subs', id, by: 'subs', prey: forces.subs },
    ...hitsOnSubs(forces, board),
    count: (state, line, fate) => subHit(board, state, forces.subs[line]!, line, fate),
  });
}

type Hits = Pick<Damage, 'reads' | 'allotted'>;

function hitsOnShips({ ships, orders, ties }: SubCombatForces, board: Board): Hits {
  return {
    reads: [...Object.values(board.pending.ships), ...board.units.subs],
    allotted: (state) =>
      allotted({
        ties: ties.ships,
        counts: effectsAt(state, board.pending.ships),
        prey: ships,
        left: ships.map(({ count }) => count),
        bought: boughtUnits('target', board, state, 'subs', orders.subs).map((id) =>
          ships.findIndex(({ name }) => name === id),
        ),
      }),
  };
}

function hitsOnSubs(forces: SubCombatForces, board: Board): Hits {
  const { subs, orders, ties } = forces;
  return {
    reads: [...Object.values(board.pending.subs), ...board.units.convoy, ...board.out],
    allotted: (state) =>
      allotted({
        ties: ties.subs,
        counts: effectsAt(state, board.pending.subs),
        prey: subs,
        left: inAction(forces, board, state),
        bought: boughtUnits('target', board, state, 'convoy', orders.convoy).map((id) =>
          subs.findIndex(({ name }) => name === id),
        ),
      }),
  };
}

/** The number of submarines of each line that can be hit: docked pairs only if the enemy has included them (1.6). */
function inAction({ lines, subs, orders }: SubCombatForces, board: Board, state: State): readonly number[] {
  const bought = boughtUnits('include-docked', board, state, 'convoy', orders.convoy);
  const isIncluded = (id: string, partner: string): boolean => bought.includes(id) || bought.includes(partner);
  return subsLeft(board, subs, state).map((left, index) => {
    const { item, dockedWith } = lines[index]!;
    return dockedWith === undefined || isIncluded(item.unit.id, dockedWith) ? left : 0;
  });
}

/** The number of submarines of each line that attack. */
function attacking({ lines, subs }: SubCombatForces, board: Board, state: State): readonly number[] {
  return subsLeft(board, subs, state).map((left, index) => (lines[index]!.dockedWith === undefined ? left : 0));
}

function nobodyAttacks(board: Board): Update {
  return {
    kind: 'update',
    ...statement('sub-combat.nobody'),
    apply: (state) => withType(board, state, 'none'),
    remark: () => 'Nothing happens: the attacker has no submarine that can attack.',
  };
}

function endStep({ header }: SubCombatForces, board: Board): Update {
  return {
    kind: 'update',
    ...statement('sub-combat.end'),
    apply: (state) => settled(board, state),
    remark: (_, after) =>
      isType(board, 'avoided')(after) ? 'The combat was avoided.' : `Losses: ${lossesInWords(board, header, after)}.`,
  };
}

function summary({ points, header }: SubCombatForces, board: Board, end: State): string {
  switch (typeOf(board, end)) {
    case 'none':
      return 'no submarine takes part';
    case 'avoided':
      return `combat avoided; ${inWords(points)}`;
    default:
      return lossesInWords(board, header, end);
  }
}
