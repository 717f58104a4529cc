/** The chance of winning by pressing on: what "retreat when the chance falls below" compares with. */
import { wilson } from '../../../dice/interval';
import type { Combat, State } from '../../../engine/combat';
import { chance } from '../../../engine/outcome';
import { finish, type Calculation } from '../../../engine/progress';
import { sample } from '../../../engine/sample';
import { internedKeysOf, type Key } from '../../../engine/space';
import { valuesOf, type ValueLookup } from '../../../engine/values';
import type { Chance, ChanceOfWinning } from './decisions';

/** Transitions beyond which a battle is too large by default: some tenths of a second, because a traced battle may ask. */
const defaultMaxTransitions = 100_000;

/** How often a battle that is too large is rolled at a time for an estimate, and how many times at most: then it is off by some three points at worst. */
const estimates = { runs: 100, times: 10 };

/** A battle that the attacker presses on with. */
export interface Pressing {
  /** What follows if he presses on to the end, from any state. */
  readonly combat: Combat;
  /** Whether he is left alone at an end. */
  readonly wins: (end: State) => boolean;
  /** What the chance is compared with: an estimate need be no better than to tell on which side of it the chance is. */
  readonly below: number;
  /** Transitions beyond which chances are estimated. */
  readonly maxTransitions?: number;
  /** The chances that are known of it, where it is one of several that differ in nothing but what these are compared with. */
  readonly known?: () => KnownChances;
}

/** Chances that are worked out, whatever they are compared with. */
export interface KnownChances {
  readonly values: ValueLookup;
  /** Whether they could be; undefined where nobody has tried. */
  areKnown?: boolean;
}

/** Nothing is known as yet. */
export function knownChances({
  combat,
  wins,
  maxTransitions = defaultMaxTransitions,
}: Pick<Pressing, 'combat' | 'wins' | 'maxTransitions'>): KnownChances {
  return { values: valuesOf(combat, (end) => (wins(end) ? 1 : 0), maxTransitions) };
}

/** The chances of winning, and whether they are estimates because the battle is too large. */
export interface PressedChances {
  readonly chanceOf: ChanceOfWinning;
  readonly isEstimating: boolean;
}

/** Works out in slices the chance of winning from every state at which the attacker may have to decide. */
export function* chancesOfPressingOn(pressing: Pressing): Calculation<PressedChances> {
  const { combat, wins, below } = pressing;
  const known = pressing.known?.() ?? knownChances(pressing);
  const { values } = known;
  // Where the whole is too large, to try and fail at most of its states would take longer than to estimate them all.
  const isKnown = (known.areKnown ??= yield* values.prepare(combat.start));
  const work = (state: State): Chance => {
    const share = isKnown ? values(state) : undefined;
    if (share !== undefined) return { share, isEstimate: false };
    return { share: estimateOf({ ...combat, start: state }, wins, below), isEstimate: true };
  };
  return { chanceOf: remembered(work, internedKeysOf(combat.counters)), isEstimating: !isKnown };
}

/** The same chances, worked out when the first is asked for: a traced battle may never ask. */
export function chanceOfPressingOn(pressing: Pressing): ChanceOfWinning {
  let chances: PressedChances | undefined;
  return (state) => (chances ??= finish(chancesOfPressingOn(pressing))).chanceOf(state);
}

/** The same function, worked out once for each state. */
function remembered(chanceOf: ChanceOfWinning, keyOf: (state: State) => Key): ChanceOfWinning {
  const known = new Map<Key, Chance>();
  return (state) => {
    const key = keyOf(state);
    let chance = known.get(key);
    if (chance === undefined) known.set(key, (chance = chanceOf(state)));
    return chance;
  };
}

/** The share of the battles rolled that end so: rolled until that is surely above or below a number, or often enough. */
function estimateOf(pressing: Combat, wins: (end: State) => boolean, below: number): number {
  let sum = 0;
  for (let times = 1; ; times++) {
    sum += chance(finish(sample(pressing, times, estimates.runs)), wins);
    const share = sum / times;
    const { low, high } = wilson(share, times * estimates.runs);
    if (times === estimates.times || below < low || below > high) return share;
  }
}
