/** Advice on strategic submarine warfare for each number of surprise points: all purchases, and the call of the convoy side. */
import type { Combat } from '../../../engine/combat';
import type { Plan, Policy, Situation, Situations } from '../../../model/situations';
import { pluralize } from '../kit';
import { listConvoyUnits } from '../attack/convoy-section';
import type { Engagement, Header, Purchase, SswSide } from '../data';
import { listAttackers } from '../initiation/participants';
import { getPurchaseAvailability, getNavalAirCallAvailability } from '../surprise/combat-types';
import { computeMaxSurprise, computeSurpriseDistributions } from '../surprise/expected';
import { findPurchaseList, getPurchaseLists } from '../surprise/orders';
import { findRefusal } from '../surprise/refusal';
import { getPrice } from '../surprise/surprise';
import { applyOrders, createOrderEdits, toSpending } from './order-edits';
import { createBundle, listBundles, type Bundle, type Menu } from './bundles';
import { buildSswCombat } from './ssw';

/** The combat type if nobody buys one. */
type Call = (typeof callTypes)[number];

const callTypes = ['ssw', 'naval-air'] as const;

/** A plan with its purchases and call. */
interface BundlePlan extends Plan {
  readonly bundle: Bundle;
  readonly call: Call;
}

/** True if a side may be able to buy something, or to call naval air combat. */
export function canSpend(side: SswSide, engagement: Engagement, header: Header): boolean {
  if (listAttackers(engagement, header).length === 0) return false;
  if (side === 'convoy' && getNavalAirCallAvailability(engagement, header).available) return true;
  return computeMaxSurprise(engagement, header)[side] >= getLowestPrice(header);
}

function getLowestPrice(header: Header): number {
  return Math.min(...(['own-column-up', 'target'] as const).map((buy) => getPrice({ buy } as Purchase, header).total));
}

/** The situations of a side, one for each number of points, with the orders that can be written for them. */
export function createSurpriseSituations(side: SswSide, engagement: Engagement, header: Header): Situations {
  const calls = listCalls(side, engagement, header);
  const maxPoints = computeMaxSurprise(engagement, header)[side];
  const offers = calls.map((call) => ({ call, ...listBundles(createMenu(side, call, engagement, header), maxPoints) }));
  const createPlan = (bundle: Bundle, call: Call): BundlePlan => ({
    id: `${bundle.id}${calls.length > 1 ? `,${call}` : ''}`,
    title: calls.length > 1 ? describeCall(call, bundle) : bundle.title,
    createCombat: () => {
      const orders = { surprise: [...bundle.purchases], ...(side === 'convoy' && { combatType: call }) };
      const points = { subs: 0, convoy: 0, [side]: bundle.cost };
      return buildSswCombat(applyOrders(engagement, side, orders), header, points);
    },
    bundle,
    call,
  });
  const plans = offers.flatMap(({ call, bundles }) => bundles.map((bundle) => createPlan(bundle, call)));
  const sideSituations = listOwnSituations(side, plans, engagement, header);
  const otherSituations = calls.length > 1 ? listOtherSituations(calls, engagement, header) : [];
  return {
    group: 'surprise points',
    ways: 'ways to spend surprise points',
    situations: [...sideSituations, ...otherSituations],
    policies: calls.map((call) => createPolicy(call, side, engagement, plans)),
    isComplete: offers.every(({ isComplete }) => isComplete),
  };
}

/** The calls of the convoy side, the current one first; the sub side has no choice. */
function listCalls(side: SswSide, engagement: Engagement, header: Header): readonly Call[] {
  const orderedCall = getOrderedCall(engagement, header);
  if (side === 'subs' || !getNavalAirCallAvailability(engagement, header).available) return [orderedCall];
  return orderedCall === 'ssw' ? ['ssw', 'naval-air'] : ['naval-air', 'ssw'];
}

/** The combat type unless surprise points choose it. */
export function getOrderedCall(engagement: Engagement, header: Header): Call {
  const isWanted = engagement.orders?.convoy?.combatType === 'naval-air';
  return isWanted && getNavalAirCallAvailability(engagement, header).available ? 'naval-air' : 'ssw';
}

function createMenu(side: SswSide, call: Call, engagement: Engagement, header: Header): Menu {
  const canBuy = (purchase: Purchase): boolean => findRefusal(purchase, side, engagement, header) === undefined;
  const victims = side === 'subs' ? listConvoyUnits(engagement) : listAttackers(engagement, header);
  return {
    types: callTypes.filter((type) => type !== call && getPurchaseAvailability(type, engagement, header).available),
    avoid: canBuy({ buy: 'avoid' }),
    targets: victims.map(({ id }) => id).filter((unit) => canBuy({ buy: 'target', unit })),
    docked: [],
    getPrice: (purchase) => getPrice(purchase, header).total,
  };
}

/** A situation for each number of points that the search can give and that buys something. */
function listOwnSituations(
  side: SswSide,
  plans: readonly BundlePlan[],
  engagement: Engagement,
  header: Header,
): readonly Situation[] {
  const distribution = computeSurpriseDistributions(engagement, header)[side];
  return distribution
    .filter(({ value }) => value >= getLowestPrice(header))
    .map(({ value, share: probability }) => ({
      id: String(value),
      title: `with ${pluralize(value, 'surprise point')}`,
      chance: probability,
      ordered: getOrderedPlan(side, value, engagement, header),
      plans: plans.filter(({ bundle }) => bundle.cost <= value),
    }));
}

/** The purchases of the orders as written, with a number of points. */
function getOrderedPlan(side: SswSide, points: number, engagement: Engagement, header: Header): Plan {
  const purchases: Purchase[] = [];
  let remaining = points;
  for (const purchase of findPurchaseList(points, getPurchaseLists(engagement.orders?.[side]?.surprise))?.list ?? []) {
    const price = getPrice(purchase, header).total;
    const isRepeated = purchase.buy === 'combat-type' && purchases.some(({ buy }) => buy === 'combat-type');
    if (price > remaining || isRepeated || findRefusal(purchase, side, engagement, header)) continue;
    purchases.push(purchase);
    remaining -= price;
    if (purchase.buy === 'avoid') break;
  }
  const { title } = createBundle(purchases, ({ buy }) => (buy === 'avoid' ? 0 : 1));
  const isCalled = side === 'convoy' && getOrderedCall(engagement, header) === 'naval-air';
  return {
    id: `ordered-${points}`,
    title: isCalled ? describeCall('naval-air', { id: purchases.length > 0 ? 'ordered' : 'nothing', title }) : title,
    createCombat: () => buildSswCombat(engagement, header, { subs: 0, convoy: 0, [side]: points }),
  };
}

/** The situations in which the convoy side has only the call: without points, and for each number of points of the sub side. */
function listOtherSituations(calls: readonly Call[], engagement: Engagement, header: Header): readonly Situation[] {
  const { subs, convoy } = computeSurpriseDistributions(engagement, header);
  const convoyProbability = convoy
    .filter(({ value }) => value >= getLowestPrice(header))
    .reduce((sum, { share: probability }) => sum + probability, 0);
  const subPoints = subs.filter(({ value }) => value > 0);
  const remainingProbability =
    1 - convoyProbability - subPoints.reduce((sum, { share: probability }) => sum + probability, 0);
  const createSituation = (points: number, chance: number, title: string): Situation => {
    const plans = calls.map((call): Plan & { call: Call } => ({
      id: `${call}-at-${points}`,
      title: call === 'naval-air' ? 'call naval air combat' : 'call nothing',
      createCombat: () =>
        buildSswCombat(applyOrders(engagement, 'convoy', { combatType: call }), header, { subs: points, convoy: 0 }),
      call,
    }));
    return { id: `other-${points}`, title, chance, ordered: plans[0]!, plans };
  };
  return [
    // Less than that is a rounding error.
    ...(remainingProbability > 1e-12
      ? [createSituation(0, remainingProbability, 'without surprise points to spend')]
      : []),
    ...subPoints.map(({ value, share: probability }) =>
      createSituation(value, probability, `when the sub side has ${pluralize(value, 'surprise point')}`),
    ),
  ];
}

/** The orders for one call: purchases by number of points. */
function createPolicy(call: Call, side: SswSide, engagement: Engagement, plans: readonly BundlePlan[]): Policy {
  const plansById = new Map(plans.map((plan) => [plan.id, plan]));
  const isOtherCall = side === 'convoy' && (engagement.orders?.convoy?.combatType ?? 'ssw') !== call;
  const isOrdered = engagement.orders?.[side]?.surprise !== undefined;
  const listBundleChoices = (choices: ReadonlyMap<string, string>): readonly (Bundle & { from: number })[] => {
    const bundlesByPoints = [...choices].flatMap(([points, id]) => {
      const bundle = plansById.get(id)?.bundle;
      return bundle ? [{ ...bundle, from: Number(points) }] : [];
    });
    // A purchase list stays in effect until the next one.
    const changingBundles = bundlesByPoints
      .toSorted((a, b) => a.from - b.from)
      .filter(({ id }, index, sortedBundles) => id !== sortedBundles[index - 1]?.id);
    return changingBundles[0]?.id === 'nothing' ? changingBundles.slice(1) : changingBundles;
  };
  return {
    id: call,
    allows: (_, plan) => (plan as Plan & { readonly call?: Call }).call === call,
    createTitle: (choices) => {
      const purchaseTexts = listBundleChoices(choices).map(
        ({ from, title }, index, all) => `${formatPointRange(from, all[index + 1]?.from)}: ${title}`,
      );
      const callTexts = isOtherCall
        ? [call === 'naval-air' ? 'call naval air combat' : 'call no naval air combat']
        : [];
      return [...callTexts, ...(purchaseTexts.length === 0 && isOrdered ? ['buy nothing'] : purchaseTexts)].join('; ');
    },
    createEdits: (choices) => {
      const bundles = listBundleChoices(choices);
      // Only ids that are numbers stand for situations with points to spend: the others are such as `other-4`.
      if ([...choices].some(([points, id]) => /^\d+$/.test(points) && !plansById.has(id))) return undefined;
      const surprise = bundles.length === 0 ? undefined : toSpending(bundles);
      const combatType = call === 'naval-air' ? call : undefined;
      return createOrderEdits(engagement, side, { surprise, ...(isOtherCall && { combatType }) });
    },
  };
}

function formatPointRange(from: number, next: number | undefined): string {
  if (next === undefined) return `with ${pluralize(from, 'point')} or more`;
  return next === from + 1 ? `with ${pluralize(from, 'point')}` : `with ${from} to ${next - 1} points`;
}

function describeCall(call: Call, { id, title }: Pick<Bundle, 'id' | 'title'>): string {
  if (call === 'ssw') return title;
  return id === 'nothing' ? 'call naval air combat' : `call naval air combat, ${title}`;
}

/** The combat with another call. */
export function createCombatWithCall(engagement: Engagement, header: Header, call: Call): Combat {
  return buildSswCombat(applyOrders(engagement, 'convoy', { combatType: call }), header);
}
