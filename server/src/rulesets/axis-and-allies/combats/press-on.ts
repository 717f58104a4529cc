/** The chance of winning by pressing on, which `chanceBelow` is compared with. */
import { computeScoreInterval } from '../../../dice/interval';
import type { Combat, State } from '../../../engine/combat';
import { computeChance } from '../../../engine/outcome';
import { runToEnd, type Calculation } from '../../../engine/progress';
import { computeSampledOdds } from '../../../engine/sample';
import { createInternedKeyFunction, type Key } from '../../../engine/state-space';
import { createValueLookup, type ValueLookup } from '../../../engine/value-lookup';
import { memoizeOnce } from '../../../model/lazy';
import type { Chance, WinChance } from './decisions';

/** Default limit of transitions. It corresponds to some tenths of a second, because a traced battle may need the chances. */
const defaultMaxTransitions = 100_000;

/**
 * Samples per batch, and the maximum number of batches, for a battle that is too large. The error is then about three percentage
 * points at worst.
 */
const estimates = { runs: 100, maxBatches: 10 };

/** The chances of winning, and whether they are estimates because the battle is too large. */
export interface WinChances {
  readonly winChance: WinChance;
  readonly hasEstimates: boolean;
}

/** The chance of winning from every state, independent of the limit that it is compared with. */
interface ChanceTable {
  readonly values: ValueLookup;
  /** True if the exact chances could be computed. */
  readonly isExact: boolean;
}

/** The chances of a battle in which the attacker presses on. They are computed once for all limits. */
export class PressOnChances {
  /** Set only once complete: a cancelled or concurrent calculation does not share its table. */
  #table: ChanceTable | undefined;

  /**
   * @param combat the battle if the attacker presses on to the end; it can be started in any state
   * @param isWon true if only the attacker remains at an end
   * @param maxTransitions limit of transitions beyond which chances are estimated
   */
  constructor(
    readonly combat: Combat,
    readonly isWon: (end: State) => boolean,
    readonly maxTransitions = defaultMaxTransitions,
  ) {}

  /**
   * Computes in slices the chance of winning from every state in which the attacker may have to decide.
   * @param threshold the limit that it is compared with; an estimate only needs to tell on which side of it the chance is
   */
  *compute(threshold: number): Calculation<WinChances> {
    const { combat, isWon } = this;
    const { values, isExact } = (this.#table ??= yield* this.#workOut());
    function* computeChance(state: State): Calculation<Chance> {
      const probability = isExact ? values(state) : undefined;
      if (probability !== undefined) return { probability, isEstimate: false };
      return { probability: yield* estimateChance({ ...combat, start: state }, isWon, threshold), isEstimate: true };
    }
    const { computeWinChance: winChance, prepare } = memoizeChances(
      computeChance,
      createInternedKeyFunction(combat.counters),
    );
    return { winChance: isExact ? winChance : Object.assign(winChance, { prepare }), hasEstimates: !isExact };
  }

  /** The same chances, computed on first use: a traced battle may never need them. */
  computeLazily(below: number): WinChance {
    const computeWinChances = memoizeOnce(() => runToEnd(this.compute(below)));
    return (state) => computeWinChances().winChance(state);
  }

  *#workOut(): Calculation<ChanceTable> {
    const { combat, isWon, maxTransitions } = this;
    const values = createValueLookup(combat, (end) => (isWon(end) ? 1 : 0), maxTransitions);
    // If the whole is too large, trying and failing for most of its states would take longer than estimating them all.
    return { values, isExact: yield* values.prepare(combat.start) };
  }
}

/** Memoizes the chance of each state, computed on demand or ahead in slices. */
function memoizeChances(computeChance: (state: State) => Calculation<Chance>, getKey: (state: State) => Key) {
  const cache = new Map<Key, Chance>();
  function* prepare(state: State): Calculation<void> {
    const key = getKey(state);
    if (!cache.has(key)) cache.set(key, yield* computeChance(state));
  }
  const computeWinChance = (state: State): Chance => {
    runToEnd(prepare(state));
    return cache.get(getKey(state))!;
  };
  return { computeWinChance, prepare };
}

/**
 * The fraction of sampled battles with this end. Sampling stops once the interval excludes the limit, or at the maximum number of
 * batches.
 */
function* estimateChance(
  pressOnCombat: Combat,
  isWon: (end: State) => boolean,
  threshold: number,
): Calculation<number> {
  let sum = 0;
  for (let batches = 1; ; batches++) {
    sum += computeChance(yield* computeSampledOdds(pressOnCombat, batches, estimates.runs), isWon);
    const probability = sum / batches;
    const { low, high } = computeScoreInterval(probability, batches * estimates.runs);
    if (batches === estimates.maxBatches || threshold < low || threshold > high) return probability;
  }
}
