/**
 * The search: what finds submarines of a depth, and how likely. Every searcher rolls one die, and the same dice are compared with the
 * number of each depth (R4): that what is harder to find was found implies that the rest was. Shares are therefore read off the lowest
 * die, never multiplied.
 */
import { amount, type Amount } from '../../../engine/amount';
import type { Depth, Header, SeaBattle } from '../data';
import { by } from '../line';
import { optionBasis, reading } from '../options';
import { submarinesOf } from '../submarines';
import { sidesOf } from '../units/units';
import { diceOfSearcher, findsWith } from './numbers';
import { searcherCount } from './searchers';

/** A depth at which submarines have to be found. */
export type HiddenDepth = 'periscope' | 'submerged';

/** The depths at which submarines have to be found, the easier one first. */
export const hiddenDepths: readonly HiddenDepth[] = ['periscope', 'submerged'];

const detectionRules = { periscope: 'periscope-detection', submerged: 'submerged-detection' } as const;

export function isHiddenDepth(depth: Depth | undefined): depth is HiddenDepth {
  return depth === 'periscope' || depth === 'submerged';
}

/** A detection roll of at most this finds submarines of the depth. */
export function detectionNumber(depth: HiddenDepth, header: Header): number {
  return findsWith[depth][sidesOf(header)];
}

/**
 * A detection roll of at most the total finds the submarines of a depth.
 * @param present the hidden depths in the sea zone: with the reading that any success finds all, the easiest of them counts
 */
export function detectionAmount(depth: HiddenDepth, present: readonly HiddenDepth[], header: Header): Amount {
  const own = detectionNumber(depth, header);
  const base = by(detectionRules[depth], { what: `${depthName(depth)} on a d${sidesOf(header)}`, by: own });
  const [easiest] = easiestOf(present, header);
  const basis = optionBasis('mixedDepths');
  if (easiest === undefined || easiest === depth) return amount(`finds what is ${depthName(depth)}`, base);
  const gain = reading(header, 'mixedDepths') === 'any-success' ? detectionNumber(easiest, header) - own : 0;
  const what = gain === 0 ? 'judged by its own number' : `a success at ${depthName(easiest)} finds all`;
  return amount(`finds what is ${depthName(depth)}`, base, [by('one-success-finds-all', { what, by: gain, basis })]);
}

/**
 * Whether a die finds the submarines of a depth.
 * @param lowest the lowest die of all searchers
 * @param present the hidden depths in the sea zone
 */
export function finds(lowest: number, depth: HiddenDepth, present: readonly HiddenDepth[], header: Header): boolean {
  return lowest <= detectionAmount(depth, present, header).total;
}

/** The chance that one searcher finds the submarines of a depth, 0 to 1. */
export function chanceOfOne(depth: HiddenDepth, present: readonly HiddenDepth[], header: Header): number {
  return detectionAmount(depth, present, header).total / sidesOf(header);
}

/** The chance that at least one of some searchers finds the submarines of a depth, 0 to 1; 0 without searchers. */
export function chanceOfAny(
  depth: HiddenDepth,
  searchers: number,
  present: readonly HiddenDepth[],
  header: Header,
): number {
  return 1 - (1 - chanceOfOne(depth, present, header)) ** (searchers * diceOfSearcher);
}

/** What a search can find, and the chance of it. */
export interface SearchResult {
  /** The depths found; none where every roll failed. */
  readonly found: readonly HiddenDepth[];
  readonly chance: number;
}

/**
 * What searchers find, the chances of all results adding up to 1. Results of no chance are left out.
 * @param searchers how many roll
 * @param present the hidden depths in the sea zone
 */
export function searchResults(
  searchers: number,
  present: readonly HiddenDepth[],
  header: Header,
): readonly SearchResult[] {
  const chance = (depth: HiddenDepth): number => chanceOfAny(depth, searchers, present, header);
  // the easier depths are found whenever a harder one is: the chances are nested
  const nested = present.toSorted((a, b) => chance(a) - chance(b));
  const results: SearchResult[] = [];
  let before = 0;
  nested.forEach((depth, index) => {
    const upTo = chance(depth);
    results.push({ found: nested.slice(index).toSorted(byEase), chance: upTo - before });
    before = upTo;
  });
  results.push({ found: [], chance: 1 - before });
  return results.filter((result) => result.chance > 0);
}

/** The hidden depths among the defending submarines of a battle, the easier one first. */
export function hiddenDepthsIn(battle: SeaBattle, header: Header): readonly HiddenDepth[] {
  const present = submarinesOf(battle, 'defender', header).map(({ depth }) => depth);
  return hiddenDepths.filter((depth) => present.includes(depth));
}

/** The label of the dice of the search. */
export const searchLabel = 'search';

/** The dice of the search that the file says were rolled, in their order; undefined where it does not tell. */
export function searchDiceGiven({ dice }: SeaBattle): readonly number[] | undefined {
  if (dice === undefined || Array.isArray(dice)) return undefined;
  const given = dice[searchLabel];
  return typeof given === 'number' ? [given] : given;
}

/** The lowest die of all searchers; undefined where the file does not tell them all, or there may be later ones. */
export function lowestSearchDie(battle: SeaBattle, header: Header): number | undefined {
  const given = searchDiceGiven(battle);
  const searchers = searcherCount(battle, header);
  if (given === undefined || searchers === 0 || given.length < searchers) return undefined;
  return reading(header, 'searchTiming') === 'each-cycle' ? undefined : Math.min(...given.slice(0, searchers));
}

/** A depth, inside a sentence. */
export function depthName(depth: Depth): string {
  return { surfaced: 'surfaced', periscope: 'at periscope depth', submerged: 'submerged', silent: 'in silent running' }[
    depth
  ];
}

/** Submarines at a depth, inside a sentence: `submerged submarines`, `submarines at periscope depth`. */
export function submarinesAt(depth: Depth): string {
  const where = depthName(depth);
  return where.includes(' ') ? `submarines ${where}` : `${where} submarines`;
}

function easiestOf(present: readonly HiddenDepth[], header: Header): readonly HiddenDepth[] {
  return present.toSorted((a, b) => detectionNumber(b, header) - detectionNumber(a, header));
}

function byEase(a: HiddenDepth, b: HiddenDepth): number {
  return hiddenDepths.indexOf(a) - hiddenDepths.indexOf(b);
}
