/** Odds of one attack roll, for hovers: by number of hits, and by fate of the ship. */
import { gather, sumOfDice, type Distribution } from '../../../dice/distribution';
import { fateOf, type Fate, type Named } from '../damage/damage';
import { hitsOf, type AttackRow } from './naval-attack';

/** The distribution of hits. @param modifier added to the two dice */
export function hitOdds(rows: readonly AttackRow[], modifier: number): Distribution {
  return gather(sumOfDice(2, 6).map(({ value, share }) => ({ value: hitsOf(rows, value + modifier), share })));
}

/** The probability of each fate of a ship. @param before hits that the ship already has */
export function fateOdds(ship: Named, before: number, hits: Distribution): Readonly<Record<Fate, number>> {
  const odds = { unharmed: 0, damaged: 0, sunk: 0 };
  for (const { value, share } of hits) odds[fateOf(ship, before + value)] += share;
  return odds;
}

/** The expected number of hits. */
export function expectedHits(hits: Distribution): number {
  return hits.reduce((sum, { value, share }) => sum + value * share, 0);
}
