/**
 * Spending surprise points (base 11.5.6): the purchases of a side in the order of its orders, each if the points suffice. Purchases that
 * cannot be paid for, or have no effect, are skipped.
 */
import type { Basis } from '../../../engine/amount';
import { withCounters, type Choice, type Rounds, type State } from '../../../engine/combat';
import { pluralize } from '../kit';
import type { Header, Purchase, Spending, SswSide } from '../data';
import { findPurchaseList, getPurchaseLists } from '../surprise/orders';
import { getPrice } from '../surprise/surprise';
import { createTypeCondition, widestShift, setCombatType, type Board } from './board';
import { createStepHead, type StepKindId } from './step-kinds';

/** The purchases that a side has ordered. */
export interface PurchaseOrders {
  /** All its purchases, from all lists. */
  readonly all: readonly Purchase[];
  /** The range of purchases for a number of points; `to` is exclusive. */
  readonly getRange: (points: number) => { readonly from: number; readonly to: number };
}

/** Reads the orders of a side. */
export function readPurchaseOrders(surprise: Spending | undefined): PurchaseOrders {
  const lists = getPurchaseLists(surprise);
  return {
    all: lists.flatMap(({ list }) => list),
    getRange: (points) => {
      const matchingList = findPurchaseList(points, lists);
      if (matchingList === undefined) return { from: 0, to: 0 };
      const from = lists.slice(0, lists.indexOf(matchingList)).reduce((sum, { list }) => sum + list.length, 0);
      return { from, to: from + matchingList.list.length };
    },
  };
}

export interface PurchaseStepInput {
  readonly board: Board;
  readonly side: SswSide;
  /** The kind of step whose rules apply, if not those of strategic submarine warfare. */
  readonly ruleSource?: StepKindId;
  readonly orders: PurchaseOrders;
  /** The surprise points that the side has gained. */
  readonly getGained: (state: State) => number;
  readonly header: Header;
  /** Why a purchase has no effect in this combat, as a clause; undefined if it has one. */
  readonly findRefusal: (purchase: Purchase, state: State) => string | undefined;
  /** Options that a purchase rests on. */
  readonly bases?: (purchase: Purchase) => readonly Basis[];
}

/** A purchase that names a unit. */
type UnitPurchase = Extract<Purchase, { buy: 'target' | 'include-docked' }>;

const buyOption = 'buy';
const passOption = 'pass over';

const opponents: Readonly<Record<SswSide, SswSide>> = { subs: 'convoy', convoy: 'subs' };

/** The step for all purchases of a side. */
export function createPurchaseRounds(purchases: PurchaseStepInput): Rounds {
  const { board, side, ruleSource, orders, getGained, header, findRefusal, bases } = purchases;
  const computePrice = (purchase: Purchase) => getPrice(purchase, header);
  const isAvoided = createTypeCondition(board, 'avoided');
  const getIndex = (state: State): number => orders.getRange(getGained(state)).from + state[board.processed[side]]!;
  const getCurrentPurchase = (state: State): Purchase => orders.all[getIndex(state)]!;
  const hasMore = (state: State): boolean => getIndex(state) < orders.getRange(getGained(state)).to;
  const findReasonAgainst = (state: State): string | undefined => {
    const { total } = computePrice(getCurrentPurchase(state));
    const points = state[board.points[side]]!;
    return (
      findRefusal(getCurrentPurchase(state), state) ??
      (total > points ? `it costs ${total} with ${points} left` : undefined)
    );
  };
  const choice: Choice = {
    kind: 'choice',
    ...createStepHead(`purchase.${side}`, ruleSource),
    by: side,
    options: (state) => (findReasonAgainst(state) === undefined ? [buyOption, passOption] : [passOption]),
    preferred: (state) => (findReasonAgainst(state) === undefined ? buyOption : passOption),
    apply: (state, option) => {
      const stateAfterChoice = withCounters(state, [board.processed[side], state[board.processed[side]]! + 1]);
      if (option === passOption) return stateAfterChoice;
      const points = state[board.points[side]]! - computePrice(getCurrentPurchase(state)).total;
      return applyPurchase(
        purchases,
        withCounters(stateAfterChoice, [board.points[side], points]),
        getCurrentPurchase(state),
        getIndex(state),
      );
    },
    remark: (before, after, option) => {
      const description = describePurchase(getCurrentPurchase(before));
      const why = findReasonAgainst(before);
      if (option === passOption) return `${description}: passed over${why ? `, ${why}` : ''}.`;
      return `${description}; ${pluralize(after[board.points[side]]!, 'point')} left.`;
    },
    amounts: (before, _, option) => (option === passOption ? [] : [computePrice(getCurrentPurchase(before))]),
    bases: (before, _, option) => (option === passOption ? [] : (bases?.(getCurrentPurchase(before)) ?? [])),
  };
  return {
    kind: 'rounds',
    ...createStepHead(`purchases.${side}`, ruleSource),
    again: (state) => state[board.points[side]]! > 0 && !isAvoided(state) && hasMore(state),
    limit: Math.max(1, orders.all.length),
    steps: [choice],
  };
}

/** Applies the effect of a purchase. */
function applyPurchase(
  { board, side }: PurchaseStepInput,
  state: State,
  purchase: Purchase,
  purchaseIndex: number,
): State {
  switch (purchase.buy) {
    case 'avoid':
      return setCombatType(board, state, 'avoided');
    case 'combat-type':
      return purchase.type === 'ssw' || purchase.type === 'naval-air'
        ? setCombatType(board, state, purchase.type)
        : state;
    case 'own-column-up':
      return shiftColumns(board, state, side, purchase.columns ?? 1);
    case 'enemy-column-down':
      return shiftColumns(board, state, opponents[side], -(purchase.columns ?? 1));
    case 'target':
    case 'include-docked': {
      const freeSlot = board.units[side].find((slot) => state[slot] === 0);
      return freeSlot === undefined ? state : withCounters(state, [freeSlot, purchaseIndex + 1]);
    }
  }
}

function shiftColumns(board: Board, state: State, side: SswSide, columns: number): State {
  const shift = Math.max(-widestShift, Math.min(widestShift, state[board.shift[side]]! + columns));
  return withCounters(state, [board.shift[side], shift]);
}

/** The ids of the units that a side has bought as targets or included, in the order of purchase. */
export function listBoughtUnits(
  buy: UnitPurchase['buy'],
  board: Board,
  state: State,
  side: SswSide,
  { all }: PurchaseOrders,
): readonly string[] {
  return board.units[side].flatMap((slot) => {
    const purchase = all[state[slot]! - 1];
    return purchase?.buy === buy ? [purchase.unit] : [];
  });
}

/** The number of unit slots that a side needs: no more than it can order or pay for. */
export function countUnitSlots({ all }: PurchaseOrders, points: number, header: Header): number {
  const targets = all.filter(({ buy }) => buy === 'target' || buy === 'include-docked');
  const cheapest = Math.max(
    1,
    targets.reduce((min, purchase) => Math.min(min, getPrice(purchase, header).total), Infinity),
  );
  return Math.min(targets.length, Math.floor(points / cheapest));
}

function describePurchase(purchase: Purchase): string {
  switch (purchase.buy) {
    case 'combat-type':
      return `The combat type is ${purchase.type}`;
    case 'avoid':
      return 'The combat is avoided';
    case 'target':
      return `${purchase.unit} takes the worst result not yet given out`;
    case 'own-column-up':
      return `The own column moves up by ${purchase.columns ?? 1}`;
    case 'enemy-column-down':
      return `The enemy column moves down by ${purchase.columns ?? 1}`;
    case 'include-docked':
      return `${purchase.unit} and what it is docked with are included`;
  }
}
