/** The price of rolls for a technology (Tech 7 and 9). */
import { createAmount, type Amount, type Change } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import type { ResearchPlan, Scenario } from '../data';
import { researchNumbers } from './rules';
import { findDecisiveOption } from '../options';
import { majorTechnologies } from '../technologies';
import { pluralize, formatPower, formatTechnology } from '../wording';
import { findSharers, type Buying } from './sharing';

/** The price of one roll in IPCs; the full price if it is unknown whether an ally has the technology by then. */
export function computeRollPrice(buying: Buying, scenario: Scenario): Amount {
  const isMajor = majorTechnologies.includes(buying.technology);
  const { major: majorPrice, minor: minorPrice } = researchNumbers['research-cost'];
  const base = changeBy('research-cost', {
    label: `${isMajor ? 'major' : 'minor'} technology`,
    by: isMajor ? majorPrice : minorPrice,
  });
  return createAmount(`price of a roll for ${formatTechnology(buying.technology)}`, base, [
    findDiscount(buying, scenario),
  ]);
}

/** The price of a purchase in IPCs; the full price if it is unknown whether an ally has the technology by then. */
export function computePlanCost(plan: ResearchPlan, scenario: Scenario): Amount {
  const { rolls } = plan;
  const { base, changes, label } = computeRollPrice(plan, scenario);
  const multiply = (change: Change): Change => ({
    ...change,
    label: `${change.label}, ${pluralize(rolls, 'roll')}`,
    by: rolls * change.by,
  });
  return createAmount(label.replace('a roll', pluralize(rolls, 'roll')), multiply(base), changes.map(multiply));
}

/** The price of a purchase in IPCs if an ally has the technology; undefined if it is known whether one does. */
export function computeSharedCost(plan: ResearchPlan, scenario: Scenario): number | undefined {
  const { certain, possible } = findSharers(plan, scenario);
  if (certain.length > 0 || possible.length === 0) return undefined;
  return computePlanCost(plan, scenario).total + plan.rolls * researchNumbers['shared-technology'].by;
}

function findDiscount(buying: Buying, scenario: Scenario): Change | undefined {
  const computeDiscount = ({ options }: Pick<Scenario, 'options'>): number =>
    findSharers(buying, { ...scenario, options }).certain.length > 0 ? researchNumbers['shared-technology'].by : 0;
  const basis = findDecisiveOption(scenario, ['alliesTechnology'], computeDiscount);
  const [ally] = findSharers(buying, scenario).certain;
  if (ally === undefined) {
    return basis && changeBy('shared-technology', { label: 'an ally has it, but not in effect', by: 0, basis });
  }
  const from = placeAt(scenario.powers!, ally);
  return changeBy('shared-technology', {
    label: `${formatPower(ally)} has it`,
    by: computeDiscount(scenario),
    from,
    ...(basis && { basis }),
  });
}
