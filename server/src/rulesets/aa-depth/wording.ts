/** How messages and hovers of this ruleset put things. */

/** A modifier with its sign: `+1`, `-2`, `0`. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `${by}`;
}
