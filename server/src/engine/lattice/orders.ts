/** What the volleys of a repetition are in one situation: values, targets and removal are asked for once. */
import type { Amount } from '../amount';
import type { Fire, Removal, Situation } from '../combat';
import { chanceOf } from '../volleys';
import type { Body, FreeStep, SideIndex } from './body';
import { Broadside } from './broadside';
import type { Battery, Gunneries, Gunnery } from './gunnery';

/** By the side that is hit, what is thrown at it in turn. */
export type Onto = readonly [readonly Broadside[], readonly Broadside[]];

/** What is done in turn. */
export type Action =
  | { readonly kind: 'fire'; readonly step: Fire; readonly onto: Onto }
  | { readonly kind: 'removal'; readonly step: Removal }
  | { readonly kind: 'free'; readonly step: FreeStep };

/** A repetition in one situation. */
export interface Orders {
  readonly actions: readonly Action[];
  /** All of the repetition. */
  readonly onto: Onto;
  /** Whether what both sides lose follows from who fires at the head of the repetition, as long as that does not change. */
  readonly isPlain: boolean;
  /** Whether all that the volleys rest on has been met. */
  isNoted: boolean;
}

/** The orders in a situation; undefined where the order in which hits are taken depends on who is there to fire. */
export function ordersOf(body: Body, now: Situation, gunneries: Gunneries): Orders | undefined {
  const onto: [Broadside[], Broadside[]] = [[], []];
  const actions: Action[] = [];
  for (const step of body.middle) {
    if (step.kind === 'removal') actions.push({ kind: 'removal', step });
    else if (step.kind !== 'fire') actions.push({ kind: 'free', step });
    else {
      const broadsides = broadsidesOf(body, step, now, gunneries, onto);
      if (broadsides === undefined) return undefined;
      actions.push({ kind: 'fire', step, onto: broadsides });
    }
  }
  actions.forEach((action, index) => {
    if (action.kind !== 'fire') return;
    for (const broadside of action.onto.flat()) {
      broadside.firepower = gunneries.firepower(broadside.on, laterOf(actions, index + 1, broadside.on));
      broadside.isWatched = isWatched(actions, index + 1);
      const isLast = broadside.firepower.later.length === 0;
      broadside.isHarmless = isLast || (!broadside.removesNow && allFireBack(body, broadside.on));
    }
  });
  return { actions, onto, isPlain: isPlain(body, onto), isNoted: false };
}

/** Whether nothing but the first broadside at a side can change who fires, and nothing is asked in between. */
function isPlain({ middle }: Body, onto: Onto): boolean {
  const last = middle.findLastIndex(({ kind }) => kind === 'fire');
  return (
    middle.every(({ kind, when }, index) => !when && (kind === 'fire' || (kind === 'removal' && index > last))) &&
    onto.every((broadsides) => broadsides.slice(1).every(({ isHarmless }) => isHarmless))
  );
}

/** What a side has yet to throw from an action on, until those struck leave. */
function laterOf(actions: readonly Action[], from: number, side: SideIndex): readonly Gunnery[] {
  const until = actions.findIndex(({ kind }, index) => index >= from && kind === 'removal');
  return actions
    .slice(from, until < 0 ? undefined : until)
    .flatMap((action) => (action.kind === 'fire' ? action.onto[side === 0 ? 1 : 0].map(({ gunnery }) => gunnery) : []));
}

/** Whether a state is looked at from an action on before those struck leave. */
function isWatched(actions: readonly Action[], from: number): boolean {
  const until = actions.findIndex(({ kind }, index) => index >= from && kind === 'removal');
  return actions
    .slice(from, until < 0 ? undefined : until + 1)
    .some((action) => action.kind === 'free' || action.step.when !== undefined);
}

/** Whether all units of a side that are hit fire until they are removed, the damaged with the undamaged. */
function allFireBack({ combat, names, middle }: Body, side: SideIndex): boolean {
  const volleys = middle.flatMap((step) => (step.kind === 'fire' ? step.volleys : []));
  const shooters = volleys.filter(({ by }) => by === names[side]).flatMap((volley) => volley.shooters);
  return (combat.losses?.[names[side]] ?? []).every(({ counter, becomes, struck }) => {
    if (becomes === undefined) return struck !== undefined;
    return shooters.every(({ counters }) => counters.includes(counter) === counters.includes(becomes));
  });
}

/**
 * The broadsides of a fire step.
 * @param before what was thrown before in the repetition; those of this step are added
 */
function broadsidesOf(
  body: Body,
  step: Fire,
  now: Situation,
  gunneries: Gunneries,
  before: readonly [Broadside[], Broadside[]],
): Onto | undefined {
  interface Kind {
    readonly by: SideIndex;
    readonly on: SideIndex;
    readonly hitClass: number;
    readonly removesNow: boolean;
    readonly batteries: Battery[];
    readonly values: Amount[];
  }
  const kinds: Kind[] = [];
  for (const volley of step.volleys) {
    const by: SideIndex = volley.by === body.names[0] ? 0 : 1;
    const on: SideIndex = volley.on === body.names[0] ? 0 : 1;
    if (by === on) return undefined;
    for (const { counters, diceEach = 1, hitsOn, targets, removal } of volley.shooters) {
      const value = hitsOn(now);
      const chance = chanceOf(volley, value);
      if (chance === 0) continue;
      const units = counters.map((counter) => body.sides[by].counters.indexOf(counter)).filter((unit) => unit >= 0);
      const hitClass = body.sides[on].classOf(targets(now));
      const removesNow = (removal?.(now) ?? 'now') === 'now';
      const alike = kinds.filter((kind) => kind.on === on && kind.removesNow === removesNow);
      const known = alike.find((kind) => kind.hitClass === hitClass);
      // Hits of a kind are taken together, where the first of its shooters stands that is there to fire.
      if (known !== undefined && known !== alike.at(-1)) return undefined;
      const kind = known ?? { by, on, hitClass, removesNow, batteries: [], values: [] };
      if (!known) kinds.push(kind);
      kind.batteries.push({ units, diceEach, chance });
      kind.values.push(value);
    }
  }
  const onto: [Broadside[], Broadside[]] = [[], []];
  for (const { by, on, hitClass, removesNow, batteries, values } of [
    ...kinds.filter((kind) => kind.removesNow),
    ...kinds.filter((kind) => !kind.removesNow),
  ]) {
    const gunnery = gunneries.of(body.sides[by], batteries);
    const earlier = before[on].at(-1)?.total;
    const total = earlier ? gunneries.of(body.sides[by], batteries, earlier) : gunnery;
    const broadside = new Broadside(by, on, body.sides[on], hitClass, removesNow, gunnery, values, total);
    onto[on].push(broadside);
    before[on].push(broadside);
  }
  return onto;
}
