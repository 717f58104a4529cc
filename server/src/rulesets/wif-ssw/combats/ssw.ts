/** Strategic submarine warfare (1.2) in one sea zone as a combat: search, surprise points, combat type, and one exchange. */
import type { Amount } from '../../../engine/amount';
import { withCounters, type Choice, type Combat, type State, type Step, type Update } from '../../../engine/combat';
import { listed } from '../../../model/wording';
import type { Engagement, Header, Purchase } from '../data';
import { participation } from '../initiation/participants';
import { navalAirFactors } from '../naval-air/factors';
import { optionBasis, reading } from '../options';
import { convoySearch, subSearch } from '../search/search';
import { navalAirByConvoySide } from '../surprise/combat-types';
import { refusal } from '../surprise/purchasable';
import { priceOf, surprisePoints } from '../surprise/surprise';
import { zoneName } from '../wording';
import { boardOf, emptyState, isType, settled, typeOf, withType, type Board } from './board';
import type { CombatType } from './combat-types';
import { maxEffects } from './fire';
import { lossesInBrief, lossesInWords, lossHeadlines, lossMeasures, searchMeasures, typeLabel } from './outcome';
import { purchaseSteps, unitSlots } from './purchases';
import { gainedIn, inWords, maxPoints, rangeOfTotals, searchSteps, type Search, type SurprisePoints } from './search';
import { combatRounds, roundLimit } from './ssw-exchange';
import { forcesOf, submarinesOf, type Forces } from './ssw-forces';
import { statement } from './statements';

/**
 * The combat of an engagement. Accepts anything that the schema accepts.
 * @param initialPoints surprise points to start with: the search is then skipped, and its totals are not shown
 */
export function sswCombat(engagement: Engagement, header: Header, given?: SurprisePoints): Combat {
  return keptSswCombat(engagement, header, new Set(), given).combat;
}

/** The combat of an engagement and its board, on which the hits on some lines are tracked to the end. @param keeps ids of units */
export function keptSswCombat(
  engagement: Engagement,
  header: Header,
  keeps: ReadonlySet<string>,
  given?: SurprisePoints,
): { readonly combat: Combat; readonly board: Board } {
  const forces = forcesOf(engagement, header);
  const search = searchOf(forces, given);
  const board = layOut(forces, search, keeps);
  return { combat: combatOn(board, forces, search, given), board };
}

function combatOn(board: Board, forces: Forces, search: Search, given?: SurprisePoints): Combat {
  const { engagement, header } = forces;
  const losses = lossMeasures(board, header);
  const gained = (state: State) => gainedIn(board, search, state);
  return {
    title: zoneName(engagement),
    counters: board.counters,
    start: given
      ? withCounters(emptyState(board), [board.points.subs, given.subs], [board.points.convoy, given.convoy])
      : emptyState(board),
    steps: forces.subs.length > 0 ? fought(forces, board, search, given === undefined) : [nobodyAttacks(forces, board)],
    measures: [...searchMeasures(board, gained), ...losses],
    labels: [typeLabel(board)],
    headlines: lossHeadlines(forces.ships, losses),
    brief: (end) => brief(board, header, end),
    summary: (end) => summary(board, header, gained(end), end),
    // Final states that differ only in surprise points have the same outline.
    outline: (end) => outline(board, header, end),
  };
}

function fought(forces: Forces, board: Board, search: Search, searches: boolean): readonly Step[] {
  return [
    ...(searches ? searchSteps(board, search) : []),
    purchasesOf(forces, board, search, 'subs'),
    purchasesOf(forces, board, search, 'convoy'),
    combatTypeChoice(forces, board),
    combatRounds(forces, board),
    markStep(forces, board),
  ];
}

function searchOf({ engagement, header }: Forces, given?: SurprisePoints): Search {
  return {
    totals: {
      subs: oncePerRoll((natural) => subSearch(engagement, header, natural)),
      convoy: oncePerRoll((natural) => convoySearch(engagement, header, natural)),
    },
    gained: (subs, convoy) => {
      if (given) return given;
      const { side, points } = surprisePoints(subs, convoy);
      return { subs: side === 'subs' ? points : 0, convoy: side === 'convoy' ? points : 0 };
    },
  };
}

/** Cached: the board and both sides' points need the totals of all rolls. */
function oncePerRoll(total: (natural: number) => Amount): (natural: number) => Amount {
  const known: Amount[] = [];
  return (natural) => (known[natural] ??= total(natural));
}

function layOut(forces: Forces, search: Search, keeps: ReadonlySet<string>): Board {
  const { engagement, header, subs, ships, orders } = forces;
  const price = (purchase: Purchase) => priceOf(purchase, header);
  const points = maxPoints(search);
  const sum = (kind: 'convoy' | 'escort', of: 'count' | 'convoyPoints'): number =>
    ships
      .filter((line) => line.kind === kind)
      .reduce((total, line) => total + line.count * (of === 'count' ? 1 : line[of]), 0);
  return boardOf({
    totals: { subs: rangeOfTotals(search, 'subs'), convoy: rangeOfTotals(search, 'convoy') },
    points,
    purchases: { subs: orders.subs.all.length, convoy: orders.convoy.all.length },
    units: {
      subs: unitSlots(orders.subs, points.subs, price),
      convoy: unitSlots(orders.convoy, points.convoy, price),
    },
    effects: maxEffects(header, ['subAndAsw', 'navalAir']),
    rounds: roundLimit(forces),
    airFactors: navalAirFactors(engagement, header).total,
    ...{ subs, ships, keeps },
    damagedFightOn: reading(header, 'hitUnits') === 'damaged-fight-on',
    severalExchanges: roundLimit(forces) > 1,
    convoyPoints: sum('convoy', 'convoyPoints'),
    escorts: sum('escort', 'count'),
  });
}

function purchasesOf(forces: Forces, board: Board, search: Search, side: 'subs' | 'convoy'): Step {
  return purchaseSteps({
    board,
    side,
    orders: forces.orders[side],
    gained: (state) => gainedIn(board, search, state)[side],
    price: (purchase) => priceOf(purchase, forces.header),
    refusal: (purchase, state) => {
      if (purchase.buy === 'combat-type' && typeOf(board, state) !== 'undecided')
        return 'the combat type was chosen already';
      return refusal(purchase, side, forces.engagement, forces.header)?.why;
    },
    bases: ({ buy, ...purchase }) => {
      if (buy === 'avoid') return [optionBasis('avoidCombat')];
      return 'type' in purchase && purchase.type === 'naval-air' ? [optionBasis('boughtNavalAir')] : [];
    },
  });
}

/** Unless surprise points have chosen the type, the convoy side may call naval air combat; otherwise it is strategic submarine warfare (1.2.4). */
function combatTypeChoice({ engagement, header }: Forces, board: Board): Choice {
  const call = navalAirByConvoySide(engagement, header);
  const options: readonly CombatType[] = call.available ? ['ssw', 'naval-air'] : ['ssw'];
  const wanted = engagement.orders?.convoy?.combatType;
  return {
    kind: 'choice',
    ...statement('combat-type'),
    by: 'convoy',
    when: isType(board, 'undecided'),
    options: () => options,
    preferred: () => (wanted === 'naval-air' && call.available ? 'naval-air' : 'ssw'),
    apply: (state, option) => withType(board, state, option as CombatType),
    remark: (_, __, option) => {
      if (option === 'naval-air') return 'The convoy side calls naval air combat.';
      const why = call.available
        ? 'the convoy side does not call naval air combat'
        : `no naval air combat, ${call.why}`;
      return `Strategic submarine warfare: ${why}.`;
    },
  };
}

/** Marks the submarines that attacked: they are barred from naval combat this impulse (1.3). Ends the combat. */
function markStep({ subs, header }: Forces, board: Board): Update {
  const names = listed([...new Set(subs.map(({ name }) => name))]);
  return {
    kind: 'update',
    ...statement('mark'),
    apply: (state) => settled(board, state),
    remark: (before) => {
      if (isType(board, 'avoided')(before)) return 'The combat was avoided: no submarine has attacked, none is marked.';
      const unmarked =
        isType(board, 'naval-air')(before) && reading(header, 'navalAirTargets') === 'none-if-not-fought';
      if (unmarked) return 'Naval air combat: no submarine is marked.';
      return `Marked: ${names}. They can be in no naval combat this impulse.`;
    },
    bases: (before) => (isType(board, 'naval-air')(before) ? [optionBasis('navalAirTargets')] : []),
  };
}

/** Without a participating submarine nothing happens in the sea zone (R32). */
function nobodyAttacks({ engagement, header }: Forces, board: Board): Step {
  const reasons = submarinesOf(engagement).map((unit) => {
    const found = participation(unit, engagement, header);
    return found.in ? unit.id : `${unit.id}: ${found.why}`;
  });
  return {
    kind: 'update',
    ...statement('nobody-attacks'),
    apply: (state) => withType(board, state, 'none'),
    remark: () => `Nothing happens. ${reasons.join('; ') || 'There is no submarine'}.`,
  };
}

/** The losses, followed by the surprise points. */
function summary(board: Board, header: Header, gained: ReturnType<Search['gained']>, end: State): string {
  const outcome = outline(board, header, end);
  return typeOf(board, end) === 'none' ? outcome : `${outcome}; ${inWords(gained)}`;
}

function outline(board: Board, header: Header, end: State): string {
  return byType(board, end, 'naval air combat: ', () => lossesInWords(board, header, end));
}

function brief(board: Board, header: Header, end: State): string {
  return byType(board, end, 'naval air: ', () => lossesInBrief(board, header, end));
}

function byType(board: Board, end: State, ofNavalAir: string, losses: () => string): string {
  const type = typeOf(board, end);
  if (type === 'none') return 'no submarine takes part';
  if (type === 'avoided') return 'combat avoided';
  return type === 'naval-air' ? `${ofNavalAir}${losses()}` : losses();
}
