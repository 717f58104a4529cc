/** Checks the payments for research. */
import type { Violation, Fix } from '../../../model/diagnostic';
import { cite, setMember, placeAt, offer } from '../kit';
import type { ResearchPlan, Scenario } from '../data';
import { pluralize, formatList, formatPower, capitalize, formatTechnology } from '../wording';
import { computeSharedCost, computePlanCost } from './costs';
import { findTooFewRolls } from './purchases';
import { findSharers } from './sharing';

/** A purchase with the wrong payment. */
interface WrongPrice {
  readonly plan: ResearchPlan;
  readonly paid: number;
  readonly cost: number;
  /** The price if an ally has the technology by then; present if that is unknown. */
  readonly costIfShared: number | undefined;
  /** True for the lower price of an ally's technology. */
  readonly isShared: boolean;
}

function* findWrongPrices(scenario: Scenario): Generator<WrongPrice> {
  for (const plan of scenario.research ?? []) {
    const { paid } = plan;
    if (paid === undefined) continue;
    const { total: cost, changes } = computePlanCost(plan, scenario);
    const costIfShared = computeSharedCost(plan, scenario);
    if (paid === cost || paid === costIfShared) continue;
    yield { plan, paid, cost, costIfShared, isShared: changes.some(({ by }) => by !== 0) };
  }
}

/** Reports wrong payments. @param checksSharedPrices true for the lower price of an ally's technology */
export function* checkPrices(scenario: Scenario, checksSharedPrices: boolean): Generator<Violation> {
  // The price of too few rolls is no reference: their number must be corrected first.
  const plansWithTooFewRolls = new Set(findTooFewRolls(scenario).map(({ plan }) => plan));
  for (const { plan, paid, cost, costIfShared, isShared } of findWrongPrices(scenario)) {
    if (isShared !== checksSharedPrices) continue;
    const isCostCertain = costIfShared === undefined;
    const costText = `${pluralize(plan.rolls, 'roll')} for ${formatTechnology(plan.technology)} ${plan.rolls === 1 ? 'costs' : 'cost'} ${cost}`;
    const reason = checksSharedPrices
      ? `, because an ally has the technology${cite('shared-technology')}`
      : isCostCertain
        ? cite('research-cost')
        : `, or ${costIfShared} if ${formatList(findSharers(plan, scenario).possible.map(formatPower), 'or')} has the technology by then${cite('research-cost', 'shared-technology')}`;
    const offerPayment = (to: number): Fix => offer(`Change the payment to ${to}`, setMember(plan, 'paid', to));
    yield {
      message: `${capitalize(formatPower(plan.power))} paid ${paid} IPCs, but ${costText}${reason}. Correct the payment or the rolls.`,
      place: placeAt(plan, 'paid'),
      fixes: isCostCertain
        ? [{ ...offerPayment(cost), preferred: !plansWithTooFewRolls.has(plan) }]
        : [offerPayment(cost), offerPayment(costIfShared)],
    };
  }
}
