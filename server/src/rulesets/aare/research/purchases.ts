/** Purchases of research: the rolls that one power buys for one technology in one turn. */
import { memoize } from '../../memoize';
import type { ResearchPlan, Scenario, Technology } from '../data';
import { computeMinimumRolls } from './rolls';

export interface Purchase {
  /** Its plans; several only if they give the same round. */
  readonly plans: readonly [ResearchPlan, ...ResearchPlan[]];
  /** Total number of rolls. */
  readonly rolls: number;
  /** Number of the purchase for this technology, from 1. */
  readonly number: number;
}

/** Plans of one power for one technology in one turn, with the number of earlier purchases in the list. */
interface ListedPurchase {
  readonly plans: [ResearchPlan, ...ResearchPlan[]];
  rolls: number;
  readonly earlierCount: number;
}

interface PurchaseIndex {
  /** In the order of the file. */
  readonly all: readonly ListedPurchase[];
  readonly byPlan: ReadonlyMap<ResearchPlan, ListedPurchase>;
  /** By power and technology. */
  readonly byGoal: ReadonlyMap<string, readonly ListedPurchase[]>;
}

const indexPurchases = memoize((research: readonly ResearchPlan[]): PurchaseIndex => {
  const all: ListedPurchase[] = [];
  const byPlan = new Map<ResearchPlan, ListedPurchase>();
  const byGoal = new Map<string, ListedPurchase[]>();
  const byRound = new Map<string, ListedPurchase>();
  for (const plan of research) {
    const goal = createGoalKey(plan.power, plan.technology);
    const round = plan.round === undefined ? undefined : `${goal} ${plan.round}`;
    let purchase = round === undefined ? undefined : byRound.get(round);
    if (purchase) {
      purchase.plans.push(plan);
      purchase.rolls += plan.rolls;
    } else {
      const earlier = byGoal.get(goal) ?? [];
      purchase = { plans: [plan], rolls: plan.rolls, earlierCount: earlier.length };
      all.push(purchase);
      byGoal.set(goal, earlier);
      earlier.push(purchase);
      if (round !== undefined) byRound.set(round, purchase);
    }
    byPlan.set(plan, purchase);
  }
  return { all, byPlan, byGoal };
});

function createGoalKey(power: string, technology: Technology): string {
  return `${power} ${technology}`;
}

type Research = Pick<Scenario, 'research' | 'powers'>;

/** All purchases, in the order of the file. */
export function listPurchases({ research = [], powers }: Research): readonly Purchase[] {
  return indexPurchases(research).all.map((purchase) => toPurchase(purchase, powers));
}

/** The purchases of a power for a technology. */
export function listPurchasesBy(
  power: string,
  technology: Technology,
  { research = [], powers }: Research,
): readonly Purchase[] {
  const purchases = indexPurchases(research).byGoal.get(createGoalKey(power, technology)) ?? [];
  return purchases.map((purchase) => toPurchase(purchase, powers));
}

/** The purchase that a plan belongs to. Plans of one turn for one technology form a single purchase. */
export function findPurchase(plan: ResearchPlan, { research = [], powers }: Research): Purchase {
  const purchase = indexPurchases(research).byPlan.get(plan);
  return toPurchase(purchase ?? { plans: [plan], rolls: plan.rolls, earlierCount: 0 }, powers);
}

/** Purchases in earlier turns, which the list does not have, count as one. */
function toPurchase({ plans, rolls, earlierCount }: ListedPurchase, powers: Scenario['powers']): Purchase {
  const [{ power, technology }] = plans;
  const isResearched = powers?.[power]?.earlierResearch?.includes(technology) === true;
  return { plans, rolls, number: earlierCount + (isResearched ? 1 : 0) + 1 };
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
