/** Strategic submarine warfare (1.2) in one sea zone as a combat: search, surprise points, combat type, and one exchange. */
import type { Amount } from '../../../engine/amount';
import { withCounters, type Choice, type Combat, type State, type Step, type Update } from '../../../engine/combat';
import { formatList } from '../kit';
import type { Engagement, Header, SswSide } from '../data';
import { getParticipation } from '../initiation/participants';
import { computeNavalAirFactors } from '../naval-air/factors';
import { createOptionBasis, getReading } from '../options';
import { computeSearch } from '../search/search';
import { getNavalAirCallAvailability } from '../surprise/combat-types';
import { findRefusal } from '../surprise/refusal';
import { computeSurpriseGain, getPrice } from '../surprise/surprise';
import { formatZone } from '../wording';
import {
  createBoard,
  createEmptyState,
  createTypeCondition,
  clearTransient,
  getCombatType,
  setCombatType,
  type Board,
  type Tracking,
} from './board';
import type { CombatType } from './combat-types';
import { computeMaxEffects } from './fire';
import {
  describeLossesBriefly,
  describeLosses,
  listLossHeadlines,
  listEventHeadlines,
  listLossMeasures,
  listSswEvents,
  createSearchMeasures,
  createTypeLabel,
} from './measures';
import { createPurchaseRounds, countUnitSlots, type PurchaseOrders } from './purchase-steps';
import {
  getSurprisePoints,
  formatSurprisePoints,
  getMaxPoints,
  getTotalRange,
  createSearchSteps,
  type Search,
  type SurprisePoints,
} from './search';
import { createCombatRounds, getRoundLimit } from './ssw-exchange';
import { readForces, listSubmarines, type Forces } from './ssw-forces';
import { createStepHead } from './step-kinds';

/**
 * The combat of an engagement. Accepts anything that the schema accepts.
 * @param initialPoints surprise points to start with: the search is then skipped, and its totals are not shown
 */
export function buildSswCombat(engagement: Engagement, header: Header, initialPoints?: SurprisePoints): Combat {
  return createSswCombat(engagement, header, { ids: new Set() }, initialPoints).combat;
}

/** The combat of an engagement and its board, on which the hits on some lines are tracked to the end. */
export function createSswCombat(
  engagement: Engagement,
  header: Header,
  tracking: Tracking,
  initialPoints?: SurprisePoints,
): { readonly combat: Combat; readonly board: Board } {
  const forces = readForces(engagement, header);
  const search = createSearch(forces, initialPoints);
  const board = createSswBoard(forces, search, tracking);
  return { combat: buildCombat(board, forces, search, initialPoints), board };
}

function buildCombat(board: Board, forces: Forces, search: Search, initialPoints?: SurprisePoints): Combat {
  const { engagement, header } = forces;
  const losses = listLossMeasures(board, header);
  const getGained = (state: State) => getSurprisePoints(board, search, state);
  const events = listSswEvents(board, getGained);
  return {
    title: formatZone(engagement),
    counters: board.counters,
    start: initialPoints
      ? withCounters(
          createEmptyState(board),
          [board.points.subs, initialPoints.subs],
          [board.points.convoy, initialPoints.convoy],
        )
      : createEmptyState(board),
    steps:
      forces.subs.length > 0
        ? createSteps(forces, board, search, initialPoints === undefined)
        : [createNoAttackStep(forces, board)],
    lossDefaults: forces.lossDefaults,
    measures: [...createSearchMeasures(board, getGained), ...losses],
    events,
    labels: [createTypeLabel(board)],
    headlines: [...listLossHeadlines(forces, losses), ...listEventHeadlines(events, readFirstPrices(forces))],
    unspent: (['subs', 'convoy'] as const)
      .filter((side) => forces.subs.length > 0 && forces.orders[side].all.length === 0)
      .map((side) => ({ side, words: 'surprise points', paths: [['surprisePoints', side]], as: 'expected' })),
    brief: (end) => summarizeBriefly(board, header, end),
    summary: (end) => formatSummary(board, header, getGained(end), end),
    // Final states that differ only in surprise points have the same outline.
    outline: (end) => summarize(board, header, end),
  };
}

/** The price of the first purchase of each side. */
function readFirstPrices({ orders, header }: Forces): Readonly<Record<SswSide, number | undefined>> {
  const read = ({ all: [first] }: PurchaseOrders): number | undefined => first && getPrice(first, header).total;
  return { subs: read(orders.subs), convoy: read(orders.convoy) };
}

function createSteps(forces: Forces, board: Board, search: Search, hasSearch: boolean): readonly Step[] {
  return [
    ...(hasSearch ? createSearchSteps(board, search) : []),
    createPurchaseStep(forces, board, search, 'subs'),
    createPurchaseStep(forces, board, search, 'convoy'),
    createCombatTypeChoice(forces, board),
    createCombatRounds(forces, board),
    createMarkStep(forces, board),
  ];
}

function createSearch({ engagement, header }: Forces, initialPoints?: SurprisePoints): Search {
  return {
    totals: {
      subs: memoizePerRoll((natural) => computeSearch('subs', engagement, header, natural)),
      convoy: memoizePerRoll((natural) => computeSearch('convoy', engagement, header, natural)),
    },
    computeGain: (subs, convoy) => {
      if (initialPoints) return initialPoints;
      const { side, points } = computeSurpriseGain(subs, convoy);
      return { subs: side === 'subs' ? points : 0, convoy: side === 'convoy' ? points : 0 };
    },
  };
}

/** Cached: the board and both sides' points need the totals of all rolls. */
function memoizePerRoll(computeTotal: (natural: number) => Amount): (natural: number) => Amount {
  const cache: Amount[] = [];
  return (natural) => (cache[natural] ??= computeTotal(natural));
}

function createSswBoard(forces: Forces, search: Search, tracking: Tracking): Board {
  const { engagement, header, subs, ships, orders } = forces;
  const points = getMaxPoints(search);
  return createBoard({
    totals: { subs: getTotalRange(search, 'subs'), convoy: getTotalRange(search, 'convoy') },
    points,
    purchases: { subs: orders.subs.all.length, convoy: orders.convoy.all.length },
    units: {
      subs: countUnitSlots(orders.subs, points.subs, header),
      convoy: countUnitSlots(orders.convoy, points.convoy, header),
    },
    effects: computeMaxEffects(header, ['subAndAsw', 'navalAir']),
    rounds: getRoundLimit(forces),
    airFactors: computeNavalAirFactors(engagement, header).total,
    subs,
    ships,
    tracking,
    damagedFightOn: getReading(header, 'hitUnits') === 'damaged-fight-on',
    severalExchanges: getRoundLimit(forces) > 1,
  });
}

function createPurchaseStep(forces: Forces, board: Board, search: Search, side: 'subs' | 'convoy'): Step {
  return createPurchaseRounds({
    board,
    side,
    orders: forces.orders[side],
    getGained: (state) => getSurprisePoints(board, search, state)[side],
    header: forces.header,
    findRefusal: (purchase, state) => {
      if (purchase.buy === 'combat-type' && getCombatType(board, state) !== 'undecided')
        return 'the combat type was chosen already';
      return findRefusal(purchase, side, forces.engagement, forces.header)?.why;
    },
    bases: ({ buy, ...purchase }) => {
      if (buy === 'avoid') return [createOptionBasis('avoidCombat')];
      return 'type' in purchase && purchase.type === 'naval-air' ? [createOptionBasis('boughtNavalAir')] : [];
    },
  });
}

/** Unless surprise points have chosen the type, the convoy side may call naval air combat; otherwise it is strategic submarine warfare (1.2.4). */
function createCombatTypeChoice({ engagement, header }: Forces, board: Board): Choice {
  const navalAirCall = getNavalAirCallAvailability(engagement, header);
  const options: readonly CombatType[] = navalAirCall.available ? ['ssw', 'naval-air'] : ['ssw'];
  const orderedType = engagement.orders?.convoy?.combatType;
  return {
    kind: 'choice',
    ...createStepHead('combat-type'),
    by: 'convoy',
    when: createTypeCondition(board, 'undecided'),
    options: () => options,
    preferred: () => (orderedType === 'naval-air' && navalAirCall.available ? 'naval-air' : 'ssw'),
    apply: (state, option) => setCombatType(board, state, option as CombatType),
    remark: (_, __, option) => {
      if (option === 'naval-air') return 'The convoy side calls naval air combat.';
      const why = navalAirCall.available
        ? 'the convoy side does not call naval air combat'
        : `no naval air combat, ${navalAirCall.why}`;
      return `Strategic submarine warfare: ${why}.`;
    },
  };
}

/** Marks the submarines that attacked: they are barred from naval combat this impulse (1.3). Ends the combat. */
function createMarkStep({ subs, header }: Forces, board: Board): Update {
  const names = formatList([...new Set(subs.map(({ name }) => name))]);
  return {
    kind: 'update',
    ...createStepHead('mark'),
    apply: (state) => clearTransient(board, state),
    remark: (before) => {
      if (createTypeCondition(board, 'avoided')(before))
        return 'The combat was avoided: no submarine has attacked, none is marked.';
      const isUnmarked =
        createTypeCondition(board, 'naval-air')(before) &&
        getReading(header, 'navalAirTargets') === 'none-if-not-fought';
      if (isUnmarked) return 'Naval air combat: no submarine is marked.';
      return `Marked: ${names}. They can be in no naval combat this impulse.`;
    },
    bases: (before) => (createTypeCondition(board, 'naval-air')(before) ? [createOptionBasis('navalAirTargets')] : []),
  };
}

/** Without a participating submarine nothing happens in the sea zone (R32). */
function createNoAttackStep({ engagement, header }: Forces, board: Board): Step {
  const reasons = listSubmarines(engagement).map((unit) => {
    const status = getParticipation(unit, engagement, header);
    return status.takesPart ? unit.id : `${unit.id}: ${status.why}`;
  });
  return {
    kind: 'update',
    ...createStepHead('nobody-attacks'),
    apply: (state) => setCombatType(board, state, 'none'),
    remark: () => `Nothing happens. ${reasons.join('; ') || 'There is no submarine'}.`,
  };
}

/** The losses, followed by the surprise points. */
function formatSummary(board: Board, header: Header, gained: ReturnType<Search['computeGain']>, end: State): string {
  const outcome = summarize(board, header, end);
  return getCombatType(board, end) === 'none' ? outcome : `${outcome}; ${formatSurprisePoints(gained)}`;
}

function summarize(board: Board, header: Header, end: State): string {
  return formatByType(board, end, 'naval air combat: ', () => describeLosses(board, header, end));
}

function summarizeBriefly(board: Board, header: Header, end: State): string {
  return formatByType(board, end, 'naval air: ', () => describeLossesBriefly(board, header, end));
}

function formatByType(board: Board, end: State, navalAirPrefix: string, formatLosses: () => string): string {
  const type = getCombatType(board, end);
  if (type === 'none') return 'no submarine takes part';
  if (type === 'avoided') return 'combat avoided';
  return type === 'naval-air' ? `${navalAirPrefix}${formatLosses()}` : formatLosses();
}
