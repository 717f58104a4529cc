/** The best decision in each situation after the first dice, and the best orders that express these decisions. */
import type { Combat } from '../engine/combat';
import { minGain } from '../engine/graph-values';
import type { Calculation } from '../engine/progress';
import type {
  Plan,
  Policy,
  PolicyAdvice,
  Situation,
  SituationAdvice,
  Situations,
  SituationsAdvice,
} from '../model/situations';

/** The value of an aim, and of another aim of the side. */
export interface Values {
  readonly value: number;
  readonly secondValue?: number;
}

/** Number of options listed for a situation. */
const maxOptions = 6;

/**
 * Compares all plans. Each is evaluated once, even if several situations share it.
 * @param asOrdered the values of the whole combat as written
 * @param evaluate the values of a combat; undefined if it can only be estimated, and then there is no best plan
 */
export function* compareInSituations(
  { situations, policies, isComplete }: Situations,
  asOrdered: Values,
  evaluate: (combat: Combat) => Calculation<Values | undefined>,
): Calculation<SituationsAdvice | undefined> {
  const values = new Map<string, Values>();
  const all = new Map(situations.flatMap(({ ordered, plans }) => [ordered, ...plans]).map((plan) => [plan.id, plan]));
  for (const { id, createCombat } of all.values()) {
    yield { done: values.size, total: all.size, unit: 'combats' };
    const planValues = yield* evaluate(createCombat());
    if (planValues === undefined) return undefined;
    values.set(id, planValues);
  }
  const getValue = ({ id }: Pick<Plan, 'id'>): number => values.get(id)!.value;
  const situationAdvice = situations.map((situation) => adviseSituation(situation, getValue));
  const betterPolicies = policies
    .map((policy) => advisePolicy(policy, situations, asOrdered, values))
    .filter(({ value }) => value > asOrdered.value + minGain);
  return {
    value: situationAdvice.reduce((sum, { cost }) => sum + cost, asOrdered.value),
    situations: situationAdvice.toSorted((a, b) => b.cost - a.cost),
    policies: betterPolicies.toSorted((a, b) => b.value - a.value),
    compared: values.size,
    isComplete,
  };
}

type GetPlanValue = (plan: Plan) => number;

function adviseSituation({ id, chance, ordered, plans }: Situation, getValue: GetPlanValue): SituationAdvice {
  const orderedValue = getValue(ordered);
  const bestPlan = pickBest(plans, getValue);
  const isBetter = getValue(bestPlan) > orderedValue + minGain;
  const bestValue = isBetter ? getValue(bestPlan) : orderedValue;
  const options = plans
    .map((plan) => ({ plan: plan.id, value: getValue(plan) }))
    .toSorted((a, b) => b.value - a.value)
    // Only the first of options with equal values.
    .filter(({ value }, index, sorted) => index === 0 || sorted[index - 1]!.value - value > minGain)
    .slice(0, maxOptions);
  return {
    situation: id,
    best: isBetter ? bestPlan.id : ordered.id,
    ...{ orderedValue, bestValue },
    cost: chance * (bestValue - orderedValue),
    options,
  };
}

/** The first of the best plans; the previous one if it is among them, so that an order changes as seldom as possible. */
function pickBest(plans: readonly Plan[], getValue: GetPlanValue, previousId?: string): Plan {
  const max = plans.reduce((highest, plan) => Math.max(highest, getValue(plan)), -Infinity);
  const goodPlans = plans.filter((plan) => getValue(plan) >= max - minGain);
  return goodPlans.find(({ id }) => id === previousId) ?? goodPlans[0]!;
}

function advisePolicy(
  policy: Policy,
  situations: readonly Situation[],
  asOrdered: Values,
  values: ReadonlyMap<string, Values>,
): PolicyAdvice {
  const choices: Record<string, string> = {};
  let previousId: string | undefined;
  let { value, secondValue } = asOrdered;
  for (const situation of situations) {
    const { id, chance, ordered } = situation;
    const allowed = situation.plans.filter((plan) => policy.allows(situation, plan));
    const bestPlan = pickBest(allowed, (plan) => values.get(plan.id)!.value, previousId);
    previousId = choices[id] = bestPlan.id;
    const [bestValues, orderedValues] = [values.get(bestPlan.id)!, values.get(ordered.id)!];
    value += chance * (bestValues.value - orderedValues.value);
    if (secondValue !== undefined) secondValue += chance * (bestValues.secondValue! - orderedValues.secondValue!);
  }
  return { policy: policy.id, value, ...(secondValue !== undefined && { secondValue }), choices };
}
