/**
 * Repetitions cut in two behind their first volleys. Where those who are hit by these leave at once, what follows rests on who is left, and
 * on the situation at the head: all ways that come to the same there go on as one.
 */
import type { Body } from './body';
import type { Broadside } from './broadside';
import { Cells } from './cells';
import type { Gunneries } from './gunnery';
import { ordersOf } from './orders';
import type { Orders, StatedStep } from './orders';

/** The first volleys of a repetition, and what follows them, both plain. */
export interface Halves {
  readonly opening: Orders;
  readonly rest: Orders;
}

/** The halves of plain orders; undefined where there are none, or where the second is not plain in all states. */
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

/** Joint states of a layer amid repetitions by some orders. */
export class Between {
  /** Shares behind the first volleys. */
  readonly cells = new Cells();

  constructor(
    readonly orders: Orders,
    readonly halves: Halves | undefined,
  ) {}

  /** Whether those who fire after the first volleys from a joint state are those who are left. */
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
