/** Luck: the dice of some traces against what they would give on average, by side, with the exact chance of doing as well or as badly. */
import { Binomial, convolveSuccesses, noDice } from '../dice/binomial';
import { sum } from '../dice/sum';
import { sumDice } from '../dice/distribution';
import type { Side } from './combat';
import type { Trace } from './trace';

/** The dice of a side. */
export interface DiceTally {
  /** Dice that hit or miss, by the chance of a hit. */
  readonly shots: Map<number, number>;
  /** All other dice, by their sides. */
  readonly otherDice: Map<number, number>;
  hits: number;
  pips: number;
}

export function createTally(): DiceTally {
  return { shots: new Map(), otherDice: new Map(), hits: 0, pips: 0 };
}

/** Adds the dice of a trace to the tallies of its sides. Sure hits of low luck are no luck. */
export function tallyDice({ entries }: Trace, getTally: (side: Side) => DiceTally): void {
  const add = (counts: Map<number, number>, key: number, count: number) =>
    counts.set(key, (counts.get(key) ?? 0) + count);
  for (const entry of entries) {
    if (entry.kind === 'roll') {
      const tally = getTally(entry.by);
      add(tally.otherDice, entry.dice.sides, entry.dice.count);
      tally.pips += entry.natural;
    } else if (entry.kind === 'volley') {
      const tally = getTally(entry.by);
      for (const { dice, hitsOn, hits, sureHits = 0 } of entry.shots) {
        if (dice > 0) add(tally.shots, Math.min(hitsOn.total, entry.sides) / entry.sides, dice);
        tally.hits += hits - sureHits;
      }
    }
  }
}

/** A number that was rolled, and what it is on average. */
export interface Luck {
  readonly dice: number;
  readonly rolled: number;
  readonly expected: number;
  /** The chance of this or more, and of this or less; absent if there are very many dice. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Exact chances of more dice than this take too long. */
const maxDice = 2000;

/** The hits of the dice that hit or miss; undefined if there are none. */
export function measureHits({ shots, hits }: DiceTally): Luck | undefined {
  const expected = sum([...shots].map(([chance, dice]) => chance * dice));
  const distribute = () =>
    [...shots].reduce((all, [chance, dice]) => convolveSuccesses(all, new Binomial(chance).getRow(dice)), noDice);
  return measure(countDice(shots), hits, expected, () => [...distribute()]);
}

/** The sum of all other dice; undefined if there are none. */
export function measurePips({ otherDice, pips }: DiceTally): Luck | undefined {
  const expected = sum([...otherDice].map(([sides, dice]) => ((sides + 1) / 2) * dice));
  const distribute = () =>
    [...otherDice].reduce((all, [sides, dice]) => {
      const shares = sumDice(dice, sides).map(({ share: probability }) => probability);
      return convolveSuccesses(all, [...Array.from({ length: dice }, () => 0), ...shares]);
    }, noDice);
  return measure(countDice(otherDice), pips, expected, () => [...distribute()]);
}

function countDice(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

/** @param distribute the probability of each number; the index is the number */
function measure(dice: number, rolled: number, expected: number, distribute: () => number[]): Luck | undefined {
  if (dice === 0) return undefined;
  if (dice > maxDice) return { dice, rolled, expected };
  const probabilities = distribute();
  return {
    ...{ dice, rolled, expected },
    atLeast: Math.min(1, sum(probabilities.slice(rolled))),
    atMost: Math.min(1, sum(probabilities.slice(0, rolled + 1))),
  };
}
