/** Properties of written results. */

/**
 * True if a written result has no dice. *Resolve turn* leaves them out where earlier combats reduced the forces, because with all listed
 * units the dice would not reproduce the result.
 * @param result a written result of any ruleset
 */
export function isWrittenWithoutDice(result: object | undefined): boolean {
  return result !== undefined && !('dice' in result);
}
