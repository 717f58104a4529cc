/** The expected surprise points of each side before the dice are rolled. */
import {
  probabilityAtLeast,
  convolve,
  mapValues,
  mean,
  createUniformDie,
  type Distribution,
} from '../../../dice/distribution';
import type { Engagement, Header, SswSide } from '../data';
import { memoizePair } from '../../memoize';
import { searchDice } from '../search/numbers';
import { computeSearch } from '../search/search';

export interface ExpectedSurprise {
  /** The probability of at least one point, 0 to 1. */
  readonly probability: number;
  /** The mean number of points over all rolls. */
  readonly points: number;
}

/** The expectation of each side over all rolls of both search dice. */
export function computeExpectedSurprise(
  engagement: Engagement,
  header: Header,
): Readonly<Record<SswSide, ExpectedSurprise>> {
  const { subs, convoy } = computeSurpriseDistributions(engagement, header);
  return { subs: summarize(subs), convoy: summarize(convoy) };
}

/** The maximum surprise points of each side over all rolls. */
export const computeMaxSurprise = memoizePair(
  (engagement: Engagement, header: Header): Readonly<Record<SswSide, number>> => {
    const { subs, convoy } = computeTotals(engagement, header);
    const computeMaxGain = (ownTotals: Distribution, otherTotals: Distribution): number =>
      Math.max(
        0,
        Math.max(...otherTotals.map(({ value }) => value)) - Math.min(...ownTotals.map(({ value }) => value)),
      );
    return { subs: computeMaxGain(subs, convoy), convoy: computeMaxGain(convoy, subs) };
  },
);

/** The distribution of each side's surprise points over all rolls; 0 if the other side or nobody gains any. */
export function computeSurpriseDistributions(
  engagement: Engagement,
  header: Header,
): Readonly<Record<SswSide, Distribution>> {
  const { subs, convoy } = computeTotals(engagement, header);
  return { subs: computeGain(subs, convoy), convoy: computeGain(convoy, subs) };
}

/** The distribution of each side's search total. */
function computeTotals(engagement: Engagement, header: Header): Readonly<Record<SswSide, Distribution>> {
  const die = createUniformDie(searchDice.sides);
  return {
    subs: mapValues(die, (natural) => computeSearch('subs', engagement, header, natural).total),
    convoy: mapValues(die, (natural) => computeSearch('convoy', engagement, header, natural).total),
  };
}

/** The gain of a side: the amount by which the other's total exceeds its own. */
function computeGain(ownTotals: Distribution, otherTotals: Distribution): Distribution {
  const gain = convolve(
    otherTotals,
    mapValues(ownTotals, (total) => -total),
  );
  return mapValues(gain, (points) => Math.max(0, points));
}

function summarize(gain: Distribution): ExpectedSurprise {
  return { probability: probabilityAtLeast(gain, 1), points: mean(gain) };
}
