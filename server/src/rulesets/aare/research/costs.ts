/** The price of rolls for a technology (Tech 7 and 9). */
import { amount, type Amount, type Change } from '../../../engine/amount';
import { at } from '../../../model/place';
import type { ResearchPlan, Scenario } from '../data';
import { by } from '../line';
import { numbers } from '../numbers';
import { decisive } from '../options';
import { majorTechnologies } from '../technologies';
import { counted, powerName, technologyName } from '../wording';
import { sharersOf, type Buying } from './sharing';

/** The price of one roll in IPCs; the full price if it is unknown whether an ally has the technology by then. */
export function rollPrice(buying: Buying, scenario: Scenario): Amount {
  const major = majorTechnologies.includes(buying.technology);
  const { major: high, minor: low } = numbers['research-cost'];
  const base = by('research-cost', { what: `${major ? 'major' : 'minor'} technology`, by: major ? high : low });
  return amount(`price of a roll for ${technologyName(buying.technology)}`, base, [sharedPrice(buying, scenario)]);
}

/** The price of a purchase in IPCs; the full price if it is unknown whether an ally has the technology by then. */
export function planCost(plan: ResearchPlan, scenario: Scenario): Amount {
  const { rolls } = plan;
  const { base, changes, what } = rollPrice(plan, scenario);
  const times = (change: Change): Change => ({
    ...change,
    what: `${change.what}, ${counted(rolls, 'roll')}`,
    by: rolls * change.by,
  });
  return amount(what.replace('a roll', counted(rolls, 'roll')), times(base), changes.map(times));
}

/** The price of a purchase in IPCs if an ally has the technology; undefined if it is known whether one does. */
export function costIfShared(plan: ResearchPlan, scenario: Scenario): number | undefined {
  const { certain, possible } = sharersOf(plan, scenario);
  if (certain.length > 0 || possible.length === 0) return undefined;
  return planCost(plan, scenario).total + plan.rolls * numbers['shared-technology'].by;
}

function sharedPrice(buying: Buying, scenario: Scenario): Change | undefined {
  const of = ({ options }: Pick<Scenario, 'options'>): number =>
    sharersOf(buying, { ...scenario, options }).certain.length > 0 ? numbers['shared-technology'].by : 0;
  const basis = decisive(scenario, ['alliesTechnology'], of);
  const [ally] = sharersOf(buying, scenario).certain;
  if (ally === undefined) {
    return basis && by('shared-technology', { what: 'an ally has it, but not in effect', by: 0, basis });
  }
  const from = at(scenario.powers!, ally);
  return by('shared-technology', {
    what: `${powerName(ally)} has it`,
    by: of(scenario),
    from,
    ...(basis && { basis }),
  });
}
