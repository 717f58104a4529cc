/** A combat played at the table, one roll and one decision at a time. */
import type { ReportRule } from './trace';
import type { ReportSide } from './side';

/** What was rolled or decided at one step. Its labels are those of `dice:` and `decisions:` in the file. */
export type PlayMove =
  /** One item for each roll of the step: several if volleys fire at the same time. */
  (
    | {
        readonly kind: 'roll';
        readonly rolls: readonly { readonly label: string; readonly faces: readonly number[] }[];
      }
    | { readonly kind: 'decision'; readonly label: string; readonly option: string }
  ) & {
    /** In the play of a turn: the id of the combat. */
    readonly combat?: string;
  };

/** A play as it stands. What has happened so far is the `trace` of its report. */
export interface PlayState {
  readonly moves: readonly PlayMove[];
  readonly next: PlayStep;
  /** In the play of a turn: the combat that is being fought; absent at the end of the turn. */
  readonly combat?: { readonly id: string; readonly title: string; readonly sides: readonly ReportSide[] };
  /** For the first aim of each side: its value before the first move, and after each. */
  readonly courses: readonly PlayCourse[];
  /** Why the moves cannot be written into the file, if they cannot. */
  readonly trial?: string;
}

/** The value of an aim in the course of a play: with both sides following their orders from there on. */
export interface PlayCourse {
  readonly side: string;
  /** In words: `chance of winning`. */
  readonly title: string;
  /** `chance`, or the unit of the values. */
  readonly unit: string;
  /** One more than there are moves. */
  readonly values: readonly number[];
  /** Whether some values are estimated by rolling. */
  readonly isSampled: boolean;
  /** The sum of all changes that dice made, and of those that decisions against the orders made. */
  readonly luck: number;
  readonly decided: number;
}

/** The course of a combat with the dice that were rolled. */
export interface ReportCourse {
  readonly courses: readonly PlayCourse[];
  /** What was rolled or decided, by move: `Cycle 2: British destroyers fire`. */
  readonly steps: readonly string[];
  /** How many of the moves are those of the file. */
  readonly fileMoves: number;
  /** Whether the combat ends with them. */
  readonly isComplete: boolean;
}

/** What a play waits for. */
export type PlayStep =
  | {
      readonly kind: 'roll';
      readonly title: string;
      readonly subject?: string;
      readonly by: string;
      readonly rolls: readonly PlayRoll[];
    }
  | {
      readonly kind: 'decision';
      readonly label: string;
      readonly title: string;
      readonly by: string;
      readonly options: readonly PlayOption[];
      /** The option that the file orders, or the default. */
      readonly ordered: string;
    }
  | { readonly kind: 'end'; readonly summary: string };

/** Dice under one label. */
export interface PlayRoll {
  readonly label: string;
  readonly title: string;
  readonly by: string;
  readonly count: number;
  readonly sides: number;
  /** Of a volley, in the order of the dice: a die of at most `hitsOn` hits. By low luck there are `sureHits` without a roll, and then `dice` may be 0. */
  readonly shooters?: readonly {
    readonly title: string;
    readonly dice: number;
    readonly hitsOn: number;
    readonly sureHits?: number;
  }[];
  /** What decides who is lost, where no orders do, and the rule that says so. */
  readonly lossDefault?: { readonly text: string; readonly rule: ReportRule };
  /** Of a roll: whose dice these are and how many follow, as a sentence. */
  readonly explanation?: string;
  /** Of a roll: what each sum does. */
  readonly effects?: readonly { readonly from: number; readonly to: number; readonly text: string }[];
}

/** An option of a decision. */
export interface PlayOption {
  readonly option: string;
  /** What it does, in a sentence. */
  readonly text?: string;
  /** For each aim of the side that decides: its value if the side decides best from there on; absent if there are too many states. */
  readonly values: readonly { readonly title: string; readonly unit: string; readonly value: number }[];
}
