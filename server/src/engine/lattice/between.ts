/**
 * Repetitions split after their first volleys. If casualties of these leave at once, everything after depends only on the remaining units
 * and on the situation at the head, so joint states can merge at the midpoint. See "Splitting a repetition" in docs/odds.md.
 */
import type { Body } from './body';
import type { Broadside } from './broadside';
import { Cells } from './cells';
import type { Gunneries } from './gunnery';
import { ordersOf } from './orders';
import type { Orders, StatedStep } from './orders';

/** The first volleys of a repetition and the remainder, both separable. */
export interface Halves {
  readonly opening: Orders;
  readonly rest: Orders;
}

/** The halves of a separable plan; undefined if it has only one fire step, or if the second half is not separable in all states. */
export function halvesOf(body: Body, { steps }: Orders, gunneries: Gunneries): Halves | undefined {
  const [first, ...others] = steps;
  if (!hasFire(others)) return undefined;
  const opening = ordersOf(body, [first!], gunneries);
  const rest = ordersOf(body, others, gunneries);
  return isHarmless(rest) ? { opening, rest } : undefined;
}

function hasFire(steps: readonly StatedStep[]): boolean {
  for (const { kind } of steps) if (kind === 'fire') return true;
  return false;
}

function isHarmless({ onto }: Orders): boolean {
  for (const broadsides of onto) for (const broadside of broadsides) if (!broadside.isHarmless) return false;
  return true;
}

/** The joint states of a layer between the two halves of a plan. */
export class Between {
  /** Probabilities after the first volleys. */
  readonly cells = new Cells();

  constructor(
    readonly orders: Orders,
    readonly halves: Halves | undefined,
  ) {}

  /** Whether only the remaining units fire after the first volleys from a joint state: all casualties have left by then. */
  isWhoIsLeft(first: number, second: number): boolean {
    if (!this.halves) return false;
    const { onto } = this.halves.opening;
    return leaveAtOnce(onto[0], second) && leaveAtOnce(onto[1], first);
  }
}

function leaveAtOnce(onto: readonly Broadside[], firing: number): boolean {
  for (let at = 0; at < onto.length; at++) {
    const { removesNow, gunnery } = onto[at]!;
    if (!removesNow && gunnery.hits(firing).to > 1) return false;
  }
  return true;
}
