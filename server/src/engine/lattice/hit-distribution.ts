/** Distributions of hits by the position that says who fires, each computed once. See "Hit distributions" in docs/odds.md. */
import { Binomial, noDice, convolveSuccesses, type Successes } from '../../dice/binomial';
import { divideByLowLuck } from '../volley-transition';
import type { SideLattice } from './side-lattice';

/** More dice than a group can have: a side with more has too many positions for lattices. */
const maxDice = 2 ** 20;

/** A distribution of numbers of hits. Only those from `from` up to, not including, `to` are likely enough to follow. */
export interface HitDistribution {
  readonly probabilities: Successes;
  readonly from: number;
  readonly to: number;
}

/** Binomial distributions by chance, shared by a whole calculation. */
export class BinomialTables {
  readonly #tables = new Map<number, Binomial>();

  /** @param negligible numbers of hits less likely than this are not followed */
  constructor(readonly negligible: number) {}

  /** The distribution of successes of a number of dice. */
  get(dice: number, chance: number): Successes {
    let table = this.#tables.get(chance);
    if (table === undefined) this.#tables.set(chance, (table = new Binomial(chance)));
    return table.getRow(dice);
  }

  /** Trims negligible numbers of hits at both ends. */
  trim(probabilities: Successes): HitDistribution {
    let from = 0;
    let to = probabilities.length;
    while (from < to - 1 && probabilities[from]! <= this.negligible) from++;
    while (from < to - 1 && probabilities[to - 1]! <= this.negligible) to--;
    return { probabilities, from, to };
  }
}

/** Units that roll alike: their dice, and the chance of a hit. */
export interface DiceGroup {
  /** Counters of the units, by index among the side's. */
  readonly units: readonly number[];
  readonly diceEach: number;
  readonly chance: number;
  /** Low luck: groups of the same pool have sure hits and one die together. */
  readonly pool?: LowLuckPool;
}

export interface LowLuckPool {
  /** The same for all groups whose numbers are added up. */
  readonly name: string;
  /** The number that each die hits on. */
  readonly hitsOn: number;
  readonly sides: number;
}

/** The hits of some dice groups of one side, by position. */
export class HitTable {
  readonly #cache: (HitDistribution | undefined)[] = [];

  /** @param earlierHits earlier hits of the same side, which are added to these */
  constructor(
    readonly side: SideLattice,
    readonly diceGroups: readonly DiceGroup[],
    readonly binomials: BinomialTables,
    readonly earlierHits?: HitTable,
  ) {}

  /** The distribution of hits of the units that fire in a position. */
  getHits(firing: number): HitDistribution {
    return (this.#cache[firing] ??= this.#compute(firing));
  }

  /** The number of dice that a group rolls in a position. */
  countDice(group: number, firing: number): number {
    const values = this.side.getCounterValues(firing);
    const { units, diceEach } = this.diceGroups[group]!;
    let count = 0;
    for (let at = 0; at < units.length; at++) count += values[units[at]!]!;
    return count * diceEach;
  }

  #compute(firing: number): HitDistribution {
    let probabilities = this.earlierHits?.getHits(firing).probabilities ?? noDice;
    const sums = new Map<string, number>();
    for (let group = 0; group < this.diceGroups.length; group++) {
      const dice = this.countDice(group, firing);
      const { chance, pool } = this.diceGroups[group]!;
      if (pool) sums.set(pool.name, (sums.get(pool.name) ?? 0) + dice * pool.hitsOn);
      else if (dice > 0) probabilities = convolveSuccesses(probabilities, this.binomials.get(dice, chance));
    }
    for (const [name, sum] of sums) probabilities = convolveSuccesses(probabilities, this.#divide(name, sum));
    return this.binomials.trim(probabilities);
  }

  /** The distribution of the hits of a pool. @param sum of the numbers that its dice hit on */
  #divide(name: string, sum: number): Successes {
    const { sides } = this.diceGroups.find(({ pool }) => pool?.name === name)!.pool!;
    const { sureHits, remainder } = divideByLowLuck(sum, sides);
    const hits = this.binomials.get(sureHits, 1);
    return remainder === 0 ? hits : convolveSuccesses(hits, this.binomials.get(1, remainder / sides));
  }
}

/** Equivalence classes of positions: equal if the units that fire there have the same dice yet to roll. */
export class FirepowerClasses {
  readonly #classByPosition: (number | undefined)[] = [];
  /** Classes by the class of all groups but the last, and the number of dice of the last: a trie. */
  readonly #classes = new Map<number, number>();

  constructor(readonly later: readonly HitTable[]) {}

  /** The class of a position. */
  classAt(firing: number): number {
    return this.later.length === 0 ? 0 : (this.#classByPosition[firing] ??= this.#compute(firing));
  }

  #compute(firing: number): number {
    let firepowerClass = 0;
    for (const hitTable of this.later) {
      for (let group = 0; group < hitTable.diceGroups.length; group++) {
        const key = firepowerClass * maxDice + hitTable.countDice(group, firing);
        let next = this.#classes.get(key);
        if (next === undefined) this.#classes.set(key, (next = this.#classes.size + 1));
        firepowerClass = next;
      }
    }
    return firepowerClass;
  }
}
