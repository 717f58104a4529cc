/** Orders that let units join a combat depending on the units that remain: in a turn after the earlier combats, otherwise in the file. */

/** The order of one line of like units. */
export interface JoinOrder<State extends string = string> {
  /** Units in this state do not join. */
  readonly unless?: State;
  /** The line joins only if at least this many units are not in that state; 1 or more. */
  readonly atLeast?: number;
}

/**
 * The reason why the available units of a line do not join; undefined if they do. It completes a sentence about them: `only 2 are
 * left, and its order asks for 3`.
 * @param eligible number of units present and not in the excluded state
 */
export function explainTooFew({ atLeast = 0 }: JoinOrder, eligible: number): string | undefined {
  if (eligible >= atLeast) return undefined;
  return `${eligible === 0 ? 'none is' : eligible === 1 ? 'only 1 is' : `only ${eligible} are`} left to join, and its order asks for ${atLeast}`;
}
