/**
 * How large the graph of a combat is at least, told by those of its stops that few hits lead to: these have the most transitions. What is
 * too large is then given up before much of it has been worked out.
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

/** Ways from stop to stop that are followed in a slice, and variants of stops that are looked through. */
const sliceLength = 100;

/** Transitions a stop, of fewer of which it takes as long to look as to work everything out. */
const worthLooking = 45;

/** Stops after which that is told. */
const firstStops = 1_000;

/**
 * Whether the graph of a combat surely has more transitions than it may have.
 * @param walk one that remembers its stops, and forgets where the combat marginalises anything: the graph is that of one that does not forget
 * @returns how many stops of the walk were met where it has; undefined where that cannot be told: the graph may then still turn out to be too large
 */
export function* surelyTooLarge(walk: Walk, maxTransitions: number): Calculation<TooLarge | undefined> {
  const count = new KinCount((stop) => leastTransitions(walk.combat, stop));
  // What is forgotten before the first stop is the same on every way.
  count.meet(walk.start());
  let [looked, until] = [0, sliceLength];
  // The first that are met are the strongest: more are met on the way.
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

/** Stops that may be next: of volleys, unless it is worth following them all, those after as few hits as can be and after one hit more. */
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
      // Behind opening fire stand volleys that can go in many more ways, whatever it hits.
      const isOpening = behind.kind === 'fire' && waysOf(ranges) < waysOf(behind.salvos.map(hitsOf));
      for (const hits of isOpening ? allHits(ranges) : oneMore(ranges, fewest)) yield walk.fired(stop, hits);
    }
  }
}

interface HitRange {
  readonly least: number;
  readonly most: number;
}

/** In how many ways salvos can hit. */
function waysOf(ranges: readonly HitRange[]): number {
  return ranges.reduce((product, { least, most }) => product * (most - least + 1), 1);
}

/** As few hits as can be, and one more of one salvo. */
function oneMore(ranges: readonly HitRange[], fewest: readonly number[]): readonly (readonly number[])[] {
  return ranges.flatMap(({ least, most }, at) => (most > least ? [fewest.with(at, least + 1)] : []));
}

/** All numbers of hits of each salvo with all of the others: told one by one, as there may be very many. */
function* allHits(ranges: readonly HitRange[]): Iterable<readonly number[]> {
  let hits: readonly number[] | undefined = ranges.map(({ least }) => least);
  for (; hits; hits = nextHits(ranges, hits)) yield hits;
}

/** The numbers of hits that follow others, the last salvo's first; undefined where all salvos hit as often as they can. */
function nextHits(ranges: readonly HitRange[], hits: readonly number[]): readonly number[] | undefined {
  const at = ranges.findLastIndex(({ most }, salvo) => hits[salvo]! < most);
  if (at < 0) return undefined;
  return ranges.map(({ least }, salvo) => (salvo > at ? least : hits[salvo]! + Number(salvo === at)));
}

/** As many transitions as a stop has at least. */
function leastTransitions({ losses = {} }: Combat, stop: Going): number {
  if (stop.kind === 'choice') return stop.options.length;
  if (stop.kind === 'roll') return sumsOf(stop);
  const before = new Map<Side, number>();
  return stop.salvos.reduce((product, salvo) => {
    const { least, most } = hitsOf(salvo);
    const { on } = salvo;
    // Each of them can take one hit at least, unless earlier salvos have hit it.
    const taken = before.get(on) ?? 0;
    const takeable = targetsOf(salvo, losses[on] ?? [], stop.state) - taken;
    before.set(on, taken + most);
    return product * Math.max(1, Math.min(most, takeable) - least + 1);
  }, 1);
}

/** How many units a salvo may hit. */
function targetsOf({ targets }: Salvo, losses: readonly Loss[], state: State): number {
  let units = 0;
  for (let index = 0; index < losses.length; index++) {
    const { counter, target } = losses[index]!;
    if (state[counter] === 0 || !targets.includes(target)) continue;
    // Several losses can be of the same units.
    const isSame = (other: Loss, at: number) =>
      at < index && other.counter === counter && targets.includes(other.target);
    if (!losses.some(isSame)) units += state[counter]!;
  }
  return units;
}

/** How many different sums the dice of a roll can show. */
function sumsOf({ dice: { count, sides } }: At<'roll'>): number {
  return count * (sides - 1) + 1;
}

/** The fewest hits that a salvo can have, and the most. */
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
