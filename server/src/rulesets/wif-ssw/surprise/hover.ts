/** Hovers on orders: purchases and remaining surprise points, the call of naval air combat, and the order of losses. */
import { probabilityAtLeast } from '../../../dice/distribution';
import { createAmount } from '../../../engine/amount';
import { valueAt } from '../../../model/place';
import {
  listAmounts,
  changeBy,
  cite,
  placeAt,
  pluralize,
  formatPercent,
  capitalize,
  type WifHover,
  type HoverAmount,
} from '../kit';
import type { Purchase, Spending, SswSide } from '../data';
import { defineHoverOnEngagement, type EngagementContext } from '../hover-context';
import { formatCell } from '../chart/naval-combat-chart';
import { readChart } from '../chart/chart-reading';
import { readAirAttack, listFireAmounts, computeGainFromDice, readAswFire, readSubmarineFire } from '../hover-amounts';
import { formatPoints } from '../hover-wording';
import { getPurchaseAvailability, getNavalAirCallAvailability } from './combat-types';
import { computeSurpriseDistributions } from './expected';
import { findPurchaseList, getPurchaseLists } from './orders';
import { getPrice } from './surprise';

const titles: Readonly<Record<Purchase['buy'], string>> = {
  'combat-type': 'Choose the combat type',
  avoid: 'Avoid the combat',
  target: 'Pick a victim',
  'own-column-up': "Move the side's own column up",
  'enemy-column-down': 'Move the enemy column down',
  'include-docked': 'Include a docked pair',
};

export const purchaseHover: WifHover = defineHoverOnEngagement(
  ['orders.*.surprise.*', 'orders.*.surprise.*.*', 'orders.*.surprise.at.*.*', 'orders.*.surprise.at.*.*.*'],
  (context) => {
    const index = context.path[3] === 'at' ? 5 : 3;
    if (index >= context.path.length) return undefined;
    const purchase = valueAt(context.engagement, context.path.slice(0, index + 1)) as Purchase;
    const price = getPrice(purchase, context.header);
    const shift = describeShift(purchase, context);
    return {
      title: titles[purchase.buy],
      text: describeRefusal(purchase, context) ?? shift?.text,
      ...listAmounts([{ amount: price }, ...listSurprisePointChanges(context, Number(context.path[index]))]),
      rules: ['surprise-menu'],
      ...(shift && { bases: [shift.reading.basis] }),
    };
  },
);

export const surpriseHover: WifHover = defineHoverOnEngagement(['orders.*.surprise'], (context) => ({
  title: 'Surprise points',
  text: `${Array.isArray(getSpending(context)) ? 'They are spent in this order' : 'What is bought depends on how many there are. They are spent in the order of the list'}, each while they suffice; what is left vanishes${cite('surprise-points')}.`,
  ...listAmounts(listSurprisePointChanges(context, Infinity)),
}));

/** A purchase list for a number of points: when it is bought, its probability, and the points that remain at its minimum. */
export const surpriseListHover: WifHover = defineHoverOnEngagement(['orders.*.surprise.at.*'], (context) => {
  const { engagement, header, path } = context;
  const from = Number(path[4]);
  const next = getPurchaseLists(getSpending(context)).find((candidate) => candidate.from > from)?.from;
  const distribution = computeSurpriseDistributions(engagement, header)[path[1] as SswSide];
  const chance =
    probabilityAtLeast(distribution, from) - (next === undefined ? 0 : probabilityAtLeast(distribution, next));
  const chanceText =
    computeGainFromDice(engagement, header) === undefined
      ? ` The chance that the search gives this many is ${formatPercent(chance)}.`
      : '';
  return {
    title: formatPointsFrom(from, next),
    text: `They are spent in this order, each while they suffice; what is left vanishes${cite('surprise-points')}.${chanceText}`,
    ...listAmounts(listSurprisePointChanges(context, Infinity)),
    rules: ['surprise-gained'],
  };
});

export const combatTypeHover: WifHover = defineHoverOnEngagement(
  ['orders.*.combatType'],
  ({ engagement, header, path }) => {
    const calledType = valueAt(engagement, path);
    if (calledType !== 'naval-air') {
      const text = `Without naval air combat it is strategic submarine warfare combat${cite('ssw-otherwise')}.`;
      return {
        title: 'Strategic submarine warfare combat',
        text,
        ...listAmounts(listFireAmounts(readSubmarineFire(engagement, header))),
        rules: ['ssw-otherwise'],
      };
    }
    const availability = getNavalAirCallAvailability(engagement, header);
    const text =
      path[1] !== 'convoy'
        ? `Only the convoy side can call it; the sub side has to buy it${cite('naval-air-by-convoy-side', 'type-by-surprise')}.`
        : availability.available
          ? `The convoy side calls it, unless surprise points choose the type${cite('naval-air-by-convoy-side')}.`
          : `The convoy side cannot call it: ${availability.why}${cite(availability.rule)}.`;
    return {
      title: 'Naval air combat',
      text,
      ...listAmounts(listFireAmounts(readAirAttack(engagement, header))),
      rules: ['naval-air-targets'],
    };
  },
);

/** Why a purchase has no effect. */
function describeRefusal(purchase: Purchase, { engagement, header }: EngagementContext): string | undefined {
  if (purchase.buy !== 'combat-type') return undefined;
  const availability = getPurchaseAvailability(purchase.type, engagement, header);
  return availability.available
    ? undefined
    : `It cannot be bought here: ${availability.why}${cite(availability.rule)}.`;
}

/** What a shift of columns changes by itself, if it comes to strategic submarine warfare combat. */
function describeShift(purchase: Purchase, { engagement, header, path }: EngagementContext) {
  if (purchase.buy !== 'own-column-up' && purchase.buy !== 'enemy-column-down') return undefined;
  const isFireOfSubs = (path[1] === 'subs') === (purchase.buy === 'own-column-up');
  const reading = isFireOfSubs ? readSubmarineFire(engagement, header) : readAswFire(engagement, header);
  const { factors, ships, effects } = reading;
  const columns = (purchase.columns ?? 1) * (purchase.buy === 'own-column-up' ? 1 : -1);
  const shiftedEffects = readChart(header, 'subAndAsw', factors, ships, columns).effects;
  const targets = pluralize(ships.total, isFireOfSubs ? 'ship' : 'submarine');
  const [fire, verb] = isFireOfSubs ? ['the submarines, with', 'score'] : ['ASW, with', 'scores'];
  const outcome =
    formatCell(shiftedEffects) === formatCell(effects)
      ? `${formatCell(effects)} as before`
      : `${formatCell(shiftedEffects)} instead of ${formatCell(effects)}`;
  const volley = `${fire} ${pluralize(factors.total, 'factor')} against ${targets}, ${verb} ${outcome}`;
  return { reading, text: `By itself, in strategic submarine warfare combat: ${volley}${cite('combat-chart')}.` };
}

/** The purchases of a side. */
function getSpending({ engagement, path }: EngagementContext): Spending | undefined {
  return engagement.orders?.[path[1] as SswSide]?.surprise;
}

/** The surprise points of the side, less its purchases up to an index; empty if the dice are not in the file. */
function listSurprisePointChanges(context: EngagementContext, lastIndex: number): readonly HoverAmount[] {
  const { engagement, header, path } = context;
  const gain = computeGainFromDice(engagement, header);
  const gainedPoints = gain && (gain.side === path[1] ? gain.points : 0);
  const lists = getPurchaseLists(getSpending(context));
  const from = path[3] === 'at' && path.length > 4 ? Number(path[4]) : undefined;
  const gainedList = gainedPoints === undefined ? undefined : findPurchaseList(gainedPoints, lists);
  // For a list that the dice do not choose, start from its minimum number of points.
  const assumedPoints = from === undefined || gainedList?.from === from ? undefined : from;
  const points = assumedPoints ?? gainedPoints;
  if (points === undefined) return [];
  const label = assumedPoints === undefined ? 'gained by the search' : 'if the search gives this many';
  const base = changeBy('surprise-gained', { label, by: points });
  const purchases = findPurchaseList(points, lists)?.list ?? [];
  let remaining = points;
  let isPaid = true;
  const lines = purchases.slice(0, lastIndex + 1).flatMap((purchase) => {
    const price = getPrice(purchase, header);
    isPaid = price.total <= remaining && describeRefusal(purchase, context) === undefined;
    if (!isPaid) return [];
    remaining -= price.total;
    return [{ ...price.base, by: -price.total, from: placeAt(purchase, 'buy') }];
  });
  const remainingText = `${formatPoints(remaining)} left`;
  const note = lastIndex < purchases.length && !isPaid ? `${remainingText}: it is passed over` : remainingText;
  return [{ amount: createAmount('surprise points', base, lines), totalNote: capitalize(note) }];
}

/** `With 6 to 9 surprise points`. */
function formatPointsFrom(from: number, next: number | undefined): string {
  if (next === undefined) return `With ${pluralize(from, 'surprise point')} or more`;
  return next === from + 1
    ? `With ${pluralize(from, 'surprise point')}`
    : `With ${from} to ${next - 1} surprise points`;
}
