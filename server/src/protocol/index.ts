/**
 * Asdic's extension of the Language Server Protocol. Plain serialisable data; positions are LSP positions, never offsets. Other clients
 * may use the commands through `workspace/executeCommand`.
 */

import type { PlayMove } from './play';
import type { LeverValue, LeverValues } from './variants';
import type { WhatIf } from './what-if';

export { getPowerColor, palette } from './palette';
export { semanticTokenModifiers, semanticTokenTypes, type SemanticTokenType } from './semantic-tokens';
export * from './rule-pages';
export type * from './advice';
export type * from './board';
export type * from './campaign';
export type * from './combat-list';
export type * from './debug';
export type * from './fair-dice';
export type * from './new-scenario';
export * from './files';
export type * from './matters';
export type * from './odds';
export type * from './play';
export type * from './report';
export type * from './side';
export type * from './tests';
export type * from './trace';
export type * from './turn';
export type * from './variants';
export type * from './what-if';

/**
 * Commands that the server announces and executes. Each takes one argument: a `CombatArguments`, unless its comment names another. If a command cannot be carried out, the
 * result is a `Refusal`.
 */
export const serverCommands = {
  /** A combat before any calculation: its title, sides and forces. Result: `CombatReport`. */
  combat: 'asdic.server.combat',
  /** Resolves a combat. Result: `CombatReport`. */
  resolve: 'asdic.server.resolve',
  /** Plays a combat at the table move by move; argument `PlayArguments`. Result: `CombatReport` with `play` and `trace`. */
  play: 'asdic.server.play',
  /** Plays a turn: its combats in order, each with what the earlier ones left; argument `PlayArguments`. Result: `CombatReport` with `play` and `turn`. */
  playTurn: 'asdic.server.playTurn',
  /** Writes dice and decisions of a play of a turn, and the results of its finished combats. Result: `true` when it was applied. */
  writePlayOfTurn: 'asdic.server.writePlayOfTurn',
  /** Writes dice and decisions of a play, and at its end the result; argument `PlayArguments`. Result: `true` when it was applied. */
  writePlay: 'asdic.server.writePlay',
  /** Steps through a combat by the Debug Adapter Protocol; argument `DebugArguments`. Result: the messages that answer. */
  debug: 'asdic.server.debug',
  /** The odds of a combat, exact or sampled. Result: `CombatReport` with `odds`. */
  odds: 'asdic.server.odds',
  /** Restores a result of an earlier session, if the combat still produces it; argument `RestoreArguments`. Result: whether it does. */
  restore: 'asdic.server.restore',
  /** Shows the first problem that prevents resolving a combat, by `window/showDocument`. Result: whether it is shown. */
  showProblem: 'asdic.server.showProblem',
  /** Writes dice and outcome of the last resolve into the file through `workspace/applyEdit`. Result: `true` when it was applied. */
  writeResult: 'asdic.server.writeResult',
  /**
   * Fair dice of a combat; argument `FairDiceArguments`. Without a side the result is a `FairDiceState`; with one, its word is committed to, and
   * the result is a `FairCommitment`, or revealed, and the result is `true` when it was applied.
   */
  fairDice: 'asdic.server.fairDice',
  /** The odds from round to round, if the combat has rounds (`ReportOdds.hasRounds`). Result: `CombatReport` with `rounds`. */
  rounds: 'asdic.server.rounds',
  /** How the combat developed with its dice, if the odds leave that out (`CombatReport.hasLongCourse`). Result: `CombatReport` with `course`. */
  course: 'asdic.server.course',
  /** Sensitivity: each unit, order and option changed by itself. Result: `CombatReport` with `matters`. */
  matters: 'asdic.server.matters',
  /**
   * The values of a combat or turn that can be varied; argument `CompareArguments` without variants. Result: `CombatReport` with `levers`.
   */
  levers: 'asdic.server.levers',
  /** The odds of variants beside the written ones; argument `CompareArguments`. Result: `CombatReport` with `comparison`. */
  compare: 'asdic.server.compare',
  /** The odds over the values of one or two levers; argument `SweepArguments`. Result: `CombatReport` with `sweep`. */
  sweep: 'asdic.server.sweep',
  /**
   * The best orders for a side. Argument `AdviceArguments`; without a side the result is `AdviceChoices`, else a `CombatReport` with
   * `advice`.
   */
  advise: 'asdic.server.advise',
  /**
   * Puts a table of one's own in place of a house table, as a file beside the scenario if the client creates files; argument `TableArguments`.
   * Result: `true` when it was applied.
   */
  ownTable: 'asdic.server.ownTable',
  /** Writes an advised order into the file; argument `OrderArguments`. Result: `true` when it was applied. */
  writeOrder: 'asdic.server.writeOrder',
  /**
   * The results of a combat in this session; argument `HistoryArguments`. Result: `CombatHistory`, or with a number that `CombatReport`.
   */
  history: 'asdic.server.history',
  /** The odds of a combat with unsaved changes; argument `WhatIfArguments`. Result: `WhatIfReport`. */
  whatIf: 'asdic.server.whatIf',
  /** Writes such changes into the file, as one edit; argument `WhatIfArguments`. Result: `true` when it was applied. */
  writeWhatIf: 'asdic.server.writeWhatIf',
  /**
   * A new scenario from a form; argument `NewScenarioArguments`. Result: `GameChoices` without ruleset and starter, else a `ScenarioDraft`.
   */
  newScenario: 'asdic.server.newScenario',
  /** The odds of a scenario that such a form makes; argument `DraftOddsArguments`. Result: `DraftOdds`. */
  draftOdds: 'asdic.server.draftOdds',
  /**
   * Resolves the turn of a scenario: its combats in order, each with the remaining forces of earlier ones. Result: `CombatReport` with
   * `turn`.
   */
  resolveTurn: 'asdic.server.resolveTurn',
  /** The odds of the turn. Result: `CombatReport` with `turn`. */
  oddsOfTurn: 'asdic.server.oddsOfTurn',
  /** The best orders of a party for the whole turn: like `advise`, with `turn` in the `CombatReport`. `writeOrder` takes its empty id. */
  adviseTurn: 'asdic.server.adviseTurn',
  /** Resolves the turn again and writes dice and outcome of every combat into the file, as one edit. Result: `true` when it was applied. */
  writeTurn: 'asdic.server.writeTurn',
  /**
   * The rule of the key or value at a position; argument `CombatArguments` with a position. Result: `RulePageParams`; the ruleset's index
   * if there is no rule; null if the scenario names no ruleset.
   */
  ruleAt: 'asdic.server.ruleAt',
  /** The page of a rule as Markdown; argument `RulePageParams`. Result: string, or null for an unknown ruleset or rule. */
  rulePage: 'asdic.server.rulePage',
  /** The scenario of the turn after a scenario; argument `CombatArguments`. Result: its `text`. */
  nextTurn: 'asdic.server.nextTurn',
  /** The luck of the sides in all scenarios of the folder of a scenario; argument `CombatArguments`. Result: Markdown. */
  luck: 'asdic.server.luck',
  /**
   * The files that follow each other from the first to the last, one of which is the scenario; argument `CombatArguments`. Result:
   * `CombatReport` with `campaign`.
   */
  campaign: 'asdic.server.campaign',
  /** Lists the combats of a file or of all; argument `CombatListArguments`. Result: `FileCombats[]`. */
  combats: 'asdic.server.combats',
  /** The odds of the combats of a file, open or closed, as its lenses have them; argument `CombatListArguments`. Result: `Forecast[]`. */
  forecasts: 'asdic.server.forecasts',
  /** Lists tests, one per `expect:`, of a file or of all; argument `TestsArguments`. Result: `FileTests[]`. */
  tests: 'asdic.server.tests',
  /** Runs tests of a file; argument `RunTestsArguments`. Result: `TestOutcome[]`. */
  runTests: 'asdic.server.runTests',
} as const;

/** Commands that the VS Code client registers, for lenses and code actions. */
export const clientCommands = {
  resolve: 'asdic.resolve',
  play: 'asdic.play',
  stepThrough: 'asdic.stepThrough',
  stepThroughTurn: 'asdic.stepThroughTurn',
  odds: 'asdic.odds',
  advise: 'asdic.advise',
  compare: 'asdic.compare',
  sweep: 'asdic.sweep',
  matters: 'asdic.matters',
  history: 'asdic.history',
  reroll: 'asdic.reroll',
  writeResult: 'asdic.writeResult',
  commitToFairDice: 'asdic.commitToFairDice',
  revealFairWord: 'asdic.revealFairWord',
  playTurn: 'asdic.playTurn',
  luck: 'asdic.luck',
  nextTurn: 'asdic.nextTurn',
  campaign: 'asdic.campaign',
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

/** Selects a combat by document and id; without an id, the one at the position, or the only one. */
export interface CombatArguments {
  readonly uri: string;
  /** Index of the YAML document in the file; needed only if several scenarios share an id. */
  readonly document?: number;
  readonly id?: string;
  readonly position?: { readonly line: number; readonly character: number };
  /** Overrides the seed of the file. `reroll` of the client passes a fresh one. */
  readonly seed?: number;
}

/** The side to advise and its aim: ids of `AdviceChoices`. Without an aim, the side's first. */
export interface AdviceArguments extends CombatArguments {
  /** Requests a quick, rough answer that does not cover every order. */
  readonly quick?: boolean;
  readonly side?: string;
  readonly aim?: string;
}

/** A house table that a table of one's own is to replace. */
export interface TableArguments {
  readonly uri: string;
  readonly document: number;
  /** A name under `tables`. */
  readonly table: string;
}

/** An advised order. */
export interface OrderArguments extends CombatArguments {
  readonly side: string;
  /** `ReportSuggestion.id`. */
  readonly order: string;
}

/** A result shown in a report: its summary, and the seed if its dice were rolled from one. */
export interface RestoreArguments extends CombatArguments {
  /** `ReportTrace.summary`. */
  readonly summary: string;
}

/** Selects a result of a combat: `PastResult.number`. */
export interface HistoryArguments extends CombatArguments {
  readonly number?: number;
}

/** The latest dozen results of a combat since the server was started, the newest first. */
export interface CombatHistory {
  readonly title: string;
  readonly results: readonly PastResult[];
}

export interface PastResult {
  /** Consecutive number of the combat's results, from 1. */
  readonly number: number;
  /** The result in a few words: `Japan wins · 7 left`. */
  readonly brief: string;
  /** The full result. */
  readonly summary: string;
  /** `dice from the file`, `seed 7`. */
  readonly diceFrom: string;
  readonly seed?: number;
  /** Whether the scenario was changed between the previous result and this one. */
  readonly changed: boolean;
  /** Whether the scenario has been changed since. */
  readonly stale: boolean;
}

/** A combat with unsaved changes. */
export interface WhatIfArguments extends CombatArguments, WhatIf {
  /** Requests a quick answer; rough for large combats. */
  readonly quick?: boolean;
}

/** A combat with the moves so far. */
export interface PlayArguments extends CombatArguments {
  /** Without them the play begins where the dice and decisions in the file end. */
  readonly moves?: readonly PlayMove[];
}

/** A commitment to fair dice, or its word. */
export interface FairDiceArguments extends CombatArguments {
  /** A side of the `FairDiceState`. */
  readonly side?: string;
  /** Absent to commit to a word that Asdic makes. */
  readonly word?: string;
  /** Whether to write the word itself; otherwise its hash. */
  readonly reveal?: boolean;
}

/** Variants to compare with the written values. */
export interface CompareArguments extends CombatArguments {
  /** Compares the turn of the scenario instead of one of its combats. */
  readonly turn?: boolean;
  /** Each with all values that differ. */
  readonly variants?: readonly (readonly LeverValue[])[];
}

/** One or two levers, each with its values. */
export interface SweepArguments extends CombatArguments {
  readonly vary: readonly LeverValues[];
}

/** Sides and aims that can be advised in a combat. */
export interface AdviceChoices {
  /** The most promising first. */
  readonly choices: readonly {
    readonly side: string;
    /** Name of the side. */
    readonly name?: string;
    readonly aim: { readonly id: string; readonly title: string };
    /** Why it is not promising, in a few words. */
    readonly note?: string;
  }[];
}

/** A command could not be carried out; the reason is a sentence for the user: no such combat, missing dice. */
export interface Refusal {
  readonly refused: string;
  /** The candidates, if the combat is ambiguous. */
  readonly combats?: readonly CombatChoice[];
}

export interface CombatChoice {
  readonly document: number;
  readonly id: string;
  readonly title: string;
  /** Title of its scenario. */
  readonly scenario?: string;
}

/** Initialization options of the client. */
export interface AsdicInitializationOptions {
  /**
   * Address of the site of the documents (`npm run docs`), for clients that cannot open `asdic-rule:` documents: codes and rules link to its
   * pages.
   */
  readonly site?: string;
  /** The client has registered `clientCommands`; otherwise lenses run the server's, and the server shows their results as messages. */
  readonly clientCommands?: boolean;
  /** The client handles `asdic/status` and `asdic/inline`. */
  readonly notifications?: boolean;
  /** The client answers `asdic/readFile`, through which the server reads tables. */
  readonly readFile?: boolean;
  /** The client answers `asdic/listFiles`, through which the server finds scenarios. */
  readonly listFiles?: boolean;
  /**
   * Address of `worker.browser.js`, for a server in a web worker, which may not know its own address. Without it, odds are calculated on
   * the server's thread.
   */
  readonly worker?: string;
}

/**
 * Kinds of inlay hints; each has a setting of its name under `asdic.inlayHints`.
 *
 * - `hitNumbers`: the number that a unit hits on, with its chance
 * - `effectiveValues`: values as modified by rules
 * - `searchTotals`: totals of search dice with their modifiers
 * - `rounding`: the effect of rounding
 * - `powers`: the power of a unit or group named in orders
 */
export const inlayHintKinds = ['hitNumbers', 'effectiveValues', 'searchTotals', 'rounding', 'powers'] as const;

export type InlayHintKind = (typeof inlayHintKinds)[number];

/** Settings under `asdic`. */
export interface AsdicSettings {
  readonly severity: Readonly<Record<string, 'off' | 'hint' | 'information' | 'warning' | 'error'>>;
  readonly sampling: { readonly runs: number };
  readonly lenses: { readonly enabled: boolean };
  /** When live odds are calculated: after each change, on save, or never. */
  readonly liveOdds: 'on' | 'onSave' | 'off';
  readonly inlayHints: Readonly<Record<InlayHintKind, boolean>>;
  readonly workspace: WorkspaceSettings;
  /** Maximum number of symbols in an outline. */
  readonly outline: { readonly maxSymbols: number };
}

/** Which closed files are checked. */
export interface WorkspaceSettings {
  readonly diagnostics: 'openFiles' | 'workspace';
  /** Globs, relative to the workspace folder. */
  readonly exclude: readonly string[];
  /** Maximum number of files checked per folder. */
  readonly maxFiles: number;
}

/** Notification, server to client: data of the status item, after each validation. */
export const statusNotification = 'asdic/status';
export interface StatusParams {
  readonly uri: string;
  readonly version: number;
  /** The rulesets of the file's scenarios, without duplicates. */
  readonly rulesets: readonly { readonly id: string; readonly title: string }[];
  readonly scenarios: number;
  readonly combats: number;
  readonly problems: number;
  readonly milliseconds: number;
}

/** Notification, server to client: the current inline results, after a resolve, an edit or a change of file. Replaces the previous ones. */
export const inlineNotification = 'asdic/inline';
export interface InlineParams {
  readonly uri: string;
  readonly version: number;
  /** As in `CombatReport`. */
  readonly textHash?: number;
  readonly results: readonly InlineResult[];
  /** Combats that cannot be resolved because of errors; absent if there are none. */
  readonly blocked?: readonly { readonly document: number; readonly id: string }[];
}
export interface InlineResult {
  readonly document: number;
  readonly id: string;
  /** Line of the combat's head, after which the text is shown. */
  readonly line: number;
  /** At most 60 characters: `Japan wins \u00b7 7 left \u00b7 seed 7`. */
  readonly text: string;
  /** The full text, for a hover. */
  readonly whole: string;
  /** The scenario was changed after the result was computed. */
  readonly stale: boolean;
}
