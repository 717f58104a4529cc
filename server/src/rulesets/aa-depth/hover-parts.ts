/** Parts that several hovers show: values with their chance, detection with the chance of those who search. */
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

/** What units hit on, with the chance of one die. */
export function valueShown(unit: UnitCount, part: Part, header: Header): Shown {
  return withChance(effectiveValue(unit, part, header), header);
}

/** A value with the chance that a die hits on it. */
export function withChance(amount: Amount, header: Header): Shown {
  return withChanceToHit(amount, sidesOf(header));
}

/**
 * The number that finds submarines of a depth, with the chance of one searcher and of all that there are.
 * @param battle undefined where nobody searches for them
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

/** The paths of members of a list's items; the empty one is the item itself. */
export function membersOf(list: string, members: readonly string[]): string[] {
  return members.map((member) => (member === '' ? `${list}.*` : `${list}.*.${member}`));
}
