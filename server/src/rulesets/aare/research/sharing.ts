/**
 * Allies that have a technology when a power rolls for it (Tech 9). Rolls are bought in the power's own turn: a technology that
 * an ally gains in an earlier turn lowers their price, one that it gains later does not. The turn of the scenario does not
 * matter.
 */
import { hasReached, isBefore, getTurnProgress, type PowerTurn } from '../../axis-and-allies/turn';
import type { ResearchPlan, Scenario, Technology } from '../data';
import { getReading } from '../options';
import { isInEffect } from '../technologies';
import { listPurchasesBy } from './purchases';
import { findGrantingRule } from './rolls';

/** Rolls that a power buys for a technology. */
export type Buying = Pick<ResearchPlan, 'power' | 'technology' | 'round'>;

/** The allies of a power that have the technology it rolls for. */
export interface Sharers {
  readonly certain: readonly string[];
  /** Allies for which the scenario does not say whether they have it by then. */
  readonly possible: readonly string[];
}

type Answer = 'yes' | 'no' | 'unknown';

/** The allies that have a technology when a power buys rolls for it. */
export function findSharers(buying: Buying, scenario: Scenario): Sharers {
  const { powers = {} } = scenario;
  const allies = Object.keys(powers).filter(
    (ally) => ally !== buying.power && powers[ally]!.side === powers[buying.power]?.side,
  );
  const answers = allies.map((ally) => ({ ally, answer: checkAlly(ally, buying, scenario) }));
  const listAllies = (expected: Answer): readonly string[] =>
    answers.filter(({ answer }) => answer === expected).map(({ ally }) => ally);
  return { certain: listAllies('yes'), possible: listAllies('unknown') };
}

/** Determines if an ally has a technology when rolls for it are bought. */
function checkAlly(ally: string, buying: Buying, scenario: Scenario): Answer {
  const purchaseTurn = findPurchaseTurn(buying, scenario);
  if (purchaseTurn === undefined) return checkNow(ally, buying.technology, scenario);
  const { gained, lacked } = findKnownTurns(ally, buying.technology, scenario);
  if (gained.some((turn) => isBefore(turn, purchaseTurn, scenario) === true)) return 'yes';
  return lacked.some((turn) => isBefore(purchaseTurn, turn, scenario) === true) ? 'no' : 'unknown';
}

/** The turn in which rolls are bought; undefined if the scenario does not say. */
function findPurchaseTurn({ power, round }: Buying, { turn }: Scenario): PowerTurn | undefined {
  if (round !== undefined) return { round, power };
  return turn?.power === power ? turn : undefined;
}

/** The known facts about a power and a technology: turns after which it certainly has it, and turns before which it does not. */
function findKnownTurns(
  ally: string,
  technology: Technology,
  scenario: Scenario,
): { readonly gained: readonly PowerTurn[]; readonly lacked: readonly PowerTurn[] } {
  const gained: PowerTurn[] = [];
  const lacked: PowerTurn[] = [];
  const purchases = listPurchasesBy(ally, technology, scenario);
  // Nobody rolls for a technology that it already has.
  for (const { plans, rolls, number } of purchases) {
    const [plan] = plans;
    if (plan.round === undefined) continue;
    const turn = { round: plan.round, power: ally };
    lacked.push(turn);
    if (findGrantingRule({ ...plan, rolls }, number) !== undefined) gained.push(turn);
  }
  const { turn, powers } = scenario;
  if (turn === undefined) return { gained, lacked };
  const { technologies = [], newTechnologies = [] } = powers?.[ally] ?? {};
  const allyTurn = { round: turn.round, power: ally };
  const hasDeveloped = hasFinishedResearch(ally, scenario);
  if (technologies.includes(technology)) {
    gained.push(hasDeveloped === false ? { ...allyTurn, round: turn.round - 1 } : allyTurn);
  } else if (newTechnologies.includes(technology)) {
    gained.push(allyTurn);
    lacked.push(allyTurn);
  } else {
    // Rolls of this round may have gained it without having been recorded yet.
    const hasRolled = purchases.some(({ plans: [{ round }] }) => round === undefined || round === turn.round);
    lacked.push(hasDeveloped === true && !hasRolled ? { ...allyTurn, round: turn.round + 1 } : allyTurn);
  }
  return { gained, lacked };
}

/** True if a power has what it develops this round; undefined if the scenario does not say. */
function hasFinishedResearch(power: string, scenario: Scenario): boolean | undefined {
  const progress = getTurnProgress(power, scenario);
  if (progress !== 'under-way') return progress && progress === 'over';
  return scenario.turn?.phase === undefined ? undefined : hasReached('mobilize-units', scenario);
}

/** Determines if a power has a technology now; `unknown` if rolls without a date may have gained it. */
function checkNow(ally: string, technology: Technology, scenario: Scenario): Answer {
  if (listPurchasesBy(ally, technology, scenario).length > 0) return 'unknown';
  if (isInEffect(ally, technology, scenario)) return 'yes';
  const isNew = scenario.powers?.[ally]?.newTechnologies?.includes(technology) === true;
  const isAcquired = isNew && getTurnProgress(ally, scenario) !== 'to-come';
  return isAcquired && getReading(scenario, 'alliesTechnology') === 'when-acquired' ? 'yes' : 'no';
}
