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
  const die = uniformDie(searchDice.sides);
  const subs = mapValues(die, (natural) => subSearch(engagement, header, natural).total);
  const convoy = mapValues(die, (natural) => convoySearch(engagement, header, natural).total);
  return { subs: gainOver(subs, convoy), convoy: gainOver(convoy, subs) };
}

/** What a side gains by which the other's total exceeds its own. */
function gainOver(own: Distribution, other: Distribution): ExpectedSurprise {
  const gain = convolve(
    other,
    mapValues(own, (total) => -total),
  );
  return { share: atLeast(gain, 1), points: mean(mapValues(gain, (points) => Math.max(0, points))) };
}
