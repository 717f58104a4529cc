/** Research: what rolls for a technology cost, how many must be bought, and what comes of them (Tech 7 to 9). */
import { amount, type Amount, type Change } from '../../../engine/amount';
import { at } from '../../../model/place';
import type { Header, ResearchPlan, Scenario, Technology } from '../data';
import { by } from '../line';
import { numbers } from '../numbers';
import { decisive, reading } from '../options';
import { hasAcquired, inEffect, majorTechnologies } from '../technologies';
import { counted, powerName, technologyName } from '../wording';

/**
 * Which purchase of a technology by a power it is: 1 for the first. Those before it in the list and in earlier turns count, but not those
 * of the same round: what is bought in one turn is one purchase.
 */
export function purchaseNumber(
  plan: ResearchPlan,
  { research = [], powers }: Pick<Scenario, 'research' | 'powers'>,
): number {
  const before = research
    .slice(0, Math.max(0, research.indexOf(plan)))
    .filter(({ power, technology }) => power === plan.power && technology === plan.technology)
    .filter(({ round }) => round === undefined || round !== plan.round);
  const purchases = new Set(before.map((item) => item.round ?? item)).size;
  const earlier = powers?.[plan.power]?.earlierResearch?.includes(plan.technology) === true ? 1 : 0;
  return purchases + earlier + 1;
}

/** All rolls of the purchase that a plan is of: what is bought in one turn for one technology is one purchase, however many plans it is written in. */
export function rollsTogether(plan: ResearchPlan, { research = [] }: Pick<Scenario, 'research'>): number {
  if (plan.round === undefined) return plan.rolls;
  return research
    .filter(
      ({ power, technology, round }) => power === plan.power && technology === plan.technology && round === plan.round,
    )
    .reduce((sum, { rolls }) => sum + rolls, 0);
}

/** The least rolls that a purchase must have: the first and later ones differ. */
export function leastRolls(number: number): Amount {
  const first = by('first-purchase', { what: 'first purchase', by: numbers['first-purchase'].rolls });
  const later = by('second-purchase', { what: 'second purchase', by: numbers['second-purchase'].rolls });
  return amount('minimum rolls', number === 1 ? first : later);
}

/** Why a technology is had without a success; undefined where dice decide. */
export function grantedBy(plan: ResearchPlan, number: number): 'six-rolls' | 'second-purchase' | undefined {
  if (plan.rolls >= numbers['six-rolls'].rolls) return 'six-rolls';
  return number >= 2 && plan.rolls >= numbers['second-purchase'].rolls ? 'second-purchase' : undefined;
}

/** The price of one roll, in IPCs. */
export function rollPrice(power: string, technology: Technology, header: Header): Amount {
  const major = majorTechnologies.includes(technology);
  const { major: high, minor: low } = numbers['research-cost'];
  const base = by('research-cost', { what: `${major ? 'major' : 'minor'} technology`, by: major ? high : low });
  return amount(`price of a roll for ${technologyName(technology)}`, base, [sharedPrice(power, technology, header)]);
}

/** What a purchase costs, in IPCs. */
export function planCost({ power, technology, rolls }: ResearchPlan, header: Header): Amount {
  const { base, changes, what } = rollPrice(power, technology, header);
  const times = (change: Change): Change => ({
    ...change,
    what: `${change.what}, ${counted(rolls, 'roll')}`,
    by: rolls * change.by,
  });
  return amount(what.replace('a roll', counted(rolls, 'roll')), times(base), changes.map(times));
}

/** The chance that a purchase brings the technology: 1 where it is had without a success. */
export function chanceOfSuccess(plan: ResearchPlan, number: number): number {
  if (grantedBy(plan, number) !== undefined) return 1;
  return 1 - (1 - numbers['research-cost'].facesThatSucceed / numbers['unit-values'].sides) ** plan.rolls;
}

/** The allies of a power that have a technology. */
export function alliesWith(power: string, technology: Technology, header: Header): readonly string[] {
  const { powers = {} } = header;
  const side = powers[power]?.side;
  const has = reading(header, 'alliesTechnology') === 'in-effect' ? inEffect : hasAcquired;
  return Object.keys(powers).filter(
    (ally) => ally !== power && powers[ally]!.side === side && has(ally, technology, header),
  );
}

function sharedPrice(power: string, technology: Technology, header: Header): Change | undefined {
  const of = (under: Header): number =>
    alliesWith(power, technology, under).length > 0 ? numbers['shared-technology'].by : 0;
  const basis = decisive(header, ['alliesTechnology'], of);
  const [ally] = alliesWith(power, technology, header);
  if (ally === undefined) {
    return basis && by('shared-technology', { what: 'an ally has it, but not in effect', by: 0, basis });
  }
  const from = at(header.powers!, ally);
  return by('shared-technology', { what: `${powerName(ally)} has it`, by: of(header), from, ...(basis && { basis }) });
}
