/** Properties of written results. */

/**
 * True if a combat was fought by the units that earlier combats left, whatever it lists. The results of a whole turn are written
 * without dice in that case, because the dice would not reproduce them with all listed units.
 * @param result a written result of any ruleset
 */
export function isFoughtByRemainingUnits(result: object | undefined): boolean {
  return result !== undefined && !('dice' in result);
}
