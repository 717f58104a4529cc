/** Fair dice by mail: each side of a combat commits to a secret word by its hash, and reveals it when all hashes are there. */

/** What the sides of a combat have committed to. */
export interface FairDiceState {
  /** Id of the combat. */
  readonly id: string;
  readonly title: string;
  readonly sides: readonly FairSide[];
  /** The seed of the dice, once the words of all sides are there and fit their hashes. */
  readonly seed?: number;
}

export interface FairSide {
  /** As in the file: `attacker`. */
  readonly side: string;
  /** Its name: `Japan`. */
  readonly title: string;
  /** Absent if the side has not committed. */
  readonly hash?: string;
  readonly hasWord: boolean;
}

export interface FairCommitment {
  readonly hash: string;
  /** To be kept until the hashes of all sides are there. */
  readonly word: string;
}
