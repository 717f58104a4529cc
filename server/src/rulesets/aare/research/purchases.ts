/** Purchases of research: what is bought for one technology by one power in one turn. */
import type { ResearchPlan, Scenario } from '../data';
import { leastRolls, purchaseNumber, rollsTogether } from './rolls';

export interface Purchase {
  /** Its plans; several only where they say that they are of the same round. */
  readonly plans: readonly [ResearchPlan, ...ResearchPlan[]];
  /** All its rolls. */
  readonly rolls: number;
  /** Which purchase of the technology it is: 1 for the first. */
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

/** A purchase with fewer rolls than it must have. */
export interface TooFew {
  readonly purchase: Purchase;
  readonly least: number;
  /** The plan to enlarge: the last. */
  readonly plan: ResearchPlan;
  /** How many rolls it would have to have. */
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
