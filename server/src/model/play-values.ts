/** The values of a play: those of its aims after each move, and what each option of the next decision leads to. Plain data. */
import type { Side } from '../engine/combat';

export interface PlayValues {
  /** One for each aim. */
  readonly courses: readonly {
    readonly side: Side;
    readonly aim: string;
    /** Before the first move, and after each. */
    readonly values: readonly number[];
    /** The change of the value by dice. */
    readonly luck: number;
    /** The change of the value by decisions that differ from the orders. */
    readonly decided: number;
  }[];
  /** Whether some values are estimated by rolling. */
  readonly isSampled: boolean;
  /**
   * If a decision is next: the value of each option for each aim of the side that decides, if it decides best from there on. Absent if there are
   * too many states.
   */
  readonly options?: readonly { readonly aim: string; readonly values: readonly number[] }[];
}
