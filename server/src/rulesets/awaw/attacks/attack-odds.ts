/** Odds of one attack roll, for hovers: by number of hits, and by fate of the ship. */
import { mergeChances, sumDice, type Distribution } from '../../../dice/distribution';
import { computeFate, type Fate, type NamedTarget } from '../damage/damage';
import { sumHits, type AttackRow } from './naval-attack';

/** The distribution of hits. @param modifier added to the two dice */
export function computeHitOdds(rows: readonly AttackRow[], modifier: number): Distribution {
  return mergeChances(
    sumDice(2, 6).map(({ value, share: probability }) => ({
      value: sumHits(rows, value + modifier),
      share: probability,
    })),
  );
}

/** The probability of each fate of a ship. @param previousHits hits that the ship already has */
export function computeFateOdds(
  ship: NamedTarget,
  previousHits: number,
  hits: Distribution,
): Readonly<Record<Fate, number>> {
  const odds = { unharmed: 0, damaged: 0, sunk: 0 };
  for (const { value, share: probability } of hits) odds[computeFate(ship, previousHits + value)] += probability;
  return odds;
}

/** The expected number of hits. */
export function computeExpectedHits(hits: Distribution): number {
  return hits.reduce((sum, { value, share: probability }) => sum + value * probability, 0);
}
