/**
 * The plan of a repetition in one situation: its steps and salvos, with values, targets and removal evaluated once. See "Plans" in
 * docs/odds.md.
 */
import type { Amount } from '../amount';
import type { Fire, Removal, Situation } from '../combat';
import { chanceOf } from '../volleys';
import type { Body, FreeStep, MiddleStep, Shooters, SideIndex } from './body';
import { Broadside } from './broadside';
import type { Battery, Gunneries, Gunnery } from './gunnery';

/** The salvos in turn, by the side that is hit. */
export type Onto = readonly [readonly Broadside[], readonly Broadside[]];

/** One action of a plan. */
export type Action =
  | { readonly kind: 'fire'; readonly step: Fire; readonly onto: Onto }
  | { readonly kind: 'removal'; readonly step: Removal }
  | { readonly kind: 'free'; readonly step: FreeStep };

/** A step from the first volley to the last, with its dice in one situation. */
export type StatedStep =
  | { readonly kind: 'fire'; readonly step: Fire; readonly volleys: readonly Kind[] }
  | Exclude<MiddleStep, { kind: 'fire' }>;

/** The plan of a repetition in one situation. */
export interface Orders {
  readonly steps: readonly StatedStep[];
  readonly actions: readonly Action[];
  /** All salvos of the repetition. */
  readonly onto: Onto;
  /** Whether the losses of both sides are independent given who fires at the head of the repetition, as long as that does not change. */
  readonly isPlain: boolean;
  /** Whether the bases of all volleys have been recorded. */
  isNoted: boolean;
}

/** The steps of a repetition in a situation; undefined if the order in which hits are taken depends on which shooters are present. */
export function stepsIn({ middle, sides }: Body, now: Situation): readonly StatedStep[] | undefined {
  const steps: StatedStep[] = [];
  for (const each of middle) {
    if (each.kind !== 'fire') {
      steps.push(each);
      continue;
    }
    const volleys = kindsOf(sides, each.shooters, now);
    if (volleys === undefined) return undefined;
    steps.push({ kind: 'fire', step: each.step, volleys });
  }
  return steps;
}

/** The plan for steps. @param steps all of a repetition, or some in a row */
export function ordersOf(body: Body, steps: readonly StatedStep[], gunneries: Gunneries): Orders {
  const onto: [Broadside[], Broadside[]] = [[], []];
  const actions: Action[] = [];
  for (const each of steps) {
    if (each.kind !== 'fire') actions.push(each);
    else actions.push({ kind: 'fire', step: each.step, onto: broadsidesOf(body, each.volleys, gunneries, onto) });
  }
  lookAhead(body, actions, gunneries);
  return { steps, actions, onto, isPlain: isPlain(steps, onto), isNoted: false };
}

/** Sets the fields of salvos that depend on later actions, up to the removal of struck units: from the last action to the first. */
function lookAhead(body: Body, actions: readonly Action[], gunneries: Gunneries): void {
  let later: readonly [readonly Gunnery[], readonly Gunnery[]] = [[], []];
  let isWatched = false;
  /** By side, whether a later salvo may change which of its units fire. */
  const mayBeHarmed: [boolean, boolean] = [false, false];
  for (let each = actions.length - 1; each >= 0; each--) {
    const action = actions[each]!;
    if (action.kind === 'removal') {
      later = [[], []];
      mayBeHarmed.fill(false);
    } else if (action.kind === 'fire') {
      for (const broadsides of action.onto) {
        for (let at = broadsides.length - 1; at >= 0; at--) {
          const broadside = broadsides[at]!;
          const { on, removesNow } = broadside;
          broadside.firepower = gunneries.firepower(later[on]);
          broadside.isWatched = isWatched || mayBeHarmed[on];
          broadside.isHarmless = later[on].length === 0 || (!removesNow && body.allFireBack[on]);
          mayBeHarmed[on] ||= !broadside.isHarmless;
        }
      }
      later = [
        [...action.onto[1].map(({ gunnery }) => gunnery), ...later[0]],
        [...action.onto[0].map(({ gunnery }) => gunnery), ...later[1]],
      ];
    }
    const isAsked = action.kind === 'free' || action.step.when !== undefined;
    isWatched = isAsked || (action.kind !== 'removal' && isWatched);
  }
}

/** Whether only the first salvo at a side can change who fires, and no step between volleys reads the state. */
function isPlain(steps: readonly StatedStep[], onto: Onto): boolean {
  let isRemoved = false;
  for (const { kind, step } of steps) {
    if (step.when || kind === 'free' || (kind === 'fire' && isRemoved)) return false;
    isRemoved ||= kind === 'removal';
  }
  for (const broadsides of onto)
    for (let index = 1; index < broadsides.length; index++) if (!broadsides[index]!.isHarmless) return false;
  return true;
}

/** Dice of a fire step whose hits are taken alike, before they become a salvo. */
interface Kind {
  readonly by: SideIndex;
  readonly on: SideIndex;
  readonly hitClass: number;
  readonly removesNow: boolean;
  readonly batteries: Battery[];
  readonly values: Amount[];
}

/** The dice of a fire step in a situation, grouped by how their hits are taken. */
function kindsOf(sides: Body['sides'], all: readonly Shooters[], now: Situation): readonly Kind[] | undefined {
  const kinds: Kind[] = [];
  for (let each = 0; each < all.length; each++) {
    const { by, on, volley, shooter, units } = all[each]!;
    const value = shooter.hitsOn(now);
    const chance = chanceOf(volley, value);
    if (chance === 0) continue;
    const hitClass = sides[on].classOf(shooter.targets(now));
    const removesNow = (shooter.removal?.(now) ?? 'now') === 'now';
    let last: Kind | undefined;
    let kind: Kind | undefined;
    for (let at = 0; at < kinds.length; at++) {
      const other = kinds[at]!;
      if (other.on !== on || other.removesNow !== removesNow) continue;
      last = other;
      if (other.hitClass === hitClass) kind = other;
    }
    // Hits of a kind are taken together, in the place of its first shooter that is present. With another kind in between, that place
    // depends on the state.
    if (kind !== undefined && kind !== last) return undefined;
    if (kind === undefined) kinds.push((kind = { by, on, hitClass, removesNow, batteries: [], values: [] }));
    kind.batteries.push({ units, diceEach: shooter.diceEach ?? 1, chance });
    kind.values.push(value);
  }
  return kinds;
}

/**
 * The salvos of a fire step.
 * @param before earlier salvos of the repetition by target; those of this step are added
 */
function broadsidesOf(
  { sides }: Body,
  kinds: readonly Kind[],
  gunneries: Gunneries,
  before: readonly [Broadside[], Broadside[]],
): Onto {
  const onto: [Broadside[], Broadside[]] = [[], []];
  for (const atOnce of [true, false]) {
    for (let at = 0; at < kinds.length; at++) {
      const { by, on, hitClass, removesNow, batteries, values } = kinds[at]!;
      if (removesNow !== atOnce) continue;
      const gunnery = gunneries.of(sides[by], batteries);
      const earlier = before[on].at(-1)?.total;
      const total = earlier ? gunneries.of(sides[by], batteries, earlier) : gunnery;
      const broadside = new Broadside(by, on, sides[on], hitClass, removesNow, gunnery, values, total);
      onto[on].push(broadside);
      before[on].push(broadside);
    }
  }
  return onto;
}
