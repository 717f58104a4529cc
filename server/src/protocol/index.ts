/**
 * What server and client say to each other beyond the Language Server Protocol. Plain data, all of it serialisable; offsets never
 * cross, positions are LSP positions. Other clients may use the commands through `workspace/executeCommand`.
 */

import type { InlayHintKind } from './inlay-hints';
import type { LeverValue, LeverValues } from './variants';
import type { WhatIf } from './what-if';

export { inlayHintKinds, type InlayHintKind } from './inlay-hints';
export { colorOfPower, palette } from './palette';
export { semanticTokenModifiers, semanticTokenTypes, type SemanticTokenType } from './semantic-tokens';
export * from './rule-pages';
export type * from './advice';
export type * from './begin';
export * from './files';
export type * from './matters';
export type * from './odds';
export type * from './report';
export type * from './side';
export type * from './tests';
export type * from './trace';
export type * from './turn';
export type * from './variants';
export type * from './what-if';

/**
 * Commands that the server announces and executes. Their single argument is a `CombatArguments`. Where something cannot be done the
 * result is a `Refusal`.
 */
export const serverCommands = {
  /** A combat before anything has been calculated of it: its title, sides and forces, at once. Result: `CombatReport`. */
  combat: 'asdic.server.combat',
  /** Resolves a combat. Result: `CombatReport`. */
  resolve: 'asdic.server.resolve',
  /** The exact odds of a combat, or sampled ones where the exact space is too large. Result: `CombatReport` with `odds`. */
  odds: 'asdic.server.odds',
  /** Takes a result of a session before into this one, where the combat still comes to it; argument `RestoreArguments`. Result: whether it does. */
  restore: 'asdic.server.restore',
  /** Goes to the first problem that keeps a combat from being resolved, by `window/showDocument`. Result: whether it is shown. */
  showProblem: 'asdic.server.showProblem',
  /** Writes dice and outcome of the last resolve into the file through `workspace/applyEdit`. Result: `true` when it was applied. */
  writeResult: 'asdic.server.writeResult',
  /** How the odds develop from round to round, where the combat has rounds (`ReportOdds.hasRounds`). Result: `CombatReport` with `rounds`. */
  rounds: 'asdic.server.rounds',
  /** What moves the outcome most, each unit, order and option changed by itself. Result: `CombatReport` with `matters`. */
  matters: 'asdic.server.matters',
  /** What can be varied of a combat, or of a turn; argument `CompareArguments` without variants. Result: `CombatReport` with `levers`. */
  levers: 'asdic.server.levers',
  /** The odds of variants beside those as written; argument `CompareArguments`. Result: `CombatReport` with `comparison`. */
  compare: 'asdic.server.compare',
  /** The odds over the values of one lever or of two; argument `SweepArguments`. Result: `CombatReport` with `sweep`. */
  sweep: 'asdic.server.sweep',
  /**
   * The best that a side can do. Argument `AdviceArguments`; without a side the result is `AdviceChoices`, else a `CombatReport` with
   * `advice`.
   */
  advise: 'asdic.server.advise',
  /** Writes an order that was advised into the file; argument `OrderArguments`. Result: `true` when it was applied. */
  writeOrder: 'asdic.server.writeOrder',
  /** What a combat came to in this session; argument `HistoryArguments`. Result: `CombatHistory`, or with a number the `CombatReport` of then. */
  history: 'asdic.server.history',
  /** The odds of a combat with changes that are nowhere written; argument `WhatIfArguments`. Result: `WhatIfReport`. */
  whatIf: 'asdic.server.whatIf',
  /** Writes such changes into the file, as one edit; argument `WhatIfArguments`. Result: `true` when it was applied. */
  writeWhatIf: 'asdic.server.writeWhatIf',
  /**
   * A new scenario from a form; argument `NewScenarioArguments`. Result: `GameChoices` where no ruleset and starter are given, else a
   * `ScenarioDraft`.
   */
  newScenario: 'asdic.server.newScenario',
  /**
   * Resolves the turn of a scenario: its combats in their order, each with what the earlier ones left. Result: `CombatReport` with `turn`.
   */
  resolveTurn: 'asdic.server.resolveTurn',
  /** The odds of the turn. Result: `CombatReport` with `turn`. */
  oddsOfTurn: 'asdic.server.oddsOfTurn',
  /** Orders of a party, by what the whole turn comes to: like `advise`, but a `CombatReport` with `turn` too. `writeOrder` takes its empty id. */
  adviseTurn: 'asdic.server.adviseTurn',
  /** Resolves the turn again and writes dice and outcome of every combat into the file, as one edit. Result: `true` when it was applied. */
  writeTurn: 'asdic.server.writeTurn',
  /**
   * The rule of the key or value at a position; argument `CombatArguments` with a position. Result: `RulePageParams`, the index of the ruleset
   * where nothing there has a rule, or null where the scenario names no ruleset.
   */
  ruleAt: 'asdic.server.ruleAt',
  /** The page of a rule as Markdown; argument `RulePageParams`. Result: string, or null for an unknown ruleset or rule. */
  rulePage: 'asdic.server.rulePage',
  /** The tests of a file or of all: each `expect:` is one; argument `TestsArguments`. Result: `FileTests[]`. */
  tests: 'asdic.server.tests',
  /** Runs tests of a file; argument `RunTestsArguments`. Result: `TestOutcome[]`. */
  runTests: 'asdic.server.runTests',
} as const;

/** Commands that the VS Code client registers; lenses and code actions call them there. */
export const clientCommands = {
  resolve: 'asdic.resolve',
  odds: 'asdic.odds',
  advise: 'asdic.advise',
  compare: 'asdic.compare',
  sweep: 'asdic.sweep',
  matters: 'asdic.matters',
  history: 'asdic.history',
  reroll: 'asdic.reroll',
  writeResult: 'asdic.writeResult',
  resolveTurn: 'asdic.resolveTurn',
  rerollTurn: 'asdic.rerollTurn',
  oddsOfTurn: 'asdic.oddsOfTurn',
  adviseTurn: 'asdic.adviseTurn',
  writeTurn: 'asdic.writeTurn',
  compareTurn: 'asdic.compareTurn',
  showRule: 'asdic.showRule',
  showReport: 'asdic.showReport',
  newScenario: 'asdic.newScenario',
  openSample: 'asdic.openSample',
  copyReport: 'asdic.copyReport',
  saveReport: 'asdic.saveReport',
  showOutput: 'asdic.showOutput',
  copyDiagnosticReport: 'asdic.copyDiagnosticReport',
  restart: 'asdic.restart',
} as const;

/** Which combat: by the document and the id of the engagement; without an id the one at the position, or the only one. */
export interface CombatArguments {
  readonly uri: string;
  /** Index of the YAML document in the file; needed only when several scenarios share an id. */
  readonly document?: number;
  readonly id?: string;
  readonly position?: { readonly line: number; readonly character: number };
  /** Overrides the seed of the file. `reroll` of the client passes a fresh one. */
  readonly seed?: number;
}

/** Who is to be advised, and what the side wants: ids that `AdviceChoices` gives. Without an aim the first of the side. */
export interface AdviceArguments extends CombatArguments {
  /** A first answer within a second: rough, and not of every order. */
  readonly quick?: boolean;
  readonly side?: string;
  readonly aim?: string;
}

/** An order that advice has named: `ReportSuggestion.id`. */
export interface OrderArguments extends CombatArguments {
  readonly side: string;
  readonly order: string;
}

/** A result that a report shows: `seed` where that rolled its dice, and what it came to. */
export interface RestoreArguments extends CombatArguments {
  /** `ReportTrace.summary`. */
  readonly summary: string;
}

/** Which result of a combat: `PastResult.number`. */
export interface HistoryArguments extends CombatArguments {
  readonly number?: number;
}

/** The results of a combat since the server was started, the newest first; the last dozen are kept. */
export interface CombatHistory {
  readonly title: string;
  readonly results: readonly PastResult[];
}

export interface PastResult {
  /** Counts the results of the combat from 1. */
  readonly number: number;
  /** The end in a few words: `Japan wins · 7 left`. */
  readonly brief: string;
  /** The same at length. */
  readonly summary: string;
  /** `dice from the file`, `seed 7`. */
  readonly diceFrom: string;
  readonly seed?: number;
  /** The scenario was changed between the result before and this one: before the change it was that, after it this. */
  readonly changed: boolean;
  /** The scenario has been changed since. */
  readonly stale: boolean;
}

/** A combat with changes that are nowhere written. */
export interface WhatIfArguments extends CombatArguments, WhatIf {
  /** A first answer, which is there at once; rough of large combats. */
  readonly quick?: boolean;
}

/** What to compare with what is written. */
export interface CompareArguments extends CombatArguments {
  /** The turn of the scenario in place of one of its combats. */
  readonly turn?: boolean;
  /** Each with all that is different in it. */
  readonly variants?: readonly (readonly LeverValue[])[];
}

/** One lever or two, each with its values. */
export interface SweepArguments extends CombatArguments {
  readonly vary: readonly LeverValues[];
}

/** Who can be advised in a combat, and to what end. */
export interface AdviceChoices {
  /** What is promising first. */
  readonly choices: readonly {
    readonly side: string;
    /** What the side is called. */
    readonly name?: string;
    readonly aim: { readonly id: string; readonly title: string };
    /** Why it is not promising, in a few words. */
    readonly note?: string;
  }[];
}

/** Why a command could not be carried out, in a sentence for the user: there is no such combat, its dice are missing. */
export interface Refusal {
  readonly refused: string;
  /** The combats that may be meant, where it is open which one is. */
  readonly combats?: readonly CombatChoice[];
}

export interface CombatChoice {
  readonly document: number;
  readonly id: string;
  readonly title: string;
  /** Title of its scenario. */
  readonly scenario?: string;
}

/** What the client says at `initialize`. */
export interface AsdicInitializationOptions {
  /** The client has registered `clientCommands`; otherwise lenses call the server's, and the server shows messages of its own. */
  readonly clientCommands?: boolean;
  /** The client listens to `asdic/status` and `asdic/inline`. */
  readonly notifications?: boolean;
  /** The client answers `asdic/readFile`: the server reads supplied tables through it. */
  readonly readFile?: boolean;
  /** The client answers `asdic/listFiles`: the server finds the scenarios of its folders through it. */
  readonly listFiles?: boolean;
  /**
   * Address of `worker.browser.js`, for a server that is itself a web worker: it need not know where its own script came from. Without it
   * odds are calculated beside everything else.
   */
  readonly worker?: string;
}

/** Settings under `asdic`. */
export interface AsdicSettings {
  readonly severity: Readonly<Record<string, 'off' | 'hint' | 'information' | 'warning' | 'error'>>;
  readonly sampling: { readonly runs: number };
  readonly lenses: { readonly enabled: boolean };
  /** When the odds in the lenses are calculated: after each change, when the file is saved, or not at all. */
  readonly liveOdds: 'on' | 'onSave' | 'off';
  readonly inlayHints: Readonly<Record<InlayHintKind, boolean>>;
  readonly workspace: WorkspaceSettings;
  /** How many symbols of a file an outline shows at most. */
  readonly outline: { readonly maxSymbols: number };
}

/** Which files are checked besides those that are open. */
export interface WorkspaceSettings {
  readonly diagnostics: 'openFiles' | 'workspace';
  /** Globs, relative to the workspace folder. */
  readonly exclude: readonly string[];
  /** How many files of a folder are checked at most. */
  readonly maxFiles: number;
}

/** Notification, server to client: the state for the status item, after each validation. */
export const statusNotification = 'asdic/status';
export interface StatusParams {
  readonly uri: string;
  readonly version: number;
  /** The rulesets of the file's scenarios, each once. */
  readonly rulesets: readonly { readonly id: string; readonly title: string }[];
  readonly scenarios: number;
  readonly combats: number;
  readonly problems: number;
  readonly milliseconds: number;
}

/** Notification, server to client: results that stand inline now, after a resolve, an edit or a change of file. Replaces what stood before. */
export const inlineNotification = 'asdic/inline';
export interface InlineParams {
  readonly uri: string;
  readonly version: number;
  readonly results: readonly InlineResult[];
}
export interface InlineResult {
  readonly document: number;
  readonly id: string;
  /** Line of the engagement's head: the text stands behind it. */
  readonly line: number;
  /** At most 60 characters: `Japan wins \u00b7 7 left \u00b7 seed 7`. */
  readonly text: string;
  /** All of it, for a hover. */
  readonly whole: string;
  /** The scenario was changed after the result was computed. */
  readonly stale: boolean;
}
