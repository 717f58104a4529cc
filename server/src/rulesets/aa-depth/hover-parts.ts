/** Amounts shared by hovers: values with their chance to hit, and detection numbers with the chance of the searchers. */
import type { Amount } from '../../engine/amount';
import { counted, percent } from '../../model/wording';
import { withChanceToHit, type Shown } from '../axis-and-allies/hover-words';
import type { Header, SeaBattle, UnitCount } from './data';
import { chanceOfAny, chanceOfOne, detectionAmount, type HiddenDepth } from './search/search';
import { searcherCount } from './search/searchers';
import { sidesOf, type Part } from './units/units';
import { effectiveValue } from './units/values';

export { shown } from '../axis-and-allies/hover-words';
export type { Shown } from '../axis-and-allies/hover-words';

/** The value of units with the chance to hit of one die. */
export function valueShown(unit: UnitCount, part: Part, header: Header): Shown {
  return withChance(effectiveValue(unit, part, header), header);
}

/** A value with the chance that a die hits on it. */
export function withChance(amount: Amount, header: Header): Shown {
  return withChanceToHit(amount, sidesOf(header));
}

/**
 * The number that finds submarines at a depth, with the chance of one searcher and of all searchers.
 * @param battle undefined if nobody searches
 */
export function detectionShown(
  depth: HiddenDepth,
  present: readonly HiddenDepth[],
  battle: SeaBattle | undefined,
  header: Header,
): Shown {
  const amount = detectionAmount(depth, present, header);
  const one = `one searcher finds it ${percent(chanceOfOne(depth, present, header))} of the time`;
  if (battle === undefined) return { amount, verdict: one };
  const searchers = searcherCount(battle, header);
  return { amount, verdict: `${one}, ${anyInWords(searchers, chanceOfAny(depth, searchers, present, header))}` };
}

/** `at least one of 3 searchers 87.5% of the time`. */
export function anyInWords(searchers: number, chance: number): string {
  if (searchers === 0) return 'nobody searches';
  if (searchers === 1) return 'there is one searcher';
  return `at least one of ${counted(searchers, 'searcher')} ${percent(chance)} of the time`;
}

/** The paths of the members of a list's items. The empty path is the item itself. */
export function membersOf(list: string, members: readonly string[]): string[] {
  return members.map((member) => (member === '' ? `${list}.*` : `${list}.*.${member}`));
}
