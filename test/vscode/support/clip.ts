/** A clip of the window: pictures with the time that each is shown. scripts/pictures.mjs makes one file of them. */
import { click, findCentre, type Point, takeFrame, type Target } from './ui';

export interface Clip {
  /** Shows the window as it is now for a time. */
  readonly show: (milliseconds: number) => Promise<void>;
  /** Shows how the mouse goes to an element; the real one stays where it is. */
  readonly moveTo: (target: Target) => Promise<void>;
  /** The same, and then clicks it. */
  readonly click: (target: Target) => Promise<void>;
}

/** @param start where the mouse is shown first */
export function createClip(start: Point): Clip {
  let number = 0;
  let pointer = start;
  const show = (milliseconds: number) => takeFrame({ number: number++, milliseconds, pointer });
  const moveTo = async (target: Target) => {
    const from = pointer;
    const to = await findCentre(target);
    const steps = Math.min(8, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 10));
    for (let step = 1; step <= steps; step++) {
      // Slower at both ends, as a hand is.
      const progress = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      pointer = {
        x: Math.round(from.x + progress * (to.x - from.x)),
        y: Math.round(from.y + progress * (to.y - from.y)),
      };
      await show(60);
    }
  };
  return {
    show,
    moveTo,
    click: async (target) => {
      await moveTo(target);
      await show(250);
      await click(target);
    },
  };
}
