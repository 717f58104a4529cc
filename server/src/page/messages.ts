/** Messages from a report to its host. */
import type { LeverValues, ReportRule, WhatIf, WhatIfReport } from '../protocol';

/** The reader's changes and their result. */
export interface WhatIfState extends WhatIf {
  /** The last answer; while `waiting` it belongs to the previous changes. */
  readonly result?: WhatIfReport;
  /** Why there is no answer. */
  readonly refused?: string;
  readonly waiting: boolean;
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
  | 'rerollTurn'
  | 'oddsOfTurn'
  | 'adviseTurn'
  | 'writeTurn'
  | 'compareTurn';

export type FromPage =
  | { readonly type: 'run'; readonly command: ReportCommand }
  /** Write an advised order into the file: ids of the side and of the order. */
  | { readonly type: 'order'; readonly side: string; readonly order: string }
  /** Go to a line of the scenario, from 1. */
  | { readonly type: 'line'; readonly line: number }
  /** The reader made a temporary change. */
  | { readonly type: 'whatIf'; readonly whatIf: WhatIfState }
  /** Write the changes into the file. */
  | { readonly type: 'writeWhatIf' }
  /** The reader changed the levers or the figure. */
  | { readonly type: 'sweepForm'; readonly form: SweepForm }
  /** Calculate these values. */
  | { readonly type: 'sweep'; readonly vary: readonly LeverValues[] }
  /** Copy the sweep to the clipboard as CSV. */
  | { readonly type: 'csv' }
  /** Cancel the current calculation. */
  | { readonly type: 'cancel' }
  /** Copy a summary to the clipboard. */
  | { readonly type: 'copy' }
  /** Copy the board to the clipboard as a picture. */
  | { readonly type: 'copyPicture' }
  /** Save as a standalone file. */
  | { readonly type: 'save' }
  /** Follow a link to a section, by its id. */
  | { readonly type: 'section'; readonly section: string }
  /** Open a rule of the report's ruleset. */
  | { readonly type: 'rule'; readonly rule: ReportRule };

/** Sends a message to the host. */
export type Send = (message: FromPage) => void;
