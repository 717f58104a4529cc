/** Purchases of research: the rolls that one power buys for one technology in one turn. */
import type { ResearchPlan, Scenario } from '../data';
import { leastRolls, purchaseNumber, rollsTogether } from './rolls';

export interface Purchase {
  /** Its plans; several only if they give the same round. */
  readonly plans: readonly [ResearchPlan, ...ResearchPlan[]];
  /** Total number of rolls. */
  readonly rolls: number;
  /** Number of the purchase for this technology, from 1. */
  readonly number: number;
}

/** All purchases, in the order of the file. */
export function purchasesOf(scenario: Pick<Scenario, 'research' | 'powers'>): readonly Purchase[] {
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
    rolls: rollsTogether(plans[0], scenario),
    number: purchaseNumber(plans[0], scenario),
  }));
}

/** A purchase with too few rolls. */
export interface TooFew {
  readonly purchase: Purchase;
  readonly least: number;
  /** The plan to enlarge, which is the last one. */
  readonly plan: ResearchPlan;
  /** Number of rolls that the plan needs. */
  readonly wanted: number;
}

export function tooFewRolls(scenario: Scenario): readonly TooFew[] {
  return purchasesOf(scenario).flatMap((purchase) => {
    const least = leastRolls(purchase.number).total;
    const plan = purchase.plans.at(-1)!;
    const wanted = plan.rolls + least - purchase.rolls;
    return purchase.rolls < least ? [{ purchase, least, plan, wanted }] : [];
  });
}
