/**
 * What server and client say to each other beyond the Language Server Protocol. Plain data, all of it serialisable; offsets never
 * cross, positions are LSP positions. Other clients may use the commands through `workspace/executeCommand`.
 */

/** A range of a document, lines and characters from 0 (UTF-16), as in LSP. */
export interface ProtocolRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/**
 * Commands that the server announces and executes. Their single argument is a `CombatArguments`. Where something cannot be done the
 * result is a `Refusal`.
 */
export const serverCommands = {
  /** Resolves a combat. Result: `CombatReport`. */
  resolve: 'asdic.server.resolve',
  /** The exact odds of a combat, or sampled ones where the exact space is too large. Result: `CombatReport` with `odds`. */
  odds: 'asdic.server.odds',
  /** Writes dice and outcome of the last resolve into the file through `workspace/applyEdit`. Result: `true` when it was applied. */
  writeResult: 'asdic.server.writeResult',
  /** How the odds develop from round to round, where the combat has rounds (`ReportOdds.hasRounds`). Result: `CombatReport` with `rounds`. */
  rounds: 'asdic.server.rounds',
  /**
   * The best that a side can do. Argument `AdviceArguments`; without a side the result is `AdviceChoices`, else a `CombatReport` with
   * `advice`.
   */
  advise: 'asdic.server.advise',
  /** Writes an order that was advised into the file; argument `OrderArguments`. Result: `true` when it was applied. */
  writeOrder: 'asdic.server.writeOrder',
  /** The page of a rule as Markdown; argument `RulePageParams`. Result: string, or null for an unknown ruleset or rule. */
  rulePage: 'asdic.server.rulePage',
} as const;

/** Commands that the VS Code client registers; lenses and code actions call them there. */
export const clientCommands = {
  resolve: 'asdic.resolve',
  odds: 'asdic.odds',
  advise: 'asdic.advise',
  reroll: 'asdic.reroll',
  writeResult: 'asdic.writeResult',
  showRule: 'asdic.showRule',
  showReport: 'asdic.showReport',
  showOutput: 'asdic.showOutput',
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
  readonly side?: string;
  readonly aim?: string;
}

/** An order that advice has named: `ReportSuggestion.id`. */
export interface OrderArguments extends CombatArguments {
  readonly side: string;
  readonly order: string;
}

/** Who can be advised in a combat, and to what end. */
export interface AdviceChoices {
  readonly choices: readonly { readonly side: string; readonly aim: { readonly id: string; readonly title: string } }[];
}

/** Why a command could not be carried out, in a sentence for the user: there is no such combat, its dice are missing. */
export interface Refusal {
  readonly refused: string;
}

/** What the client tells at `initialize`. */
export interface AsdicInitializationOptions {
  /** The client has registered `clientCommands`; otherwise lenses call the server's, and the server shows messages of its own. */
  readonly clientCommands?: boolean;
  /** The client listens to `asdic/status` and `asdic/inline`. */
  readonly notifications?: boolean;
  /** The client answers `asdic/readFile`: the server reads supplied tables through it. */
  readonly readFile?: boolean;
}

/** Settings under `asdic`. */
export interface AsdicSettings {
  readonly severity: Readonly<Record<string, 'off' | 'hint' | 'information' | 'warning' | 'error'>>;
  readonly sampling: { readonly runs: number };
  readonly lenses: { readonly enabled: boolean };
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
  readonly text: string;
  /** The scenario was changed after the result was computed. */
  readonly stale: boolean;
}

/**
 * Request, server to client: text of a file in the workspace, for a server that has no file system of its own. Result: the text, or
 * null where there is no such file. The client answers for files in its workspace folders only.
 */
export const readFileRequest = 'asdic/readFile';
export interface ReadFileParams {
  readonly uri: string;
}

/**
 * Scheme of the virtual documents that hold a rule's page as Markdown: `asdic-rule:/wif-ssw/highest-section.md`, and
 * `asdic-rule:/wif-ssw/index.md` for all rules of a ruleset. Their content is LSP 3.18's `workspace/textDocumentContent`.
 */
export const ruleScheme = 'asdic-rule';
export const indexPage = 'index';

/** The URI of a rule's page, or of its ruleset's index. */
export function rulePageUri({ ruleset, rule = indexPage }: RulePageParams): string {
  return `${ruleScheme}:/${ruleset}/${rule}.md`;
}

/** The same page as a link inside another page: viewers of Markdown follow relative links only. */
export function rulePageLink({ ruleset, rule = indexPage }: RulePageParams): string {
  return `../${ruleset}/${rule}.md`;
}

/** Which page a URI of the scheme stands for; undefined where it stands for none. */
export function rulePageOf(uri: string): RulePageParams | undefined {
  const match = /^asdic-rule:\/+([^/]+)\/([^/]+)\.md$/.exec(uri);
  if (!match) return undefined;
  const [, ruleset, rule] = match as unknown as [string, string, string];
  return rule === indexPage ? { ruleset } : { ruleset, rule };
}

/** Which rule's page; without `rule` the index of the ruleset. */
export interface RulePageParams {
  readonly ruleset: string;
  readonly rule?: string;
}

/** One line of arithmetic, ready to print. */
export interface ReportLine {
  readonly what: string;
  /** Signed where it is a change: `-4`, `+1`; plain where it is a base or a total. */
  readonly value: string;
  readonly rule?: ReportRule;
  /** Line of the file it was read from, from 1. */
  readonly line?: number;
  /** `house table`, `option planeSection`: what the number rests on besides the rule. */
  readonly basis?: string;
  readonly role: 'base' | 'change' | 'total';
}

export interface ReportRule {
  readonly id: string;
  readonly section: string;
  readonly title: string;
}

export interface ReportAmount {
  readonly what: string;
  readonly lines: readonly ReportLine[];
}

/** A step of a resolved combat. */
export interface ReportStep {
  readonly id: string;
  readonly title: string;
  readonly by?: string;
  readonly subject?: string;
  readonly rules: readonly ReportRule[];
  readonly faces?: readonly number[];
  readonly sides?: number;
  readonly amounts: readonly ReportAmount[];
  readonly text?: string;
  /** Set in rounds that are told by number; steps of a repetition follow one another. */
  readonly round?: ReportRound;
  readonly volley?: ReportVolley;
}

/** A repetition of rounds: `Cycle`, 2. */
export interface ReportRound {
  readonly title: string;
  readonly number: number;
}

/** Dice that units throw one by one, each a hit or not. */
export interface ReportVolley {
  /** The side that is fired on. */
  readonly on: string;
  /** Of each die. */
  readonly sides: number;
  readonly shooters: readonly ReportShooter[];
  /** What the side has lost to this and all volleys thrown with it; absent where another of these tells it. */
  readonly losses?: readonly ReportLoss[];
}

export interface ReportLoss {
  /** What is lost, in the singular: `destroyer`, `damage to a battleship`. */
  readonly title: string;
  readonly count: number;
  /** All of it in words: `2 × destroyer hit, fires back`. */
  readonly text: string;
}

export interface ReportShooter {
  readonly title: string;
  /** A die of at most this hits. */
  readonly hitsOn: number;
  readonly arithmetic: ReportAmount;
  /** One for each die, in the order thrown. */
  readonly faces: readonly number[];
  readonly hits: number;
}

export interface ReportMeasureOf {
  readonly kind: 'units' | 'side' | 'value';
  readonly side?: string;
  readonly currency?: string;
}

/** A distribution of one measure. */
export interface ReportMeasure {
  readonly path: readonly string[];
  readonly title: string;
  /** What it counts, where it is shown in a place of its own: among the survivors of a side, or as a balance. */
  readonly of?: ReportMeasureOf;
  readonly mean: number;
  /** Values with their share of the outcomes, ascending; shares sum to 1. */
  readonly distribution: readonly {
    readonly value: number;
    readonly share: number;
    readonly low?: number;
    readonly high?: number;
  }[];
}

/** Of several ways that a combat can have gone exactly one comes true: who wins. */
export interface ReportVerdict {
  readonly path: readonly string[];
  readonly title: string;
  readonly ways: readonly ReportWay[];
}

export interface ReportWay {
  readonly word: string;
  readonly title: string;
  /** The side whose success it is. */
  readonly side?: string;
  readonly share: number;
  readonly low?: number;
  readonly high?: number;
}

/** What a side has left of each kind of unit. Chances are shares of the outcomes. */
export interface ReportForce {
  readonly side: string;
  readonly units: readonly {
    readonly title: string;
    readonly start: number;
    /** Expected number of units lost. */
    readonly lost: number;
    /** Their value, where units of the kind have one. */
    readonly lostValue?: number;
    readonly noneLost: number;
    readonly allLost: number;
  }[];
}

/** Which units are left together: the likeliest ends, at most twelve, and the share of all others. */
export interface ReportSurvivors {
  readonly sides: readonly string[];
  /** `left` tells of each side in words what it has left: `3 submarines, 1 fighter`. */
  readonly ends: readonly { readonly left: readonly string[]; readonly share: number }[];
  readonly others: number;
}

export interface ReportOdds {
  /** Exact, or sampled with so many runs and 95 % intervals. */
  readonly exact: boolean;
  readonly runs?: number;
  readonly states: number;
  readonly mass: number;
  readonly dropped: number;
  /** Whether the combat can be followed from round to round. */
  readonly hasRounds: boolean;
  /** The ways it can have gone, told before all else. */
  readonly verdicts: readonly ReportVerdict[];
  readonly measures: readonly ReportMeasure[];
  readonly forces: readonly ReportForce[];
  /** Where forces are told. */
  readonly survivors?: ReportSurvivors;
  /** The most probable ends, at most twelve, and the share of all others. */
  readonly outcomes: readonly { readonly summary: string; readonly share: number }[];
  readonly others: number;
}

/** How the odds develop from round to round. */
export interface ReportRounds {
  /** What the rounds are called: `Cycle`. */
  readonly title: string;
  /** The ways that the combat can go, and the sides: what the numbers of a point are about, in this order. */
  readonly ways: readonly string[];
  readonly sides: readonly string[];
  readonly points: readonly ReportPoint[];
}

/** How a combat stands after a round; the first point stands before all rounds. */
export interface ReportPoint {
  readonly round: number;
  /** The chance that it goes on. */
  readonly going: number;
  /** The chance that it has come to each of the ways by then. */
  readonly ways: readonly number[];
  /** The expected number of units that each side has left. */
  readonly left: readonly number[];
}

/** What a side should do against the orders of the other side as written. */
export interface ReportAdvice {
  readonly side: string;
  /** `unit` is `chance`, or what a value is told in: `IPC`. */
  readonly aim: { readonly id: string; readonly title: string; readonly unit: string };
  /** False where values are estimated. */
  readonly exact: boolean;
  readonly asOrdered: number;
  /** The best first. */
  readonly suggestions: readonly ReportSuggestion[];
  /** How many orders of losses were compared, whether these were all, and whether one is better; absent where there is nothing to put in order. */
  readonly losses?: { readonly compared: number; readonly all: boolean; readonly better: boolean };
  /** What could be had by deciding each time as the battle stands; absent where there is nothing to decide, or too many states. */
  readonly play?: ReportPlay;
}

export interface ReportPlay {
  /** Expected, if every decision is the best. */
  readonly value: number;
  readonly gain: number;
  /** The decisions that the orders lead to, those that cost most first. */
  readonly decisions: readonly ReportDecision[];
  /** How many there are, listed or not. */
  readonly decisionsInAll: number;
}

/** A decision as the battle stands. */
export interface ReportDecision {
  readonly title: string;
  /** What is left of each side, in words. */
  readonly situation: string;
  /** The chance to come to it while following the orders. */
  readonly chance: number;
  readonly ordered: string;
  readonly best: string;
  /** What following the order here costs of the value at the start. */
  readonly cost: number;
  /** What each option is worth from here on. */
  readonly options: readonly { readonly option: string; readonly value: number }[];
}

/** An order that could be written instead of what is. */
export interface ReportSuggestion {
  /** For `OrderArguments.order`. */
  readonly id: string;
  /** What is decided: `retreat`. */
  readonly group: string;
  readonly title: string;
  /** Of the aim, expected. */
  readonly value: number;
  /** What it gains over the orders as written; less than 0 where it costs. */
  readonly gain: number;
}

export interface ReportTrace {
  /** Where the dice came from, in words: `table dice`, `seed 7`, `table dice, then seed 7`. */
  readonly diceFrom: string;
  readonly seed?: number;
  readonly steps: readonly ReportStep[];
  readonly summary: string;
  readonly measures: readonly { readonly path: readonly string[]; readonly title: string; readonly value: number }[];
  readonly dice: Readonly<Record<string, number | readonly number[]>>;
  /** Set when table dice ran out: which roll is wanted next. */
  readonly wanted?: string;
  /** Table dice that nothing asked for. */
  readonly unused: readonly string[];
}

/** A combat, resolved or with its odds or both: what the report view, `asdic resolve` and `asdic odds` print. */
export interface CombatReport {
  readonly uri: string;
  /** Version of the document that it was computed from; absent on the command line. */
  readonly version?: number;
  readonly document: number;
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly ruleset: { readonly id: string; readonly title: string };
  readonly range: ProtocolRange;
  readonly trace?: ReportTrace;
  readonly odds?: ReportOdds;
  readonly rounds?: ReportRounds;
  readonly advice?: ReportAdvice;
  /** Whether `advise` has an answer for this combat. */
  readonly canAdvise: boolean;
  /** House tables, supplied tables and options that the numbers rest on, in words. */
  readonly bases: readonly string[];
  /** Expectations that were not met. */
  readonly expectations: readonly {
    readonly path: readonly string[];
    readonly expected: string;
    readonly found: string;
    readonly met: boolean;
  }[];
}
