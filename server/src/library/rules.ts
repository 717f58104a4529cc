/** The rules of the rulesets with what implements and proves them, as `asdic rules --format json` prints them. */
import type { Environment } from '../features';
import type { RuleStatus } from '../model/ruleset';
import { CannotRun } from './errors';

type Ruleset = Environment['rulesets'][number];
type Rule = Ruleset['rules'][number];
type TextsById = ReadonlyMap<string, readonly string[]>;

/** Evidence recorded by the project's unit tests. Undefined if they have not run. */
export interface Proofs {
  /** Titles of passed tests by ruleset and checklist id: `wif-ssw:W12`. */
  readonly tests?: TextsById;
  /** The surfaces that cite a rule, by ruleset and rule id: `wif-ssw:highest-section`. */
  readonly evidence?: TextsById;
}

export interface ImplementedBy {
  /** Codes of checks, without the ruleset: `owner-passed`. */
  readonly constraints: readonly string[];
  readonly modifiers: readonly string[];
  readonly steps: readonly string[];
}

export interface ListedRule {
  readonly ruleset: string;
  readonly id: string;
  readonly section: string;
  readonly title: string;
  /** The rule in our own words, in Markdown. */
  readonly summary: string;
  /** `silent`: the rule states that something has no effect. `note`: explained but not implemented. */
  readonly status: RuleStatus;
  readonly checklist: readonly string[];
  readonly implementedBy: ImplementedBy;
  /** How many passed tests prove the rule; null if the tests have not run. */
  readonly tests: number | null;
  /** The surfaces that cite the rule: `diagnostic`, `hover`, `trace`; null if the tests have not run. */
  readonly seen: readonly string[] | null;
}

/**
 * The rules of rulesets in the order of their index, or those with an id.
 * @throws CannotRun if there is none
 */
export function listRules(rulesets: readonly Ruleset[], rule?: string, proofs: Proofs = {}): readonly ListedRule[] {
  const all = rulesets.flatMap((ruleset) => ruleset.rules.map((item) => toListedRule(ruleset, item, proofs)));
  const rules = rule === undefined ? all : all.filter(({ id }) => id === rule);
  if (rules.length > 0) return rules;
  const [only] = rulesets;
  throw new CannotRun(`There is no rule \`${rule}\`. See \`asdic rules ${only?.id ?? ''}\`.`);
}

/** A checklist id of a ruleset, with the rule that covers it. */
export interface ListedId {
  readonly ruleset: string;
  /** `W12` */
  readonly id: string;
  /** Id of the rule; null if no rule covers the checklist id, which is an error of the index. */
  readonly rule: string | null;
  readonly status: RuleStatus | null;
  readonly implementedBy: ImplementedBy;
  /** How many passed tests prove this id. */
  readonly tests: number | null;
  /** The surfaces that cite the covering rule. */
  readonly seen: readonly string[] | null;
}

const noImplementations: ImplementedBy = { constraints: [], modifiers: [], steps: [] };

/** The complete checklist of a ruleset, covered or not. */
export function listChecklist(ruleset: Ruleset, proofs: Proofs): readonly ListedId[] {
  const byId = new Map(ruleset.rules.flatMap((rule) => rule.checklist.map((id) => [id, rule] as const)));
  return ruleset.checklist.map((id) => {
    const rule = byId.get(id);
    return {
      ruleset: ruleset.id,
      id,
      rule: rule?.id ?? null,
      status: rule?.status ?? null,
      implementedBy: rule ? findImplementations(ruleset, rule) : noImplementations,
      tests: countTests(proofs, ruleset.id, [id]),
      seen: listSurfaces(proofs, ruleset.id, rule?.id),
    };
  });
}

function toListedRule(ruleset: Ruleset, rule: Rule, proofs: Proofs): ListedRule {
  const { id, section, title, summary, status, checklist } = rule;
  return {
    ruleset: ruleset.id,
    id,
    section,
    title,
    summary,
    status,
    checklist,
    implementedBy: findImplementations(ruleset, rule),
    tests: countTests(proofs, ruleset.id, checklist),
    seen: listSurfaces(proofs, ruleset.id, id),
  };
}

function findImplementations({ checks, modifiers, stepRules }: Ruleset, { id }: Rule): ImplementedBy {
  const listIds = (all: readonly { readonly id: string; readonly rule: string }[]) => [
    ...new Set(all.filter(({ rule }) => rule === id).map((item) => item.id)),
  ];
  return {
    constraints: checks.filter(({ rule }) => rule === id).map(({ code }) => code),
    modifiers: listIds(modifiers),
    steps: listIds(stepRules),
  };
}

/** How many distinct tests prove any of the ids; null if unknown. */
function countTests({ tests }: Proofs, ruleset: string, checklist: readonly string[]): number | null {
  return tests ? new Set(checklist.flatMap((id) => tests.get(`${ruleset}:${id}`) ?? [])).size : null;
}

/** The surfaces that cite a rule; null if unknown. */
function listSurfaces({ evidence }: Proofs, ruleset: string, rule: string | undefined): readonly string[] | null {
  return evidence ? (evidence.get(`${ruleset}:${rule}`) ?? []) : null;
}

/** @throws CannotRun if there is none */
export function findRuleset(rulesets: Environment['rulesets'], id: string): Ruleset {
  const match = rulesets.find((ruleset) => ruleset.id === id);
  if (match) return match;
  throw new CannotRun(`There is no ruleset \`${id}\`. There are: ${rulesets.map((ruleset) => ruleset.id).join(', ')}.`);
}
