/** The interface of a ruleset. Everything that the editor shows of a game is derived from it. */
import type { Amount, Basis } from '../engine/amount';
import type { CampaignState } from './campaign';
import type { CombatEntry } from './combat-entry';
import type { Ids } from './ids';
import type { LocatedValue, Path } from './place';
import type { Violation, Severity } from './diagnostic';
import type { Starters } from './starter';
import type { NextTurn, OrderedEntry, ScenarioTurn } from './turn';

export type { CombatEntry, SideName } from './combat-entry';

/** A rule of the game: defined once, cited everywhere. */
export interface Rule {
  /** Readable, unique in the ruleset: `highest-section`. */
  readonly id: string;
  /** Section of the source document: `1.2.3`. */
  readonly section: string;
  readonly title: string;
  /** Summary in our own words; Markdown. */
  readonly summary: string;
  /** Ids of the checklist that it covers: `W12`. */
  readonly checklist: readonly string[];
  readonly status: RuleStatus;
}

/**
 * `implemented`: it has a visible effect. `silent`: it says that something has no effect, which tests prove and nothing can show. `note`:
 * it is on the reference page, and nothing in a scenario depends on it.
 */
export type RuleStatus = 'implemented' | 'silent' | 'note';

/** A question that the rulebook leaves open, with its possible readings. */
export interface Option {
  /** As written under `options:` in a scenario. */
  readonly name: string;
  /** The ruling that it configures: `R4`. */
  readonly ruling: string;
  readonly question: string;
  /** Readings with descriptions. A single reading documents a ruling without an alternative. */
  readonly readings: Readonly<Record<string, string>>;
  /** The default: one of the readings; a number or object for options of that type. */
  readonly default: string | number | boolean | object;
  /** Rules that it interprets. */
  readonly rules: readonly string[];
}

/** Examples of a check: whole scenarios. In a failing one a comment line of carets marks the expected range of the diagnostic. */
export interface Examples {
  readonly passes: readonly string[];
  readonly fails: readonly string[];
  /** The exact text of the first failing example after the preferred fix; undefined if no fix is preferred. */
  readonly fixed?: string;
}

interface CheckBase {
  readonly rule: string;
  /** Error by default. */
  readonly severity?: Severity;
  /** The requirement, as a title on the rule's page. */
  readonly title: string;
}

/**
 * A check, by the data that it may read. The header is everything but the part lists (ruleset, turn, powers, options, tables). Since
 * `Header` lacks the part lists, only the checks that an edit can affect have to run.
 */
export type CheckDefinition<Data extends object, Header extends object> =
  { [P in keyof Data & string]: PartCheck<Header, P, Data[P]> }[keyof Data & string] | ScenarioCheck<Data>;

export type Check<Data extends object, Header extends object> = CheckDefinition<Data, Header> & {
  /** Readable, unique in the ruleset: `owner-passed`; shown as `wif-ssw/owner-passed`. */
  readonly code: string;
  readonly examples: Examples;
};

/** Checks the scenario as a whole. */
interface ScenarioCheck<Data> extends CheckBase {
  readonly part?: undefined;
  readonly scope?: 'scenario';
  readonly check: (scenario: Data, ids: Ids) => Iterable<Violation>;
}

/** Checks one item of a part list, and reads nothing else unless its scope is `references`: then it may follow ids as well. */
type PartCheck<Header extends object, P extends string, List> = CheckBase & {
  readonly part: P;
} & (
    | { readonly scope?: 'part'; readonly check: (item: Item<List>, header: Header) => Iterable<Violation> }
    | {
        readonly scope: 'references';
        readonly check: (item: Item<List>, header: Header, ids: Ids) => Iterable<Violation>;
      }
  );

/** The item type of a part list; a member that is not a list is a part by itself. */
export type Item<List> = NonNullable<List> extends readonly (infer I)[] ? I : NonNullable<List>;

/** Content of a hover on a value: calculations and remarks. */
export interface Explanation {
  readonly title: string;
  /** A sentence or two on the effect of the value in this place; Markdown. */
  readonly text?: string;
  readonly amounts: readonly Amount[];
  /** A text next to each amount's total, by index: `six surprise points to the sub side`. */
  readonly totalNotes?: readonly (string | undefined)[];
  /** For amounts that are maximum rolls to hit, by index: the number of sides of the die. */
  readonly hitDice?: readonly (number | undefined)[];
  /** Cited rules that no amount cites. */
  readonly rules?: readonly string[];
  /** Tables and options used that no amount names. */
  readonly bases?: readonly Basis[];
}

/** A hover for values whose path matches one of the patterns (`engagements.*.subs.units.*.section`, `*` for any one step). */
export interface Hover<Data extends object> {
  readonly patterns: readonly string[];
  readonly explain: (scenario: Data, ids: Ids, value: LocatedValue) => Explanation | undefined;
}

/** A sentence or two that are added to a hover of another chapter. */
export interface Remark<Data extends object> {
  /** Path patterns, as for hovers. */
  readonly patterns: readonly string[];
  readonly say: (
    scenario: Data,
    ids: Ids,
    value: LocatedValue,
  ) => { readonly text: string; readonly rules: readonly string[] } | undefined;
}

/** A suggested value or key. */
export interface SuggestedWord {
  readonly text: string;
  /** A few words: `fleet carrier, size 3`. */
  readonly detail?: string;
}

/**
 * Suggestions for places whose values the schema does not enumerate: names of ships, keys of nations. The scenario is being edited: its
 * data may be invalid.
 */
export interface Suggestion {
  /** Path patterns, as for hovers. For keys, the path of their mapping followed by `~`. */
  readonly patterns: readonly string[];
  readonly suggest: (scenario: object, path: Path) => readonly SuggestedWord[];
}

/** A computed modifier, fact or consequence that implements a rule, as `asdic rules` lists it. */
export interface RuleImplementation {
  readonly id: string;
  readonly rule: string;
}

export interface Ruleset<Data extends object = object, Header extends object = object> {
  readonly id: string;
  readonly title: string;
  /** Checklist ids that must be covered, in order. */
  readonly checklist: readonly string[];
  readonly rules: readonly Rule[];
  readonly options: readonly Option[];
  readonly checks: readonly Check<Data, Header>[];
  readonly hovers: readonly Hover<Data>[];
  readonly remarks?: readonly Remark<Data>[];
  readonly suggestions?: readonly Suggestion[];
  /** Name of a power or nation by its key, for the middle of a sentence: `germany` is Germany, `us` the US. */
  readonly getPowerName: (key: string) => string;
  /** The house tables that a scenario may replace under `tables`, by name. */
  readonly houseTables?: Readonly<Record<string, object>>;
  /** Starters for new scenarios, and templates for common values. */
  readonly starters: Starters;
  readonly modifiers: readonly RuleImplementation[];
  /** Every step that a combat of the ruleset may contain, for the reference page. */
  readonly stepRules: readonly RuleImplementation[];
  readonly combats: (scenario: Data, ids: Ids) => readonly CombatEntry[];
  /**
   * Builds the turn of some of these combats: their order, and the state that one leaves to the next. Without it they are independent of
   * each other, in file order. Throws if building a combat throws.
   * @param entries in file order, at least one
   */
  readonly turn?: (scenario: Data, ids: Ids, entries: readonly CombatEntry[]) => ScenarioTurn;
  /** What such a turn leaves to the next. Without it, *Next Turn* is not offered. */
  readonly nextTurn?: (scenario: Data, ids: Ids, entries: readonly CombatEntry[]) => NextTurn;
  /** The place of a scenario in a campaign. Without it, files that follow each other are not compared. */
  readonly campaign?: (scenario: Data, ids: Ids) => CampaignState;
  /** The order of such a turn, without building the combats. Without it, file order. */
  readonly turnOrder?: (scenario: Data, entries: readonly CombatEntry[]) => readonly OrderedEntry[];
  /** Whether an item of a part list is a combat, if it is valid. @param item as it is in the text, possibly invalid */
  readonly isCombat: (list: string, item: object) => boolean;
}
