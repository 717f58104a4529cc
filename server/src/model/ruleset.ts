/** What a ruleset must supply. Everything that the editor shows of a game is read off this. */
import type { Amount, Basis } from '../engine/amount';
import type { CombatSite } from './combat-site';
import type { Ids } from './ids';
import type { Located, Path } from './place';
import type { Finding, Severity } from './problem';
import type { Starters } from './starter';
import type { OrderedSite, ScenarioTurn } from './turn';

export type { CombatSite, SideName } from './combat-site';

/** A rule of the game: stated once, cited by everything. */
export interface Rule {
  /** Readable, unique in the ruleset: `highest-section`. */
  readonly id: string;
  /** Section of the source document: `1.2.3`. */
  readonly section: string;
  readonly title: string;
  /** What it says, in our own words; Markdown. */
  readonly summary: string;
  /** Ids of the checklist that it covers: `W12`. */
  readonly checklist: readonly string[];
  readonly status: RuleStatus;
}

/**
 * `implemented`: something that a user can see goes by it. `silent`: it says that something has no effect, which tests prove and nothing
 * can show. `note`: it is on the reference page, and nothing in a scenario depends on it.
 */
export type RuleStatus = 'implemented' | 'silent' | 'note';

/** A question that the source leaves open, and the readings to choose from. */
export interface Option {
  /** As written under `options:` in a scenario. */
  readonly name: string;
  /** The ruling that it stands for: `R4`. */
  readonly ruling: string;
  readonly question: string;
  /** Each reading with what it means. A single reading documents a ruling to which there is no alternative. */
  readonly readings: Readonly<Record<string, string>>;
  /** The default: one of the readings, or a number or object where the option is one. */
  readonly default: string | number | boolean | object;
  /** Rules that it settles. */
  readonly rules: readonly string[];
}

/** An example of a constraint: a whole scenario. In a failing one a comment line of carets stands under what the squiggle must cover. */
export interface Examples {
  readonly passes: readonly string[];
  readonly fails: readonly string[];
  /** The exact text of the first failing example after the preferred fix; undefined where no fix is preferred. */
  readonly fixed?: string;
}

interface ConstraintBase {
  /** Readable, unique in the ruleset: `owner-passed`; shown as `wif-ssw/owner-passed`. */
  readonly code: string;
  readonly rule: string;
  /** An error where none is given. */
  readonly severity?: Severity;
  /** What it demands, as a title on the rule's page. */
  readonly title: string;
  readonly examples: Examples;
}

/**
 * A constraint, by what it may look at. The header is everything but the part lists (ruleset, turn, powers, options, tables);
 * that `Header` lacks the part lists is what makes it safe to run only the constraints that an edit can reach.
 */
export type Constraint<Data extends object, Header extends object> =
  { [P in keyof Data & string]: PartConstraint<Header, P, Data[P]> }[keyof Data & string] | ScenarioConstraint<Data>;

/** Looks at the scenario as a whole. */
interface ScenarioConstraint<Data> extends ConstraintBase {
  readonly part?: undefined;
  readonly scope?: 'scenario';
  readonly check: (scenario: Data, ids: Ids) => Iterable<Finding>;
}

/** Looks at one item of a part list, and at nothing else unless its scope is `references`: then it may follow ids as well. */
type PartConstraint<Header extends object, P extends string, List> = ConstraintBase & {
  readonly part: P;
} & (
    | { readonly scope?: 'part'; readonly check: (item: Item<List>, header: Header) => Iterable<Finding> }
    | {
        readonly scope: 'references';
        readonly check: (item: Item<List>, header: Header, ids: Ids) => Iterable<Finding>;
      }
  );

/** The item type of a part list; a member that is not a list is a part by itself. */
export type Item<List> = NonNullable<List> extends readonly (infer I)[] ? I : NonNullable<List>;

/** What a hover shows of a value: arithmetic and remarks. */
export interface Explanation {
  readonly title: string;
  /** A sentence or two, Markdown: what the value does *here*. */
  readonly text?: string;
  readonly amounts: readonly Amount[];
  /** A line under each amount's total, by index: `six surprise points to the sub side`. */
  readonly verdicts?: readonly (string | undefined)[];
  /** Of amounts that a die must not exceed to hit, by index: the sides of the die. */
  readonly hitDice?: readonly (number | undefined)[];
  /** Rules to cite that no amount cites. */
  readonly rules?: readonly string[];
  /** Tables and options in play that no amount names. */
  readonly bases?: readonly Basis[];
}

/** A hover's content for the values whose path matches one of the patterns (`engagements.*.subs.units.*.section`, `*` any one step). */
export interface Hover<Data extends object> {
  readonly at: readonly string[];
  readonly explain: (scenario: Data, ids: Ids, where: Located) => Explanation | undefined;
}

/** A sentence or two that are added to the hover of a value that is explained elsewhere. */
export interface Remark<Data extends object> {
  /** Patterns of paths, as of hovers. */
  readonly at: readonly string[];
  readonly say: (
    scenario: Data,
    ids: Ids,
    where: Located,
  ) => { readonly text: string; readonly rules: readonly string[] } | undefined;
}

/** A value or key that a ruleset knows by name. */
export interface Suggested {
  readonly text: string;
  /** A few words: `fleet carrier, size 3`. */
  readonly detail?: string;
}

/**
 * What may stand in a place though no schema lists it: the names of ships, the keys of nations.
 * The scenario is still being written: nothing in it can be relied on.
 */
export interface Suggestion {
  /** Patterns of paths, as of hovers. For keys the path of their mapping, followed by `~`. */
  readonly at: readonly string[];
  readonly suggest: (scenario: object, path: Path) => readonly Suggested[];
}

/** A computed modifier, fact or consequence that is by a rule: how `asdic rules` knows what implements a rule. */
export interface Implements {
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
  readonly constraints: readonly Constraint<Data, Header>[];
  readonly hovers: readonly Hover<Data>[];
  readonly remarks?: readonly Remark<Data>[];
  readonly suggestions?: readonly Suggestion[];
  /** A power, or nation, by its key as a scenario writes it, inside a sentence: `germany` is Germany, `us` the US. */
  readonly powerName: (key: string) => string;
  /** What a new scenario may begin with, and what is often written in a place. */
  readonly begin: Starters;
  readonly modifiers: readonly Implements[];
  /** Every step that a combat of the ruleset may contain, for the reference page. */
  readonly steps: readonly Implements[];
  readonly combats: (scenario: Data, ids: Ids) => readonly CombatSite[];
  /**
   * The turn that some of these combats make: in which order they are fought, and what one leaves to the next. Without it they are
   * independent of each other, in the order of the file. Throws what stating a combat throws.
   * @param sites in the order of the file, at least one
   */
  readonly turn?: (scenario: Data, ids: Ids, sites: readonly CombatSite[]) => ScenarioTurn;
  /** The order of such a turn, with nothing stated for it. Without it combats are fought in the order of the file. */
  readonly turnOrder?: (scenario: Data, sites: readonly CombatSite[]) => readonly OrderedSite[];
  /** Whether an item of a part list is a combat, once nothing is wrong with it. @param item as it stands in the text, sound or not */
  readonly isCombat: (list: string, item: object) => boolean;
}
