/** What purchases of research cost, and what was paid for them. */
import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import type { Finding, Fix } from '../../../model/problem';
import type { ResearchPlan, Scenario } from '../data';
import { cite } from '../rules';
import { counted, listed, powerName, sentence, technologyName } from '../wording';
import { costIfShared, planCost } from './costs';
import { tooFewRolls } from './purchases';
import { sharersOf } from './sharing';

/** A purchase that was not paid for as it should have been. */
interface WrongPrice {
  readonly plan: ResearchPlan;
  readonly paid: number;
  readonly cost: number;
  /** What it costs if an ally has the technology by then, where that is not known. */
  readonly ifShared: number | undefined;
  /** The lower price of a technology that an ally has. */
  readonly shared: boolean;
}

function* wrongPrices(scenario: Scenario): Generator<WrongPrice> {
  for (const plan of scenario.research ?? []) {
    const { paid } = plan;
    if (paid === undefined) continue;
    const { total: cost, changes } = planCost(plan, scenario);
    const ifShared = costIfShared(plan, scenario);
    if (paid === cost || paid === ifShared) continue;
    yield { plan, paid, cost, ifShared, shared: changes.some(({ by }) => by !== 0) };
  }
}

/** Problems of wrong prices. @param shared of the lower price of what an ally has */
export function* priceFindings(scenario: Scenario, shared: boolean): Generator<Finding> {
  // What too few rolls cost is not what is meant: their number has to be settled first.
  const unsettled = new Set(tooFewRolls(scenario).map(({ plan }) => plan));
  for (const { plan, paid, cost, ifShared, shared: isShared } of wrongPrices(scenario)) {
    if (isShared !== shared) continue;
    const certain = ifShared === undefined;
    const costs = `${counted(plan.rolls, 'roll')} for ${technologyName(plan.technology)} ${plan.rolls === 1 ? 'costs' : 'cost'} ${cost}`;
    const because = shared
      ? `, because an ally has the technology${cite('shared-technology')}`
      : certain
        ? cite('research-cost')
        : `, or ${ifShared} if ${listed(sharersOf(plan, scenario).possible.map(powerName), 'or')} has the technology by then${cite('research-cost', 'shared-technology')}`;
    const change = (to: number): Fix => ({ title: `Change the payment to ${to}`, edits: [set(plan, 'paid', to)] });
    yield {
      message: `${sentence(powerName(plan.power))} paid ${paid} IPCs, but ${costs}${because}. Correct the payment or the rolls.`,
      place: at(plan, 'paid'),
      fixes: certain ? [{ ...change(cost), preferred: !unsettled.has(plan) }] : [change(cost), change(ifShared)],
    };
  }
}
