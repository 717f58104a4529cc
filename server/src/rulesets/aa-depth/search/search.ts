/**
 * The search: the numbers that find submarines at a depth, and their probabilities. Every searcher rolls one die, and the same
 * dice are compared with the number of each depth (R4). Finding the harder depth implies finding the easier one, so probabilities
 * are computed from the lowest die and never multiplied.
 */
import { createAmount, type Amount } from '../../../engine/amount';
import { listByLabel } from '../../table-dice';
import type { Depth, Header, SeaBattle } from '../data';
import { changeBy } from '../kit';
import { createOptionBasis, getReading } from '../options';
import { listSubmarines } from '../submarines';
import { getDieSides } from '../units/units';
import { dicePerSearcher, detectionLimits } from './rules';
import { countSearchers } from './searchers';

/** A depth at which submarines must be found. */
export type HiddenDepth = 'periscope' | 'submerged';

/** The depths at which submarines must be found, easier ones first. */
export const hiddenDepths: readonly HiddenDepth[] = ['periscope', 'submerged'];

const detectionRules = { periscope: 'periscope-detection', submerged: 'submerged-detection' } as const;

export function isHiddenDepth(depth: Depth | undefined): depth is HiddenDepth {
  return depth === 'periscope' || depth === 'submerged';
}

/** A detection roll of at most this number finds submarines at the depth. */
export function getDetectionNumber(depth: HiddenDepth, header: Header): number {
  return detectionLimits[depth][getDieSides(header)];
}

/**
 * A detection roll of at most the total finds submarines at a depth.
 * @param presentDepths the hidden depths in the sea zone; if any success finds all, the easiest of them counts
 */
export function computeDetection(depth: HiddenDepth, presentDepths: readonly HiddenDepth[], header: Header): Amount {
  const ownNumber = getDetectionNumber(depth, header);
  const base = changeBy(detectionRules[depth], {
    label: `${formatDepth(depth)} on a d${getDieSides(header)}`,
    by: ownNumber,
  });
  const [easiest] = sortEasiestFirst(presentDepths, header);
  const basis = createOptionBasis('mixedDepths');
  if (easiest === undefined || easiest === depth) return createAmount(`finds what is ${formatDepth(depth)}`, base);
  const gain =
    getReading(header, 'mixedDepths') === 'any-success' ? getDetectionNumber(easiest, header) - ownNumber : 0;
  const label = gain === 0 ? 'judged by its own number' : `a success at ${formatDepth(easiest)} finds all`;
  return createAmount(`finds what is ${formatDepth(depth)}`, base, [
    changeBy('one-success-finds-all', { label, by: gain, basis }),
  ]);
}

/**
 * True if a die finds the submarines at a depth.
 * @param lowest the lowest die of all searchers
 * @param presentDepths the hidden depths in the sea zone
 */
export function isFound(
  lowest: number,
  depth: HiddenDepth,
  presentDepths: readonly HiddenDepth[],
  header: Header,
): boolean {
  return lowest <= computeDetection(depth, presentDepths, header).total;
}

/** The chance that one searcher finds submarines at a depth, 0 to 1. */
export function computeSingleChance(depth: HiddenDepth, presentDepths: readonly HiddenDepth[], header: Header): number {
  return computeDetection(depth, presentDepths, header).total / getDieSides(header);
}

/** The chance that at least one searcher finds submarines at a depth, 0 to 1; 0 without searchers. */
export function computeAnyChance(
  depth: HiddenDepth,
  searcherCount: number,
  presentDepths: readonly HiddenDepth[],
  header: Header,
): number {
  return 1 - (1 - computeSingleChance(depth, presentDepths, header)) ** (searcherCount * dicePerSearcher);
}

/** A possible result of a search, with its chance. */
export interface SearchOutcome {
  /** The depths found; empty if every roll failed. */
  readonly depths: readonly HiddenDepth[];
  readonly chance: number;
}

/**
 * The possible results of a search. Their chances add up to 1; results without a chance are omitted.
 * @param searcherCount number of searchers that roll
 * @param presentDepths the hidden depths in the sea zone
 */
export function computeSearchOutcomes(
  searcherCount: number,
  presentDepths: readonly HiddenDepth[],
  header: Header,
): readonly SearchOutcome[] {
  const computeChance = (depth: HiddenDepth): number => computeAnyChance(depth, searcherCount, presentDepths, header);
  // an easier depth is found whenever a harder one is, so the chances are nested
  const nestedDepths = presentDepths.toSorted((a, b) => computeChance(a) - computeChance(b));
  const results: SearchOutcome[] = [];
  let coveredChance = 0;
  nestedDepths.forEach((depth, index) => {
    const depthChance = computeChance(depth);
    results.push({ depths: nestedDepths.slice(index).toSorted(compareByEase), chance: depthChance - coveredChance });
    coveredChance = depthChance;
  });
  results.push({ depths: [], chance: 1 - coveredChance });
  return results.filter((result) => result.chance > 0);
}

/** The hidden depths of the defending submarines in a battle, easier ones first. */
export function listHiddenDepths(battle: SeaBattle, header: Header): readonly HiddenDepth[] {
  const presentDepths = listSubmarines(battle, 'defender', header).map(({ depth }) => depth);
  return hiddenDepths.filter((depth) => presentDepths.includes(depth));
}

/** The label of the search dice. */
export const searchLabel = 'search';

/** The search dice given in the file, in order; undefined if there are none. */
export function readSearchDice({ dice }: SeaBattle): readonly number[] | undefined {
  const rolledDice = new Map(listByLabel(dice)).get(searchLabel);
  return typeof rolledDice === 'number' ? [rolledDice] : rolledDice;
}

/** The lowest die of all searchers; undefined if the file does not give all dice, or if more may follow. */
export function findLowestSearchDie(battle: SeaBattle, header: Header): number | undefined {
  const rolledDice = readSearchDice(battle);
  const searchers = countSearchers(battle, header);
  if (rolledDice === undefined || searchers === 0 || rolledDice.length < searchers) return undefined;
  return getReading(header, 'searchTiming') === 'each-cycle' ? undefined : Math.min(...rolledDice.slice(0, searchers));
}

/** A depth, inside a sentence. */
export function formatDepth(depth: Depth): string {
  return { surfaced: 'surfaced', periscope: 'at periscope depth', submerged: 'submerged', silent: 'in silent running' }[
    depth
  ];
}

/** Submarines at a depth, inside a sentence: `submerged submarines`, `submarines at periscope depth`. */
export function formatSubmarinesAt(depth: Depth): string {
  const depthName = formatDepth(depth);
  return depthName.includes(' ') ? `submarines ${depthName}` : `${depthName} submarines`;
}

function sortEasiestFirst(hiddenDepthList: readonly HiddenDepth[], header: Header): readonly HiddenDepth[] {
  return hiddenDepthList.toSorted((a, b) => getDetectionNumber(b, header) - getDetectionNumber(a, header));
}

function compareByEase(a: HiddenDepth, b: HiddenDepth): number {
  return hiddenDepths.indexOf(a) - hiddenDepths.indexOf(b);
}

/**
 * True if aircraft may hit submarines that can be attacked at all.
 * @param withDestroyer true if their side has a destroyer in the battle
 */
export function canAircraftHitSubmarines(withDestroyer: boolean, header: Header): boolean {
  return withDestroyer || getReading(header, 'airAgainstSubmarines') === 'allowed';
}
