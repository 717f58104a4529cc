/** What a reader asks for by a click in a report. */
import type { LeverValues, ReportRule, WhatIf, WhatIfReport } from '../protocol';

/** What a reader has changed, and what came of it. */
export interface WhatIfState extends WhatIf {
  /** The last answer; while `waiting` it is of the changes before. */
  readonly result?: WhatIfReport;
  /** Why there is no answer. */
  readonly refused?: string;
  readonly waiting: boolean;
}

/** What a reader has chosen to vary, and what is looked at of it. */
export interface SweepForm {
  /** None, one or two. */
  readonly levers: readonly SweptLever[];
  /** Title of the number that is shown; absent for the first. */
  readonly figure?: string;
  /** A chance in 0..1, or a mean. */
  readonly goal?: { readonly value: number; readonly atMost: boolean };
}

export interface SweptLever {
  readonly id: string;
  /** Of a number. */
  readonly from?: number;
  readonly to?: number;
}

/** Buttons; the host runs the command of the same name for the combat that is shown. */
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
  /** An advised order is to be written into the file: ids of the side and of the order. */
  | { readonly type: 'order'; readonly side: string; readonly order: string }
  /** A line of the scenario was clicked, from 1. */
  | { readonly type: 'line'; readonly line: number }
  /** Something was changed for a moment. */
  | { readonly type: 'whatIf'; readonly whatIf: WhatIfState }
  /** What was changed is to be written into the file. */
  | { readonly type: 'writeWhatIf' }
  /** Something else is chosen to vary, or to look at. */
  | { readonly type: 'sweepForm'; readonly form: SweepForm }
  /** These values are to be calculated. */
  | { readonly type: 'sweep'; readonly vary: readonly LeverValues[] }
  /** What was swept, for a spreadsheet, to the clipboard. */
  | { readonly type: 'csv' }
  /** What takes long is to be given up. */
  | { readonly type: 'cancel' }
  /** To the clipboard, in a few lines. */
  | { readonly type: 'copy' }
  /** Into a file by itself. */
  | { readonly type: 'save' }
  /** A link to a section was followed: its id. */
  | { readonly type: 'section'; readonly section: string }
  /** A rule of the report's ruleset was clicked. */
  | { readonly type: 'rule'; readonly rule: ReportRule };

/** How a report tells its host. */
export type Send = (message: FromPage) => void;
