/**
 * Sampled odds: the combat is rolled many times and its ends are counted. Decisions are taken as preferred. The successors of a stop are cached
 * as far as memory allows, so that frequent stops cost only a draw for each group of dice.
 */
import { sumDice } from '../dice/distribution';
import { GuideTable } from '../dice/guide-table';
import { createStream, createUniformGenerator } from '../dice/stream';
import { BasisSet } from './basis-set';
import { computeHits, type DiceDistributions } from './branches';
import type { Combat, Dice } from './combat';
import type { SampledOutcomes } from './outcome';
import { prepareCombat } from './prepare-combat';
import { withFixedProgress, type Calculation } from './progress';
import type { Position, Stop } from './stop';
import type { Salvo } from './volley-transition';
import { Walk } from './walk';

/** Combats rolled in a slice if all of their stops are cached. */
const sliceLength = 100;

/** New stops in a slice: some tens of microseconds each, hundreds before anything is compiled to machine code. A combat is never split. */
const newStopsInSlice = 20;

/** Limits of the cache: some tens of MB. A stop with very many successors rarely reaches the same one again. */
const cacheLimits = { stops: 40_000, successors: 1_000_000, successorsOfOne: 4_096 };

/** A stop that has been reached. */
interface Node {
  readonly stop: Stop;
  /** One for each group of dice; none at an end. */
  readonly tables: readonly GuideTable[];
  /** Successors by draws, the last table changing fastest; empty if they are not cached, or not yet. */
  successors: (Node | undefined)[];
  isVisited: boolean;
  /** Number of combats that ended here. */
  endCount: number;
}

/**
 * The proportion of every end that was reached.
 * @param seed the same seed gives the same odds
 * @param runs number of combats to roll, an integer of at least 1
 * @param from where the combat stands; by default at its start
 * @throws RangeError on any other number of runs, or if the combat is ill-formed
 */
export function* computeSampledOdds(
  rawCombat: Combat,
  seed: number,
  runs: number,
  from?: Position,
): Calculation<SampledOutcomes> {
  if (!Number.isInteger(runs) || runs < 1) throw new RangeError(`Cannot roll ${runs} combats.`);
  const combat = yield* prepareCombat(rawCombat);
  const uniform = createUniformGenerator(createStream(seed));
  const bases = new BasisSet();
  const graph = new SampledGraph(combat, bases);
  const start = yield* graph.start(from);
  let combatsInSlice = 0;
  for (let run = 0; run < runs; run++) {
    let node = start;
    while (node.tables.length > 0) {
      if (node.successors.length === 0) {
        const draws = node.tables.map((table) => table.draw(uniform()));
        node = yield* withFixedProgress(graph.createSuccessor(node, draws), { done: run, total: runs, unit: 'runs' });
        continue;
      }
      const { tables } = node;
      let index = 0;
      for (let at = 0; at < tables.length; at++) index = index * tables[at]!.size + tables[at]!.draw(uniform());
      node =
        node.successors[index] ??
        (yield* withFixedProgress(graph.createCachedSuccessor(node, index), { done: run, total: runs, unit: 'runs' }));
    }
    node.endCount++;
    if (++combatsInSlice >= sliceLength || graph.createdCount >= newStopsInSlice) {
      combatsInSlice = 0;
      graph.createdCount = 0;
      yield { done: run, total: runs, unit: 'runs' };
    }
  }
  const ends = graph.ends.map(({ stop: { state }, endCount }) => ({ state, probability: endCount / runs }));
  return { exact: false, ends, runs, seed, bases: bases.list() };
}

/** The stops of a combat that have been reached. */
class SampledGraph {
  /** In the order in which they were first reached. */
  readonly ends: Node[] = [];
  /** New stops since the caller last set this to 0. */
  createdCount = 0;
  readonly #walk: Walk;
  readonly #nodes = new Map<string, Node>();
  readonly #tables = new Map<string, GuideTable>();
  readonly #dice: DiceDistributions = { sums: new Map(), binomials: new Map() };
  #successorCount = 0;

  constructor(combat: Combat, bases: BasisSet) {
    this.#walk = new Walk(combat, { cachesStops: false, bases, branchesOn: ({ prepare }) => prepare !== undefined });
  }

  *start(from: Position | undefined): Calculation<Node> {
    return this.#getNode(yield* this.#skipChoices(from ? this.#walk.resume(from) : this.#walk.start()));
  }

  /** The successor of a stop without a cache, by the draw from each table. The cache is allocated on the second visit, if there is room. */
  *createSuccessor(parent: Node, draws: readonly number[]): Calculation<Node> {
    if (parent.isVisited) this.#allocateSuccessors(parent);
    parent.isVisited = true;
    return this.#getNode(yield* this.#skipChoices(this.#getStopAfter(parent.stop, draws)));
  }

  /** The successor of a stop with a cache, by the combined index of its draws. */
  *createCachedSuccessor(cachedParent: Node, index: number): Calculation<Node> {
    const draws: number[] = [];
    let remaining = index;
    for (const { size } of cachedParent.tables.toReversed()) {
      draws.unshift(remaining % size);
      remaining = Math.floor(remaining / size);
    }
    return (cachedParent.successors[index] = this.#getNode(
      yield* this.#skipChoices(this.#getStopAfter(cachedParent.stop, draws)),
    ));
  }

  #allocateSuccessors(node: Node): void {
    const size = node.tables.reduce((product, table) => product * table.size, 1);
    if (size > cacheLimits.successorsOfOne || this.#successorCount + size > cacheLimits.successors) return;
    this.#successorCount += size;
    node.successors = new Array<undefined>(size).fill(undefined);
  }

  #getStopAfter(stop: Stop, draws: readonly number[]): Stop {
    if (stop.kind === 'fire') return this.#walk.afterFire(stop, draws);
    if (stop.kind !== 'roll') throw new RangeError(`Nothing is drawn at ${stop.name}.`);
    return this.#walk.afterRoll(stop, draws[0]! + stop.dice.count);
  }

  /** The next stop after decisions with lookups, which are prepared first. */
  *#skipChoices(stop: Stop): Calculation<Stop> {
    let next = stop;
    while (next.kind === 'choice') {
      if (next.step.prepare) yield* next.step.prepare(next.state);
      next = this.#walk.afterChoice(next, next.preferred);
    }
    return next;
  }

  #getNode(stop: Stop): Node {
    this.createdCount++;
    const cached = this.#nodes.get(stop.name);
    if (cached) return cached;
    const node: Node = { stop, tables: this.#createTables(stop), successors: [], isVisited: false, endCount: 0 };
    if (stop.kind === 'end') this.ends.push(node);
    if (stop.kind === 'end' || this.#nodes.size < cacheLimits.stops) this.#nodes.set(stop.name, node);
    return node;
  }

  #createTables(stop: Stop): readonly GuideTable[] {
    if (stop.kind === 'roll') return [this.#getSumTable(stop.dice)];
    return stop.kind === 'fire' ? stop.salvos.map((salvo) => this.#getHitTable(salvo)) : [];
  }

  #getSumTable({ count, sides }: Dice): GuideTable {
    return this.#getTable(`${count}d${sides}`, () => {
      const probabilities = new Float64Array(count * (sides - 1) + 1);
      for (const { value, share: probability } of sumDice(count, sides)) probabilities[value - count] = probability;
      return probabilities;
    });
  }

  #getHitTable(salvo: Salvo): GuideTable {
    const name = salvo.shots.map(({ dice, chance, sureHits = 0 }) => `${dice}@${chance}+${sureHits}`).join();
    return this.#getTable(name, () => computeHits(this.#dice, salvo));
  }

  #getTable(name: string, probabilities: () => ArrayLike<number>): GuideTable {
    let table = this.#tables.get(name);
    if (!table) this.#tables.set(name, (table = new GuideTable(probabilities())));
    return table;
  }
}
