/** The rules of the rulesets with what implements and what proves them, as `asdic rules --format json` prints them. */
import type { Environment } from '../../features';
import { seenOf, testsOf } from './proofs';
import type { Proofs } from './proofs';

type Ruleset = Environment['rulesets'][number];
type Rule = Ruleset['rules'][number];

export interface ImplementedBy {
  /** Codes of constraints, without the ruleset: `owner-passed`. */
  readonly constraints: readonly string[];
  readonly modifiers: readonly string[];
  readonly steps: readonly string[];
}

export interface ListedRule {
  readonly ruleset: string;
  readonly id: string;
  readonly section: string;
  readonly title: string;
  readonly status: Rule['status'];
  readonly checklist: readonly string[];
  readonly implementedBy: ImplementedBy;
  /** How many passed tests prove the rule; null where nobody knows, because the tests have not run. */
  readonly tests: number | null;
  /** The surfaces that cite the rule where it matters: `diagnostic`, `hover`, `trace`; null where no tests have looked. */
  readonly seen: readonly string[] | null;
}

/** The rules of a ruleset in the order of its index. */
export function listRules(ruleset: Ruleset, proofs: Proofs): readonly ListedRule[] {
  return ruleset.rules.map((rule) => listed(ruleset, rule, proofs));
}

/** An id of a ruleset's checklist with the rule that covers it. */
export interface ListedId {
  readonly ruleset: string;
  /** `W12` */
  readonly id: string;
  /** Id of the rule; null where no rule covers the id, which is a fault of the index. */
  readonly rule: string | null;
  readonly status: Rule['status'] | null;
  readonly implementedBy: ImplementedBy;
  /** How many passed tests prove this very id. */
  readonly tests: number | null;
  /** The surfaces that cite the rule that covers the id. */
  readonly seen: readonly string[] | null;
}

const byNothing: ImplementedBy = { constraints: [], modifiers: [], steps: [] };

/** The whole checklist of a ruleset, covered or not. */
export function listChecklist(ruleset: Ruleset, proofs: Proofs): readonly ListedId[] {
  const byId = new Map(ruleset.rules.flatMap((rule) => rule.checklist.map((id) => [id, rule] as const)));
  return ruleset.checklist.map((id) => {
    const rule = byId.get(id);
    return {
      ruleset: ruleset.id,
      id,
      rule: rule?.id ?? null,
      status: rule?.status ?? null,
      implementedBy: rule ? implementedBy(ruleset, rule) : byNothing,
      tests: testsOf(proofs, ruleset.id, [id]),
      seen: seenOf(proofs, ruleset.id, rule?.id),
    };
  });
}

function listed(ruleset: Ruleset, rule: Rule, proofs: Proofs): ListedRule {
  const { id, section, title, status, checklist } = rule;
  return {
    ruleset: ruleset.id,
    id,
    section,
    title,
    status,
    checklist,
    implementedBy: implementedBy(ruleset, rule),
    tests: testsOf(proofs, ruleset.id, checklist),
    seen: seenOf(proofs, ruleset.id, id),
  };
}

function implementedBy({ constraints, modifiers, steps }: Ruleset, { id }: Rule): ImplementedBy {
  const ids = (all: readonly { readonly id: string; readonly rule: string }[]) => [
    ...new Set(all.filter(({ rule }) => rule === id).map((one) => one.id)),
  ];
  return {
    constraints: constraints.filter(({ rule }) => rule === id).map(({ code }) => code),
    modifiers: ids(modifiers),
    steps: ids(steps),
  };
}
