/** The expected surprise points of each side before the dice are rolled. */
import { atLeast, convolve, mapValues, mean, uniformDie, type Distribution } from '../../../dice/distribution';
import type { Engagement, Header, SswSide } from '../data';
import { onceOfBoth } from '../../once';
import { searchDice } from '../search/numbers';
import { convoySearch, subSearch } from '../search/search';

export interface ExpectedSurprise {
  /** The probability of at least one point, 0 to 1. */
  readonly share: number;
  /** The mean number of points over all rolls. */
  readonly points: number;
}

/** The expectation of each side over all rolls of both search dice. */
export function expectedSurprise(engagement: Engagement, header: Header): Readonly<Record<SswSide, ExpectedSurprise>> {
  const { subs, convoy } = surpriseByDice(engagement, header);
  return { subs: summed(subs), convoy: summed(convoy) };
}

/** The maximum surprise points of each side over all rolls. */
export const mostSurprise = onceOfBoth((engagement: Engagement, header: Header): Readonly<Record<SswSide, number>> => {
  const { subs, convoy } = totals(engagement, header);
  const most = (own: Distribution, other: Distribution): number =>
    Math.max(0, Math.max(...other.map(({ value }) => value)) - Math.min(...own.map(({ value }) => value)));
  return { subs: most(subs, convoy), convoy: most(convoy, subs) };
});

/** The distribution of each side's surprise points over all rolls; 0 if the other side or nobody gains any. */
export function surpriseByDice(engagement: Engagement, header: Header): Readonly<Record<SswSide, Distribution>> {
  const { subs, convoy } = totals(engagement, header);
  return { subs: gainOver(subs, convoy), convoy: gainOver(convoy, subs) };
}

/** The distribution of each side's search total. */
function totals(engagement: Engagement, header: Header): Readonly<Record<SswSide, Distribution>> {
  const die = uniformDie(searchDice.sides);
  return {
    subs: mapValues(die, (natural) => subSearch(engagement, header, natural).total),
    convoy: mapValues(die, (natural) => convoySearch(engagement, header, natural).total),
  };
}

/** The gain of a side: the amount by which the other's total exceeds its own. */
function gainOver(own: Distribution, other: Distribution): Distribution {
  const gain = convolve(
    other,
    mapValues(own, (total) => -total),
  );
  return mapValues(gain, (points) => Math.max(0, points));
}

function summed(gain: Distribution): ExpectedSurprise {
  return { share: atLeast(gain, 1), points: mean(gain) };
}
