/** Why a scenario cannot be answered for, in a sentence for the user: a combat that it has not, a ruleset that there is none of. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** The scenario can be read, and has no combat or turn that is asked about: among many files it is passed over. */
export class HasNone extends CannotRun {}
