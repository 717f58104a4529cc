/** Amounts shared by hovers: values with their chance to hit, and detection numbers with the chance of the searchers. */
import type { Amount } from '../../engine/amount';
import { withChanceToHit } from '../axis-and-allies/hover-amounts';
import type { Header, SeaBattle, UnitCount } from './data';
import { formatPercent, pluralize, type HoverAmount } from './kit';
import { computeAnyChance, computeSingleChance, computeDetection, type HiddenDepth } from './search/search';
import { countSearchers } from './search/searchers';
import { getDieSides, type ValueKind } from './units/units';
import { computeValue } from './units/values';

/** The value of units with the chance to hit of one die. */
export function explainValue(unit: UnitCount, kind: ValueKind, header: Header): HoverAmount {
  return addDieChance(computeValue(unit, kind, header), header);
}

/** A value with the chance that a die hits on it. */
export function addDieChance(amount: Amount, header: Header): HoverAmount {
  return withChanceToHit(amount, getDieSides(header));
}

/**
 * The number that finds submarines at a depth, with the chance of one searcher and of all searchers.
 * @param battle undefined if nobody searches
 */
export function explainDetection(
  depth: HiddenDepth,
  present: readonly HiddenDepth[],
  battle: SeaBattle | undefined,
  header: Header,
): HoverAmount {
  const amount = computeDetection(depth, present, header);
  const oneSearcher = `one searcher finds it ${formatPercent(computeSingleChance(depth, present, header))} of the time`;
  if (battle === undefined) return { amount, totalNote: oneSearcher };
  const searchers = countSearchers(battle, header);
  return {
    amount,
    totalNote: `${oneSearcher}, ${formatAnyChance(searchers, computeAnyChance(depth, searchers, present, header))}`,
  };
}

/** `at least one of 3 searchers 87.5% of the time`. */
export function formatAnyChance(searcherCount: number, chance: number): string {
  if (searcherCount === 0) return 'nobody searches';
  if (searcherCount === 1) return 'there is one searcher';
  return `at least one of ${pluralize(searcherCount, 'searcher')} ${formatPercent(chance)} of the time`;
}
