/** What the volleys of a repetition are in one situation: values, targets and removal are asked for once. */
import type { Amount } from '../amount';
import type { Fire, Removal, Situation } from '../combat';
import { chanceOf } from '../volleys';
import type { Body, FreeStep, MiddleStep, Shooters, SideIndex } from './body';
import { Broadside } from './broadside';
import type { Battery, Gunneries, Gunnery } from './gunnery';

/** By the side that is hit, what is thrown at it in turn. */
export type Onto = readonly [readonly Broadside[], readonly Broadside[]];

/** What is done in turn. */
export type Action =
  | { readonly kind: 'fire'; readonly step: Fire; readonly onto: Onto }
  | { readonly kind: 'removal'; readonly step: Removal }
  | { readonly kind: 'free'; readonly step: FreeStep };

/** A step between the first volley and the last, with what its dice are in one situation. */
export type StatedStep =
  | { readonly kind: 'fire'; readonly step: Fire; readonly volleys: readonly Kind[] }
  | Exclude<MiddleStep, { kind: 'fire' }>;

/** A repetition in one situation. */
export interface Orders {
  readonly steps: readonly StatedStep[];
  readonly actions: readonly Action[];
  /** All of the repetition. */
  readonly onto: Onto;
  /** Whether what both sides lose follows from who fires at the head of the repetition, as long as that does not change. */
  readonly isPlain: boolean;
  /** Whether all that the volleys rest on has been met. */
  isNoted: boolean;
}

/** The steps of a repetition in a situation; undefined where the order in which hits are taken depends on who is there to fire. */
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

/** The orders by which steps are carried out. @param steps all of a repetition, or some in a row */
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

/** Tells broadsides what comes behind them until those struck leave: from the last action to the first. */
function lookAhead(body: Body, actions: readonly Action[], gunneries: Gunneries): void {
  let later: readonly [readonly Gunnery[], readonly Gunnery[]] = [[], []];
  let isWatched = false;
  /** By side, whether a later broadside may change who of it fires. */
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

/** Whether nothing but the first broadside at a side can change who fires, and nothing is asked in between. */
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

/** Dice of a fire step whose hits are alike. */
interface Kind {
  readonly by: SideIndex;
  readonly on: SideIndex;
  readonly hitClass: number;
  readonly removesNow: boolean;
  readonly batteries: Battery[];
  readonly values: Amount[];
}

/** The dice of a fire step, which are asked for once a situation. */
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
    // Hits of a kind are taken together, where the first of its shooters stands that is there to fire.
    if (kind !== undefined && kind !== last) return undefined;
    if (kind === undefined) kinds.push((kind = { by, on, hitClass, removesNow, batteries: [], values: [] }));
    kind.batteries.push({ units, diceEach: shooter.diceEach ?? 1, chance });
    kind.values.push(value);
  }
  return kinds;
}

/**
 * The broadsides of a fire step.
 * @param before what was thrown before in the repetition; those of this step are added
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
