/** The plays of combats with an expectation or a result: how many an answer waits for, and whether any are left for later. */

/** How many combats of an analysis may still be played for an answer; where more have to be, none of them is. */
export interface Plays {
  left: number;
  /** Combats that carry something to check wait for their play. */
  owed: boolean;
}

/** @param most how many an answer waits for; all of them by default */
export function playsOf(most = Infinity): Plays {
  return { left: most, owed: false };
}
