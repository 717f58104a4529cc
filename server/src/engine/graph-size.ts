/**
 * A lower bound on the size of a combat's graph, from the stops that few hits lead to: these have the most transitions. A combat that is too
 * large is thus rejected before much of its graph has been built.
 */
import type { Loss } from './battle';
import type { Combat, Side, State } from './combat';
import type { TooLarge } from './exact';
import { KinCount } from './kin';
import type { Going } from './kin';
import type { Calculation } from './progress';
import type { At, Stop } from './stop';
import type { Salvo } from './volleys';
import type { Walk } from './walk';

/** Transitions and variants of stops examined in a slice. */
const sliceLength = 100;

/** With fewer transitions per stop than this, the bound takes as long as building the graph. */
const worthLooking = 45;

/** Number of stops after which that average is judged. */
const firstStops = 1_000;

/**
 * Whether the graph of a combat certainly has too many transitions.
 * @param walk caches its stops, and drops dead counters if the combat marginalises any; the graph is that of a walk that drops none
 * @returns undefined if the bound does not decide: the graph may still turn out to be too large
 */
export function* surelyTooLarge(walk: Walk, maxTransitions: number): Calculation<TooLarge | undefined> {
  const count = new KinCount((stop) => leastTransitions(walk.combat, stop));
  // Counters dropped before the first stop are the same on every path.
  count.meet(walk.start());
  let [looked, until] = [0, sliceLength];
  // The first stops are the strongest; more are added on the way.
  for (let kin = count.next(); kin; kin = count.next()) {
    for (const next of nearest(walk, kin.stop)) {
      looked += 1 + count.meet(next, kin, walk.forgotten);
      const { met, variants, transitions } = count;
      if (transitions > maxTransitions) return { tooLarge: true, states: met };
      if (looked < until) continue;
      until = looked + sliceLength;
      if (variants >= firstStops && transitions < worthLooking * variants) return undefined;
      yield { done: transitions, of: maxTransitions, unit: 'steps' };
    }
  }
  return undefined;
}

/** Possible next stops. For volleys, only those after the fewest possible hits and after one more, unless it pays to follow them all. */
function* nearest(walk: Walk, stop: Going): Iterable<Stop> {
  switch (stop.kind) {
    case 'choice':
      for (const option of stop.options) yield walk.decided(stop, option);
      return;
    case 'roll':
      for (let more = 0; more < sumsOf(stop); more++) yield walk.rolled(stop, stop.dice.count + more);
      return;
    case 'fire': {
      const ranges = stop.salvos.map(hitsOf);
      const fewest = ranges.map(({ least }) => least);
      const behind = walk.fired(stop, fewest);
      yield behind;
      // Volleys after opening fire have many more outcomes, whatever it hits.
      const isOpening = behind.kind === 'fire' && waysOf(ranges) < waysOf(behind.salvos.map(hitsOf));
      for (const hits of isOpening ? allHits(ranges) : oneMore(ranges, fewest)) yield walk.fired(stop, hits);
    }
  }
}

interface HitRange {
  readonly least: number;
  readonly most: number;
}

/** The number of combinations of hits of all salvos. */
function waysOf(ranges: readonly HitRange[]): number {
  return ranges.reduce((product, { least, most }) => product * (most - least + 1), 1);
}

/** The fewest possible hits, plus one more of one salvo. */
function oneMore(ranges: readonly HitRange[], fewest: readonly number[]): readonly (readonly number[])[] {
  return ranges.flatMap(({ least, most }, at) => (most > least ? [fewest.with(at, least + 1)] : []));
}

/** All combinations of hits, lazily, as there may be very many. */
function* allHits(ranges: readonly HitRange[]): Iterable<readonly number[]> {
  let hits: readonly number[] | undefined = ranges.map(({ least }) => least);
  for (; hits; hits = nextHits(ranges, hits)) yield hits;
}

/** The next combination of hits, the last salvo changing fastest; undefined after the last. */
function nextHits(ranges: readonly HitRange[], hits: readonly number[]): readonly number[] | undefined {
  const at = ranges.findLastIndex(({ most }, salvo) => hits[salvo]! < most);
  if (at < 0) return undefined;
  return ranges.map(({ least }, salvo) => (salvo > at ? least : hits[salvo]! + Number(salvo === at)));
}

/** A lower bound on the transitions of a stop. */
function leastTransitions({ losses = {} }: Combat, stop: Going): number {
  if (stop.kind === 'choice') return stop.options.length;
  if (stop.kind === 'roll') return sumsOf(stop);
  const before = new Map<Side, number>();
  return stop.salvos.reduce((product, salvo) => {
    const { least, most } = hitsOf(salvo);
    const { on } = salvo;
    // Each unit can take at least one hit, unless earlier salvos have hit it.
    const taken = before.get(on) ?? 0;
    const takeable = targetsOf(salvo, losses[on] ?? [], stop.state) - taken;
    before.set(on, taken + most);
    return product * Math.max(1, Math.min(most, takeable) - least + 1);
  }, 1);
}

/** The number of units that a salvo may hit. */
function targetsOf({ targets }: Salvo, losses: readonly Loss[], state: State): number {
  let units = 0;
  for (let index = 0; index < losses.length; index++) {
    const { counter, target } = losses[index]!;
    if (state[counter] === 0 || !targets.includes(target)) continue;
    // Several losses can be those of the same units.
    const isSame = (other: Loss, at: number) =>
      at < index && other.counter === counter && targets.includes(other.target);
    if (!losses.some(isSame)) units += state[counter]!;
  }
  return units;
}

/** The number of different sums of a roll. */
function sumsOf({ dice: { count, sides } }: At<'roll'>): number {
  return count * (sides - 1) + 1;
}

/** The fewest and the most hits of a salvo. */
function hitsOf({ shots }: Salvo): HitRange {
  let least = 0;
  let most = 0;
  for (let at = 0; at < shots.length; at++) {
    const { dice, chance } = shots[at]!;
    most += dice;
    if (chance === 1) least += dice;
  }
  return { least, most };
}
