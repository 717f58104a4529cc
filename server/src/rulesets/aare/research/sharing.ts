/**
 * Which allies have a technology when a power rolls for it (Tech 9). Rolls are bought in the power's own turn, so a technology that an ally
 * gains in an earlier turn lowers their price, one that it gains in a later turn does not, whatever turn the scenario shows.
 */
import { hasReached, isBefore, turnOf, type PowerTurn } from '../../axis-and-allies/turn';
import type { ResearchPlan, Scenario, Technology } from '../data';
import { reading } from '../options';
import { inEffect } from '../technologies';
import { purchasesOf } from './purchases';
import { grantedBy } from './rolls';

/** Rolls that a power buys for a technology. */
export type Buying = Pick<ResearchPlan, 'power' | 'technology' | 'round'>;

/** The allies of a power who have what it rolls for. */
export interface Sharers {
  readonly certain: readonly string[];
  /** Those of whom the scenario does not tell whether they have it by then. */
  readonly possible: readonly string[];
}

type Answer = 'yes' | 'no' | 'unknown';

/** The allies who have a technology when a power buys rolls for it. */
export function sharersOf(buying: Buying, scenario: Scenario): Sharers {
  const { powers = {} } = scenario;
  const allies = Object.keys(powers).filter(
    (ally) => ally !== buying.power && powers[ally]!.side === powers[buying.power]?.side,
  );
  const answers = allies.map((ally) => ({ ally, answer: hadBy(ally, buying, scenario) }));
  const those = (wanted: Answer): readonly string[] =>
    answers.filter(({ answer }) => answer === wanted).map(({ ally }) => ally);
  return { certain: those('yes'), possible: those('unknown') };
}

/** Whether an ally has a technology when rolls for it are bought. */
function hadBy(ally: string, buying: Buying, scenario: Scenario): Answer {
  const when = turnOfPurchase(buying, scenario);
  if (when === undefined) return hasNow(ally, buying.technology, scenario);
  const { gained, lacked } = knownOf(ally, buying.technology, scenario);
  if (gained.some((turn) => isBefore(turn, when, scenario) === true)) return 'yes';
  return lacked.some((turn) => isBefore(when, turn, scenario) === true) ? 'no' : 'unknown';
}

/** The turn in which rolls are bought; undefined where the scenario does not tell. */
function turnOfPurchase({ power, round }: Buying, { turn }: Scenario): PowerTurn | undefined {
  if (round !== undefined) return { round, power };
  return turn?.power === power ? turn : undefined;
}

/** What is known of a power and a technology: turns after which it has it for certain, and turns before which it does not have it. */
function knownOf(
  ally: string,
  technology: Technology,
  scenario: Scenario,
): { readonly gained: readonly PowerTurn[]; readonly lacked: readonly PowerTurn[] } {
  const gained: PowerTurn[] = [];
  const lacked: PowerTurn[] = [];
  const purchases = purchasesBy(ally, technology, scenario);
  // Nobody rolls for what it has.
  for (const { plans, rolls, number } of purchases) {
    const [plan] = plans;
    if (plan.round === undefined) continue;
    const turn = { round: plan.round, power: ally };
    lacked.push(turn);
    if (grantedBy({ ...plan, rolls }, number) !== undefined) gained.push(turn);
  }
  const { turn, powers } = scenario;
  if (turn === undefined) return { gained, lacked };
  const { technologies = [], newTechnologies = [] } = powers?.[ally] ?? {};
  const own = { round: turn.round, power: ally };
  const developed = hasDeveloped(ally, scenario);
  if (technologies.includes(technology)) {
    gained.push(developed === false ? { ...own, round: turn.round - 1 } : own);
  } else if (newTechnologies.includes(technology)) {
    gained.push(own);
    lacked.push(own);
  } else {
    // Rolls of this round may have brought it without having been noted yet.
    const rolled = purchases.some(({ plans: [{ round }] }) => round === undefined || round === turn.round);
    lacked.push(developed === true && !rolled ? { ...own, round: turn.round + 1 } : own);
  }
  return { gained, lacked };
}

/** Whether a power has what it develops in this round; undefined where the scenario does not tell. */
function hasDeveloped(power: string, scenario: Scenario): boolean | undefined {
  const standing = turnOf(power, scenario);
  if (standing !== 'under-way') return standing && standing === 'over';
  return scenario.turn?.phase === undefined ? undefined : hasReached('mobilize-units', scenario);
}

/** Whether a power has a technology as the scenario stands; `unknown` where rolls that it buys at some time may bring or have brought it. */
function hasNow(ally: string, technology: Technology, scenario: Scenario): Answer {
  if (purchasesBy(ally, technology, scenario).length > 0) return 'unknown';
  if (inEffect(ally, technology, scenario)) return 'yes';
  const isNew = scenario.powers?.[ally]?.newTechnologies?.includes(technology) === true;
  const acquired = isNew && turnOf(ally, scenario) !== 'to-come';
  return acquired && reading(scenario, 'alliesTechnology') === 'when-acquired' ? 'yes' : 'no';
}

function purchasesBy(power: string, technology: Technology, { research = [], powers }: Scenario) {
  const own = research.filter((plan) => plan.power === power && plan.technology === technology);
  return purchasesOf({ research: own, powers });
}
