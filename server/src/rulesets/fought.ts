/** What written results tell of who fought. */

/**
 * Whether a combat was fought by what earlier ones had left of its units, whatever it lists: results of a whole turn are written without
 * dice then, since their dice would not give them to all that are listed.
 * @param result what is written, of any ruleset
 */
export function isFoughtByRest(result: object | undefined): boolean {
  return result !== undefined && !('dice' in result);
}
