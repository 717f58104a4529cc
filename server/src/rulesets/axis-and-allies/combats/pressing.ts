/** The chance of winning by pressing on, which `chanceBelow` is compared with. */
import { shareInterval } from '../../../dice/interval';
import type { Combat, State } from '../../../engine/combat';
import { chance } from '../../../engine/outcome';
import { finish, type Calculation } from '../../../engine/progress';
import { sample } from '../../../engine/sample';
import { internedKeysOf, type Key } from '../../../engine/space';
import { valuesOf, type ValueLookup } from '../../../engine/values';
import { once } from '../../../model/lazy';
import type { Chance, ChanceOfWinning } from './decisions';

/** Default limit of transitions. It corresponds to some tenths of a second, because a traced battle may need the chances. */
const defaultMaxTransitions = 100_000;

/**
 * Samples per batch, and the maximum number of batches, for a battle that is too large. The error is then about three percentage
 * points at worst.
 */
const estimates = { runs: 100, times: 10 };

/** The chances of winning, and whether they are estimates because the battle is too large. */
export interface PressedChances {
  readonly chanceOf: ChanceOfWinning;
  readonly isEstimating: boolean;
}

/** The chance of winning from every state, independent of the limit that it is compared with. */
interface Table {
  readonly values: ValueLookup;
  /** True if the exact chances could be computed. */
  readonly isKnown: boolean;
}

/** The chances of a battle in which the attacker presses on. They are computed once for all limits. */
export class Pressing {
  /** Set only once complete: a cancelled or concurrent calculation does not share its table. */
  #table: Table | undefined;

  /**
   * @param combat from any state on, if he presses on to the end
   * @param wins true if only he remains at an end
   * @param maxTransitions limit of transitions beyond which chances are estimated
   */
  constructor(
    readonly combat: Combat,
    readonly wins: (end: State) => boolean,
    readonly maxTransitions = defaultMaxTransitions,
  ) {}

  /**
   * Computes in slices the chance of winning from every state in which the attacker may have to decide.
   * @param below the limit that it is compared with; an estimate only needs to tell on which side of it the chance is
   */
  *chances(below: number): Calculation<PressedChances> {
    const { combat, wins } = this;
    const { values, isKnown } = (this.#table ??= yield* this.#workOut());
    function* work(state: State): Calculation<Chance> {
      const share = isKnown ? values(state) : undefined;
      if (share !== undefined) return { share, isEstimate: false };
      return { share: yield* estimateOf({ ...combat, start: state }, wins, below), isEstimate: true };
    }
    const { chanceOf, prepare } = remembered(work, internedKeysOf(combat.counters));
    return { chanceOf: isKnown ? chanceOf : Object.assign(chanceOf, { prepare }), isEstimating: !isKnown };
  }

  /** The same chances, computed on first use: a traced battle may never need them. */
  chancesWhenAsked(below: number): ChanceOfWinning {
    const chances = once(() => finish(this.chances(below)));
    return (state) => chances().chanceOf(state);
  }

  *#workOut(): Calculation<Table> {
    const { combat, wins, maxTransitions } = this;
    const values = valuesOf(combat, (end) => (wins(end) ? 1 : 0), maxTransitions);
    // If the whole is too large, trying and failing for most of its states would take longer than estimating them all.
    return { values, isKnown: yield* values.prepare(combat.start) };
  }
}

/** Memoizes the chance of each state, computed on demand or ahead in slices. */
function remembered(work: (state: State) => Calculation<Chance>, keyOf: (state: State) => Key) {
  const known = new Map<Key, Chance>();
  function* prepare(state: State): Calculation<void> {
    const key = keyOf(state);
    if (!known.has(key)) known.set(key, yield* work(state));
  }
  const chanceOf = (state: State): Chance => {
    finish(prepare(state));
    return known.get(keyOf(state))!;
  };
  return { chanceOf, prepare };
}

/**
 * The fraction of sampled battles with this end. Sampling stops once the interval excludes the limit, or at the maximum number of
 * batches.
 */
function* estimateOf(pressing: Combat, wins: (end: State) => boolean, below: number): Calculation<number> {
  let sum = 0;
  for (let times = 1; ; times++) {
    sum += chance(yield* sample(pressing, times, estimates.runs), wins);
    const share = sum / times;
    const { low, high } = shareInterval(share, times * estimates.runs);
    if (times === estimates.times || below < low || below > high) return share;
  }
}
