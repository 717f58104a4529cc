/** The chance of winning by pressing on: what "retreat when the chance falls below" compares with. */
import { shareInterval } from '../../../dice/interval';
import type { Combat, State } from '../../../engine/combat';
import { chance } from '../../../engine/outcome';
import { finish, type Calculation } from '../../../engine/progress';
import { sample } from '../../../engine/sample';
import { internedKeysOf, type Key } from '../../../engine/space';
import { valuesOf, type ValueLookup } from '../../../engine/values';
import { once } from '../../../model/lazy';
import type { Chance, ChanceOfWinning } from './decisions';

/** Transitions beyond which a battle is too large by default: some tenths of a second, because a traced battle may ask. */
const defaultMaxTransitions = 100_000;

/** How often a battle that is too large is rolled at a time for an estimate, and how many times at most: then it is off by some three points at worst. */
const estimates = { runs: 100, times: 10 };

/** The chances of winning, and whether they are estimates because the battle is too large. */
export interface PressedChances {
  readonly chanceOf: ChanceOfWinning;
  readonly isEstimating: boolean;
}

/** The chance to win from every state, whatever it is compared with. */
interface Table {
  readonly values: ValueLookup;
  /** Whether they could be worked out. */
  readonly isKnown: boolean;
}

/** A battle that the attacker presses on with, and the chances that are known of it: they are worked out once, whatever they are compared with. */
export class Pressing {
  /** Only a complete one: what is given up halfway, or goes on at the same time, is nobody else's. */
  #table: Table | undefined;

  /**
   * @param combat what follows if he presses on to the end, from any state
   * @param wins whether he is left alone at an end
   * @param maxTransitions transitions beyond which chances are estimated
   */
  constructor(
    readonly combat: Combat,
    readonly wins: (end: State) => boolean,
    readonly maxTransitions = defaultMaxTransitions,
  ) {}

  /**
   * Works out in slices the chance of winning from every state at which the attacker may have to decide.
   * @param below what it is compared with: an estimate need be no better than to tell on which side of it the chance is
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

  /** The same chances, worked out when the first is asked for: a traced battle may never ask. */
  chancesWhenAsked(below: number): ChanceOfWinning {
    const chances = once(() => finish(this.chances(below)));
    return (state) => chances().chanceOf(state);
  }

  *#workOut(): Calculation<Table> {
    const { combat, wins, maxTransitions } = this;
    const values = valuesOf(combat, (end) => (wins(end) ? 1 : 0), maxTransitions);
    // Where the whole is too large, to try and fail at most of its states would take longer than to estimate them all.
    return { values, isKnown: yield* values.prepare(combat.start) };
  }
}

/** Chances that are worked out once for each state: when they are asked for, or before that in slices. */
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

/** The share of the battles rolled that end so: rolled until that is surely above or below a number, or often enough. */
function* estimateOf(pressing: Combat, wins: (end: State) => boolean, below: number): Calculation<number> {
  let sum = 0;
  for (let times = 1; ; times++) {
    sum += chance(yield* sample(pressing, times, estimates.runs), wins);
    const share = sum / times;
    const { low, high } = shareInterval(share, times * estimates.runs);
    if (times === estimates.times || below < low || below > high) return share;
  }
}
