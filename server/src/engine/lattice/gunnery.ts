/** Distributions of hits by the position that says who fires, each computed once. See "Hit distributions" in docs/odds.md. */
import { Binomial, noDice, together } from '../../dice/binomial';
import type { Successes } from '../../dice/binomial';
import type { SideLattice } from './side';

/** More dice than a group can have: a side with more has too many positions for lattices. */
const maxDice = 2 ** 20;

/** A distribution of numbers of hits. Only those from `from` up to, not including, `to` are likely enough to follow. */
export interface Hits {
  readonly shares: Successes;
  readonly from: number;
  readonly to: number;
}

/** Binomial distributions by chance, shared by a whole calculation. */
export class Binomials {
  readonly #tables = new Map<number, Binomial>();

  /** @param negligible numbers of hits less likely than this are not followed */
  constructor(readonly negligible: number) {}

  /** The distribution of successes of a number of dice. */
  of(dice: number, chance: number): Successes {
    let table = this.#tables.get(chance);
    if (table === undefined) this.#tables.set(chance, (table = new Binomial(chance)));
    return table.of(dice);
  }

  /** Trims negligible numbers of hits at both ends. */
  trim(shares: Successes): Hits {
    let from = 0;
    let to = shares.length;
    while (from < to - 1 && shares[from]! <= this.negligible) from++;
    while (from < to - 1 && shares[to - 1]! <= this.negligible) to--;
    return { shares, from, to };
  }
}

/** Units that throw alike: their dice, and the chance of a hit. */
export interface Battery {
  /** Counters of the units, by index among the side's. */
  readonly units: readonly number[];
  readonly diceEach: number;
  readonly chance: number;
}

/** The hits of some dice groups of one side, by position. */
export class Gunnery {
  readonly #known: (Hits | undefined)[] = [];

  /** @param before earlier hits of the same side, which are added to these */
  constructor(
    readonly side: SideLattice,
    readonly batteries: readonly Battery[],
    readonly binomials: Binomials,
    readonly before?: Gunnery,
  ) {}

  /** The distribution of hits of the units that fire in a position. */
  hits(firing: number): Hits {
    return (this.#known[firing] ??= this.#work(firing));
  }

  /** The number of dice that a group throws in a position. */
  dice(battery: number, firing: number): number {
    const values = this.side.valuesOf(firing);
    const { units, diceEach } = this.batteries[battery]!;
    let count = 0;
    for (let at = 0; at < units.length; at++) count += values[units[at]!]!;
    return count * diceEach;
  }

  /** Whether it is the table of these dice groups. */
  isOf(side: SideLattice, batteries: readonly Battery[], before: Gunnery | undefined): boolean {
    if (this.side !== side || this.before !== before || this.batteries.length !== batteries.length) return false;
    for (let at = 0; at < batteries.length; at++) if (!areAlike(batteries[at]!, this.batteries[at]!)) return false;
    return true;
  }

  #work(firing: number): Hits {
    let shares = this.before?.hits(firing).shares ?? noDice;
    for (let battery = 0; battery < this.batteries.length; battery++) {
      const dice = this.dice(battery, firing);
      if (dice > 0) shares = together(shares, this.binomials.of(dice, this.batteries[battery]!.chance));
    }
    return this.binomials.trim(shares);
  }
}

function areAlike(a: Battery, b: Battery): boolean {
  return a.chance === b.chance && a.diceEach === b.diceEach && areSame(a.units, b.units);
}

function areSame<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

/** The hit tables of a calculation, one for equal dice groups. */
export class Gunneries {
  readonly #known: Gunnery[] = [];
  readonly #firepower: Firepower[] = [];

  constructor(readonly binomials: Binomials) {}

  /** The table of some dice groups, whose hits are added to earlier ones. */
  of(side: SideLattice, batteries: readonly Battery[], before?: Gunnery): Gunnery {
    const all = this.#known;
    for (let at = 0; at < all.length; at++) if (all[at]!.isOf(side, batteries, before)) return all[at]!;
    const gunnery = new Gunnery(side, batteries, this.binomials, before);
    all.push(gunnery);
    return gunnery;
  }

  /** Classes of positions by the dice of later hit tables. */
  firepower(later: readonly Gunnery[]): Firepower {
    const all = this.#firepower;
    for (let at = 0; at < all.length; at++) if (areSame(all[at]!.later, later)) return all[at]!;
    const firepower = new Firepower(later);
    all.push(firepower);
    return firepower;
  }
}

/** Equivalence classes of positions: equal if the units that fire there have the same dice yet to throw. */
export class Firepower {
  readonly #known: (number | undefined)[] = [];
  /** Classes by the class of all dice but the last, and the number of the last: a trie. */
  readonly #classes = new Map<number, number>();

  constructor(readonly later: readonly Gunnery[]) {}

  /** The class of a position. */
  of(firing: number): number {
    return this.later.length === 0 ? 0 : (this.#known[firing] ??= this.#work(firing));
  }

  #work(firing: number): number {
    let all = 0;
    for (const gunnery of this.later) {
      for (let battery = 0; battery < gunnery.batteries.length; battery++) {
        const key = all * maxDice + gunnery.dice(battery, firing);
        let next = this.#classes.get(key);
        if (next === undefined) this.#classes.set(key, (next = this.#classes.size + 1));
        all = next;
      }
    }
    return all;
  }
}
