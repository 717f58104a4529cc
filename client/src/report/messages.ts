/** What the report view and its panel say to each other. Plain data, so that the view can keep it over a reload of the window. */
import type { CombatReport } from '../../../server/src/protocol';

/** Everything that the view shows. */
export interface ReportContent {
  readonly report: CombatReport;
  /** The scenario was changed after the report was computed. */
  readonly stale: boolean;
  /** Odds are on their way. */
  readonly calculating: boolean;
}

export type ToView = { readonly type: 'show'; readonly content: ReportContent };

/** Buttons of the view; the panel runs the command of the same name for the combat that is shown. */
export type ReportCommand = 'resolve' | 'reroll' | 'odds' | 'rounds' | 'advise' | 'writeResult';

export type FromView =
  /** The view can receive messages. */
  | { readonly type: 'ready' }
  | { readonly type: 'run'; readonly command: ReportCommand }
  /** An advised order is to be written into the file: ids of the side and of the order. */
  | { readonly type: 'order'; readonly side: string; readonly order: string }
  /** A line of the scenario was clicked, from 1. */
  | { readonly type: 'line'; readonly line: number }
  /** A rule was clicked: its id in the report's ruleset. */
  | { readonly type: 'rule'; readonly rule: string };
