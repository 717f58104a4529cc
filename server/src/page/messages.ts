/** What a reader asks for by a click in a report. */
import type { ReportRule, WhatIf, WhatIfReport } from '../protocol';

/** What a reader has changed, and what came of it. */
export interface WhatIfState extends WhatIf {
  /** The last answer; while `waiting` it is of the changes before. */
  readonly result?: WhatIfReport;
  /** Why there is no answer. */
  readonly refused?: string;
  readonly waiting: boolean;
}

/** Buttons; the host runs the command of the same name for the combat that is shown. */
export type ReportCommand =
  | 'resolve'
  | 'reroll'
  | 'odds'
  | 'rounds'
  | 'matters'
  | 'advise'
  | 'history'
  | 'writeResult'
  | 'resolveTurn'
  | 'rerollTurn'
  | 'oddsOfTurn'
  | 'writeTurn';

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
