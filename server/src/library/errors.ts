/** A request cannot be answered; the message is a sentence for the user: unknown combat, unknown ruleset. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** The scenario has no such combat or turn; among many files it is skipped. */
export class NoCombatError extends CannotRun {}
