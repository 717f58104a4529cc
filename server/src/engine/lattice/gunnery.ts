/** How many hits a side's units throw, by the position that says who fires: worked out once for each. */
import { Binomial, noDice, together } from '../../dice/binomial';
import type { Successes } from '../../dice/binomial';
import type { SideIndex } from './body';
import type { SideLattice } from './side';

/** More dice than a battery has: a side with more has too many positions for lattices. */
const maxDice = 2 ** 20;

/** A distribution of hits, of which only those from `from` up to, not including, `to` are likely enough to follow. */
export interface Hits {
  readonly shares: Successes;
  readonly from: number;
  readonly to: number;
}

/** Binomial distributions, shared by all of a calculation. */
export class Binomials {
  readonly #tables = new Map<number, Binomial>();
  readonly #chances: number[] = [];

  /** @param negligible numbers of hits less likely than this are not followed */
  constructor(readonly negligible: number) {}

  /** A number for each chance: a name made of it is short. */
  numberOf(chance: number): number {
    const known = this.#chances.indexOf(chance);
    return known >= 0 ? known : this.#chances.push(chance) - 1;
  }

  /** The successes of so many dice. */
  of(dice: number, chance: number): Successes {
    let table = this.#tables.get(chance);
    if (table === undefined) this.#tables.set(chance, (table = new Binomial(chance)));
    return table.of(dice);
  }

  /** Cuts off what is not followed at both ends. */
  trim(shares: Successes): Hits {
    let [from, to] = [0, shares.length];
    while (from < to - 1 && shares[from]! <= this.negligible) from++;
    while (from < to - 1 && shares[to - 1]! <= this.negligible) to--;
    return { shares, from, to };
  }
}

/** Units of a kind and how many dice each throws at which chance. */
export interface Battery {
  /** Counters of the units by their place among the side's. */
  readonly units: readonly number[];
  readonly diceEach: number;
  readonly chance: number;
}

/** The hits of some batteries of one side. */
export class Gunnery {
  readonly #known: (Hits | undefined)[] = [];

  /**
   * @param name says what a side throws, and what it has thrown before
   * @param before hits thrown before by the same side, with which these are added up
   */
  constructor(
    readonly name: string,
    readonly side: SideLattice,
    readonly batteries: readonly Battery[],
    readonly binomials: Binomials,
    readonly before?: Gunnery,
  ) {}

  /** The distribution of hits of those who fire in a position. */
  hits(firing: number): Hits {
    return (this.#known[firing] ??= this.#work(firing));
  }

  /** How many dice a position throws, battery by battery. */
  dice(firing: number): readonly number[] {
    const values = this.side.valuesOf(firing);
    return this.batteries.map(({ units, diceEach }) => {
      let count = 0;
      for (const unit of units) count += values[unit]!;
      return count * diceEach;
    });
  }

  #work(firing: number): Hits {
    let shares = this.before?.hits(firing).shares ?? noDice;
    this.dice(firing).forEach((dice, index) => {
      if (dice > 0) shares = together(shares, this.binomials.of(dice, this.batteries[index]!.chance));
    });
    return this.binomials.trim(shares);
  }
}

/** The hits of all batteries that a calculation meets, those of like batteries once. */
export class Gunneries {
  readonly #known = new Map<SideLattice, Map<string, Gunnery>>();
  readonly #firepower = new Map<string, Firepower>();

  constructor(readonly binomials: Binomials) {}

  /** The hits of some batteries, added to those thrown before. */
  of(side: SideLattice, batteries: readonly Battery[], before?: Gunnery): Gunnery {
    let known = this.#known.get(side);
    if (known === undefined) this.#known.set(side, (known = new Map<string, Gunnery>()));
    let name = before ? `${before.name} ` : '';
    for (const { units, diceEach, chance } of batteries) {
      for (const unit of units) name += `${unit}+`;
      name += `*${diceEach}@${this.binomials.numberOf(chance)} `;
    }
    let gunnery = known.get(name);
    if (gunnery === undefined) known.set(name, (gunnery = new Gunnery(name, side, batteries, this.binomials, before)));
    return gunnery;
  }

  /** What a side has yet to throw. */
  firepower(side: SideIndex, later: readonly Gunnery[]): Firepower {
    const name = `${side} ${later.map((gunnery) => gunnery.name).join()}`;
    let firepower = this.#firepower.get(name);
    if (firepower === undefined) this.#firepower.set(name, (firepower = new Firepower(later)));
    return firepower;
  }
}

/** Classes of positions by the dice that they have yet to throw. */
export class Firepower {
  readonly #known: (number | undefined)[] = [];
  /** Classes by the class of all dice but the last, and the number of those. */
  readonly #classes = new Map<number, number>();

  constructor(readonly later: readonly Gunnery[]) {}

  /** Equal for positions that throw the same dice. */
  of(firing: number): number {
    return this.later.length === 0 ? 0 : (this.#known[firing] ??= this.#work(firing));
  }

  #work(firing: number): number {
    let all = 0;
    for (const gunnery of this.later) {
      for (const dice of gunnery.dice(firing)) {
        const key = all * maxDice + dice;
        let next = this.#classes.get(key);
        if (next === undefined) this.#classes.set(key, (next = this.#classes.size + 1));
        all = next;
      }
    }
    return all;
  }
}
