/** Messages from a report to its host. */
import type { LeverValues, PlayMove, ReportRule, WhatIf, WhatIfReport } from '../protocol';

/** The reader's changes and their result. */
export interface WhatIfState extends WhatIf {
  /** The last answer; while `waiting` it belongs to the previous changes. */
  readonly result?: WhatIfReport;
  /** Why there is no answer. */
  readonly refused?: string;
  readonly isWaiting: boolean;
}

/** The reader's choice of levers to vary, and of the figure to show. */
export interface SweepForm {
  /** At most two. */
  readonly levers: readonly SweptLever[];
  /** Title of the figure; absent for the first. */
  readonly figure?: string;
  /** A probability in 0..1, or a mean. */
  readonly goal?: { readonly value: number; readonly atMost: boolean };
}

export interface SweptLever {
  readonly id: string;
  /** For a number. */
  readonly from?: number;
  readonly to?: number;
}

/** Buttons; the host runs the command of the same name for the current combat. */
export type ReportCommand =
  | 'resolve'
  | 'play'
  | 'reroll'
  | 'odds'
  | 'rounds'
  | 'matters'
  | 'compare'
  | 'sweep'
  | 'advise'
  | 'history'
  | 'writeResult'
  | 'resolveTurn'
  | 'playTurn'
  | 'rerollTurn'
  | 'oddsOfTurn'
  | 'adviseTurn'
  | 'writeTurn'
  | 'compareTurn';

/** The folded sections that the reader has opened or closed, by id. */
export type Folds = Readonly<Record<string, boolean>>;

export type FromPage =
  /** Show a play after these moves. */
  | { readonly type: 'play'; readonly moves: readonly PlayMove[] }
  /** Write the dice and decisions of a play into the file. */
  | { readonly type: 'writePlay'; readonly moves: readonly PlayMove[] }
  | { readonly type: 'run'; readonly command: ReportCommand }
  /** Write an advised order into the file: ids of the side and of the order. */
  | { readonly type: 'order'; readonly side: string; readonly order: string }
  /** Put a table of one's own in place of a house table. */
  | { readonly type: 'ownTable'; readonly table: string }
  /** Go to a line of the scenario, or of another one, from 1. */
  | { readonly type: 'line'; readonly line: number; readonly uri?: string }
  /** The reader made a temporary change. */
  | { readonly type: 'whatIf'; readonly whatIf: WhatIfState }
  | { readonly type: 'writeWhatIf' }
  /** The reader changed the levers or the figure. */
  | { readonly type: 'sweepForm'; readonly form: SweepForm }
  | { readonly type: 'sweep'; readonly vary: readonly LeverValues[] }
  | { readonly type: 'csv' }
  | { readonly type: 'cancel' }
  | { readonly type: 'copy' }
  /** Copy the board to the clipboard as a picture. */
  | { readonly type: 'copyPicture' }
  | { readonly type: 'save' }
  | { readonly type: 'section'; readonly section: string }
  /** The reader has opened or closed a folded section. */
  | { readonly type: 'fold'; readonly section: string; readonly isOpen: boolean }
  | { readonly type: 'rule'; readonly rule: ReportRule };

export type Send = (message: FromPage) => void;
