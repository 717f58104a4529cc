/**
 * Sampled odds: the combat is rolled many times and its ends are counted. Decisions are taken as preferred. What a stop of the combat can
 * lead to is worked out once, as far as memory allows, so that what is met often costs no more than a draw for each lot of dice.
 */
import { Binomial, together } from '../dice/binomial';
import type { Successes } from '../dice/binomial';
import { sumOfDice } from '../dice/distribution';
import { GuideTable } from '../dice/guide-table';
import { stream, uniforms } from '../dice/stream';
import { BasisSet } from './bases';
import type { Combat, Dice } from './combat';
import type { SampledOutcomes } from './outcome';
import { prepared } from './prepared';
import { quietly } from './progress';
import type { Calculation } from './progress';
import type { Stop } from './stop';
import type { Salvo } from './volleys';
import { Walk } from './walk';

/** Combats rolled in a slice, where all that they meet is known. */
const sliceLength = 100;

/** Stops worked out in a slice; some tens of microseconds each, hundreds before anything is compiled to machine code. A combat is never cut. */
const newInSlice = 20;

/** How many stops and successors are kept: some tens of MB. A stop with very many successors hardly meets one again. */
const max = { stops: 40_000, successors: 1_000_000, successorsOfOne: 4_096 };

/** A stop that has been met. */
interface Node {
  readonly stop: Stop;
  /** One for each lot of dice; none at the end. */
  readonly tables: readonly GuideTable[];
  /** What has come of it, by what was drawn, the last table changing fastest; empty where that is not kept, or not yet. */
  successors: (Node | undefined)[];
  isMet: boolean;
  /** How many combats have ended here. */
  ended: number;
}

/**
 * The share of every end that was met.
 * @param seed the same seed gives the same odds
 * @param runs how many combats to roll, an integer of at least 1
 * @throws RangeError on any other number of runs, or where the combat is ill-formed
 */
export function* sample(stated: Combat, seed: number, runs: number): Calculation<SampledOutcomes> {
  if (!Number.isInteger(runs) || runs < 1) throw new RangeError(`Cannot roll ${runs} combats.`);
  const combat = yield* prepared(stated);
  const uniform = uniforms(stream(seed));
  const bases = new BasisSet();
  const graph = new SampledGraph(combat, bases);
  const start = yield* graph.start();
  let inSlice = 0;
  for (let done = 0; done < runs; done++) {
    let node = start;
    while (node.tables.length > 0) {
      if (node.successors.length === 0) {
        const draws = node.tables.map((table) => table.draw(uniform()));
        node = yield* quietly(graph.successor(node, draws), { done, of: runs, unit: 'runs' });
        continue;
      }
      const { tables } = node;
      let index = 0;
      for (let at = 0; at < tables.length; at++) index = index * tables[at]!.size + tables[at]!.draw(uniform());
      node =
        node.successors[index] ?? (yield* quietly(graph.keptSuccessor(node, index), { done, of: runs, unit: 'runs' }));
    }
    node.ended++;
    if (++inSlice >= sliceLength || graph.made >= newInSlice) {
      inSlice = 0;
      graph.made = 0;
      yield { done, of: runs, unit: 'runs' };
    }
  }
  const ends = graph.ends.map(({ stop: { state }, ended }) => ({ state, share: ended / runs }));
  return { exact: false, ends, runs, seed, bases: bases.list() };
}

/** The stops of a combat that have been met. */
class SampledGraph {
  /** In the order in which they were met. */
  readonly ends: Node[] = [];
  /** Stops worked out since somebody set this to 0. */
  made = 0;
  readonly #walk: Walk;
  readonly #nodes = new Map<string, Node>();
  readonly #tables = new Map<string, GuideTable>();
  readonly #binomials = new Map<number, Binomial>();
  #successors = 0;

  constructor(combat: Combat, bases: BasisSet) {
    this.#walk = new Walk(combat, { remembers: false, bases, isOpen: ({ prepare }) => prepare !== undefined });
  }

  *start(): Calculation<Node> {
    return this.#node(yield* this.#decided(this.#walk.start()));
  }

  /** What comes of a stop whose successors are not kept, by what was drawn for each table. They are from the second time on, if there is room. */
  *successor(from: Node, draws: readonly number[]): Calculation<Node> {
    if (from.isMet) this.#keep(from);
    from.isMet = true;
    return this.#node(yield* this.#decided(this.#after(from.stop, draws)));
  }

  /** What comes of a stop whose successors are kept, by the index of what was drawn. */
  *keptSuccessor(from: Node, index: number): Calculation<Node> {
    const draws: number[] = [];
    let rest = index;
    for (const { size } of from.tables.toReversed()) {
      draws.unshift(rest % size);
      rest = Math.floor(rest / size);
    }
    return (from.successors[index] = this.#node(yield* this.#decided(this.#after(from.stop, draws))));
  }

  #keep(node: Node): void {
    const size = node.tables.reduce((product, table) => product * table.size, 1);
    if (size > max.successorsOfOne || this.#successors + size > max.successors) return;
    this.#successors += size;
    node.successors = new Array<undefined>(size).fill(undefined);
  }

  #after(stop: Stop, draws: readonly number[]): Stop {
    if (stop.kind === 'fire') return this.#walk.fired(stop, draws);
    if (stop.kind !== 'roll') throw new RangeError(`Nothing is drawn at ${stop.name}.`);
    return this.#walk.rolled(stop, draws[0]! + stop.dice.count);
  }

  /** The stop behind decisions that look something up, once that is known. */
  *#decided(stop: Stop): Calculation<Stop> {
    let next = stop;
    while (next.kind === 'choice') {
      if (next.step.prepare) yield* next.step.prepare(next.state);
      next = this.#walk.decided(next, next.preferred);
    }
    return next;
  }

  #node(stop: Stop): Node {
    this.made++;
    const known = this.#nodes.get(stop.name);
    if (known) return known;
    const node: Node = { stop, tables: this.#tablesOf(stop), successors: [], isMet: false, ended: 0 };
    if (stop.kind === 'end') this.ends.push(node);
    if (stop.kind === 'end' || this.#nodes.size < max.stops) this.#nodes.set(stop.name, node);
    return node;
  }

  #tablesOf(stop: Stop): readonly GuideTable[] {
    if (stop.kind === 'roll') return [this.#sums(stop.dice)];
    return stop.kind === 'fire' ? stop.salvos.map((salvo) => this.#hits(salvo)) : [];
  }

  #sums({ count, sides }: Dice): GuideTable {
    return this.#table(`${count}d${sides}`, () => {
      const shares = new Float64Array(count * (sides - 1) + 1);
      for (const { value, share } of sumOfDice(count, sides)) shares[value - count] = share;
      return shares;
    });
  }

  #hits({ shots }: Salvo): GuideTable {
    const name = shots.map(({ dice, chance }) => `${dice}@${chance}`).join();
    return this.#table(name, () =>
      shots.map(({ dice, chance }): Successes => this.#binomial(chance).of(dice)).reduce(together),
    );
  }

  #table(name: string, shares: () => ArrayLike<number>): GuideTable {
    let table = this.#tables.get(name);
    if (!table) this.#tables.set(name, (table = new GuideTable(shares())));
    return table;
  }

  #binomial(chance: number): Binomial {
    let binomial = this.#binomials.get(chance);
    if (!binomial) this.#binomials.set(chance, (binomial = new Binomial(chance)));
    return binomial;
  }
}
