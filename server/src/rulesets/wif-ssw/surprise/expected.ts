/** How many surprise points each side can expect before the dice are rolled. */
import { atLeast, convolve, mapValues, mean, uniformDie, type Distribution } from '../../../dice/distribution';
import type { Engagement, Header, SswSide } from '../data';
import { searchDice } from '../search/numbers';
import { convoySearch, subSearch } from '../search/search';

export interface ExpectedSurprise {
  /** The chance of at least one point, in 0..1. */
  readonly share: number;
  /** The mean number of points, of all rolls. */
  readonly points: number;
}

/** What both search dice give each side, over all rolls. */
export function expectedSurprise(engagement: Engagement, header: Header): Readonly<Record<SswSide, ExpectedSurprise>> {
  const { subs, convoy } = surpriseByDice(engagement, header);
  return { subs: summed(subs), convoy: summed(convoy) };
}

/** The most surprise points that any roll of the search gives each side. */
export function mostSurprise(engagement: Engagement, header: Header): Readonly<Record<SswSide, number>> {
  const { subs, convoy } = surpriseByDice(engagement, header);
  return { subs: subs.at(-1)?.value ?? 0, convoy: convoy.at(-1)?.value ?? 0 };
}

/** How likely each number of surprise points is for each side, over all rolls; 0 where the other side or nobody gains any. */
export function surpriseByDice(engagement: Engagement, header: Header): Readonly<Record<SswSide, Distribution>> {
  const die = uniformDie(searchDice.sides);
  const subs = mapValues(die, (natural) => subSearch(engagement, header, natural).total);
  const convoy = mapValues(die, (natural) => convoySearch(engagement, header, natural).total);
  return { subs: gainOver(subs, convoy), convoy: gainOver(convoy, subs) };
}

/** What a side gains by which the other's total exceeds its own. */
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
