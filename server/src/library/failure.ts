/** Why a scenario cannot be answered for, in a sentence for the user: a combat that it has not, a ruleset that there is none of. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
