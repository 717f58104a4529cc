/** Orders that let units join a combat by what is left of them: in a turn what the earlier combats have left, otherwise what stands in the file. */

/** The order of one line of like units. */
export interface JoinOrder<State extends string = string> {
  /** Units in this state stay out. */
  readonly unless?: State;
  /** The line joins only with so many that are not in that state; 1 or more. */
  readonly atLeast?: number;
}

/**
 * Why none of a line's units joins that are not in the state which its order names; undefined where they do. As the rest of a sentence
 * about them: `only 2 are left, and its order asks for 3`.
 * @param able how many are there and not in that state
 */
export function tooFew({ atLeast = 0 }: JoinOrder, able: number): string | undefined {
  if (able >= atLeast) return undefined;
  return `${able === 0 ? 'none is' : able === 1 ? 'only 1 is' : `only ${able} are`} left to join, and its order asks for ${atLeast}`;
}
