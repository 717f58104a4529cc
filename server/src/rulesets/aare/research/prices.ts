/** What purchases of research cost, and what was paid for them. */
import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import type { Finding } from '../../../model/problem';
import type { ResearchPlan, Scenario } from '../data';
import { cite } from '../rules';
import { counted, powerName, sentence, technologyName } from '../wording';
import { tooFewRolls } from './purchases';
import { planCost } from './rolls';

/** A purchase that was not paid for as it should have been. */
interface WrongPrice {
  readonly plan: ResearchPlan;
  readonly paid: number;
  readonly cost: number;
  /** The lower price of a technology that an ally has. */
  readonly shared: boolean;
}

/** Purchases whose price is certain: those of other rounds may have been made before an ally had the technology, or after. */
function* wrongPrices(scenario: Scenario): Generator<WrongPrice> {
  const { research = [], turn } = scenario;
  for (const plan of research) {
    const { paid, round } = plan;
    if (paid === undefined) continue;
    const { total: cost, base, changes } = planCost(plan, scenario);
    const shared = changes.some(({ by }) => by !== 0);
    const certain = round === undefined || turn === undefined || round === turn.round;
    if (paid === cost || (!certain && paid >= cost && paid <= base.by)) continue;
    yield { plan, paid, cost, shared };
  }
}

/** Problems of wrong prices. @param shared of the lower price of what an ally has */
export function* priceFindings(scenario: Scenario, shared: boolean): Generator<Finding> {
  // What too few rolls cost is not what is meant: their number has to be settled first.
  const unsettled = new Set(tooFewRolls(scenario).map(({ plan }) => plan));
  for (const { plan, paid, cost, shared: isShared } of wrongPrices(scenario)) {
    if (isShared !== shared) continue;
    const rule = shared ? 'shared-technology' : 'research-cost';
    yield {
      message: `${sentence(powerName(plan.power))} paid ${paid} IPCs, but ${counted(plan.rolls, 'roll')} for ${technologyName(plan.technology)} ${plan.rolls === 1 ? 'costs' : 'cost'} ${cost}${shared ? ', because an ally has the technology' : ''}${cite(rule)}. Correct the payment or the rolls.`,
      place: at(plan, 'paid'),
      fixes: [
        { title: `Change the payment to ${cost}`, edits: [set(plan, 'paid', cost)], preferred: !unsettled.has(plan) },
      ],
    };
  }
}
