/** Purchases of research: the rolls that one power buys for one technology in one turn. */
import type { ResearchPlan, Scenario } from '../data';
import { computeMinimumRolls, computePurchaseNumber, sumRolls } from './rolls';

export interface Purchase {
  /** Its plans; several only if they give the same round. */
  readonly plans: readonly [ResearchPlan, ...ResearchPlan[]];
  /** Total number of rolls. */
  readonly rolls: number;
  /** Number of the purchase for this technology, from 1. */
  readonly number: number;
}

/** All purchases, in the order of the file. */
export function listPurchases(scenario: Pick<Scenario, 'research' | 'powers'>): readonly Purchase[] {
  const { research = [] } = scenario;
  const purchases = new Map<object | string, [ResearchPlan, ...ResearchPlan[]]>();
  for (const plan of research) {
    const { power, technology, round } = plan;
    const key = round === undefined ? plan : `${power} ${technology} ${round}`;
    const plans = purchases.get(key);
    if (plans) plans.push(plan);
    else purchases.set(key, [plan]);
  }
  return [...purchases.values()].map((plans) => ({
    plans,
    rolls: sumRolls(plans[0], scenario),
    number: computePurchaseNumber(plans[0], scenario),
  }));
}

/** A purchase with too few rolls. */
export interface TooFewRolls {
  readonly purchase: Purchase;
  readonly minimum: number;
  /** The plan to enlarge, which is the last one. */
  readonly plan: ResearchPlan;
  /** Number of rolls that the plan needs. */
  readonly requiredRolls: number;
}

export function findTooFewRolls(scenario: Scenario): readonly TooFewRolls[] {
  return listPurchases(scenario).flatMap((purchase) => {
    const minimum = computeMinimumRolls(purchase.number).total;
    const plan = purchase.plans.at(-1)!;
    const requiredRolls = plan.rolls + minimum - purchase.rolls;
    return purchase.rolls < minimum ? [{ purchase, minimum, plan, requiredRolls }] : [];
  });
}
