/**
 * Runs the constraints of a ruleset. What an edit cannot have changed is not run again: a constraint on a part sees that part and the
 * header and, with the scope `references`, the ids that it looks up; so its findings hold while these are what they were.
 */
import type { Edit } from '../../model/edit';
import type { Ids } from '../../model/ids';
import type { Place } from '../../model/place';
import type { Finding, Problem } from '../../model/problem';
import type { Constraint, Ruleset } from '../../model/ruleset';
import type { HeaderStamp } from '../header';
import type { Scenario } from '../scenario';
import { recording } from './lookups';
import type { Lookups } from './lookups';

/** A constraint that threw. */
export interface Failure {
  readonly code: string;
  readonly error: unknown;
}

export interface Checked {
  readonly problems: readonly Problem[];
  readonly failures: readonly Failure[];
}

/** Constraints of a ruleset whose data one need not know: that part and constraint fit is what the schema and the part's name say. */
type AnyConstraint = Constraint<Readonly<Record<string, object>>, object>;
type PartConstraint = Exclude<AnyConstraint, { readonly scope: 'scenario' }>;

/** Findings of constraints on one part. */
interface Kept {
  readonly header: HeaderStamp;
  /** The root that was the header then: what names it names the root of today. */
  readonly root: object;
  readonly lookups?: Lookups;
  readonly outcome: Outcome;
}

type Outcome = { readonly findings: readonly Finding[] } | { readonly error: unknown };

/** Findings by part and constraint. Kept as long as somebody keeps the part. */
export type ConstraintCache = WeakMap<object, Map<AnyConstraint, Kept>>;

export function checkConstraints(scenario: Scenario, ruleset: Ruleset, cache: ConstraintCache): Checked {
  const problems: Problem[] = [];
  const failures = new Map<string, Failure>();
  for (const constraint of ruleset.constraints as readonly AnyConstraint[]) {
    const { rule, severity } = constraint;
    const code = `${ruleset.id}/${constraint.code}`;
    for (const outcome of outcomes(scenario, constraint, cache)) {
      if ('error' in outcome) failures.set(code, { code, error: outcome.error });
      else problems.push(...outcome.findings.map((finding) => ({ ...finding, code, severity, rule })));
    }
  }
  // A check that crashes costs that check in this document: what it found before it crashed is not to be trusted either.
  return { problems: problems.filter(({ code }) => !failures.has(code)), failures: [...failures.values()] };
}

function* outcomes(scenario: Scenario, constraint: AnyConstraint, cache: ConstraintCache): Generator<Outcome> {
  const view = scenario.view();
  if (!view.headerSound || (constraint.scope !== 'part' && !view.allSound)) return;
  if (constraint.scope === 'scenario') {
    yield attempt(() => constraint.check(view.data as Record<string, object>, scenario.ids().ids));
    return;
  }
  for (const part of partsOf(view.data, constraint.part)) yield onPart(scenario, constraint, part, cache);
}

/** The items of a part list, or the member itself where it is no list. */
function partsOf(data: object, name: string): readonly object[] {
  const value = (data as Readonly<Record<string, unknown>>)[name];
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.filter((part): part is object => typeof part === 'object' && part !== null);
}

function onPart(scenario: Scenario, constraint: PartConstraint, part: object, cache: ConstraintCache): Outcome {
  const root = scenario.view().data;
  const { ids } = scenario.ids();
  const known = cache.get(part)?.get(constraint);
  if (known && known.header === scenario.header && (known.lookups?.holdIn(ids) ?? true)) {
    return known.root === root ? known.outcome : moved(known.outcome, known.root, root);
  }
  const kept = check(constraint, part, root, scenario.header, ids);
  const ofPart = cache.get(part) ?? new Map<AnyConstraint, Kept>();
  cache.set(part, ofPart.set(constraint, kept));
  return kept.outcome;
}

function check(constraint: PartConstraint, part: object, root: object, header: HeaderStamp, ids: Ids): Kept {
  const { ids: recorded, lookups } = recording(ids);
  const outcome = attempt(() => constraint.check(part, root, recorded));
  return { header, root, outcome, ...(constraint.scope === 'references' && { lookups }) };
}

function attempt(run: () => Iterable<Finding>): Outcome {
  try {
    return { findings: [...run()] };
  } catch (error) {
    return { error };
  }
}

/** Findings in which one object, the header, is another one now. */
function moved(outcome: Outcome, from: object, to: object): Outcome {
  if ('error' in outcome) return outcome;
  const place = (of: Place): Place => (of.owner === from ? { ...of, owner: to } : of);
  const edit = (of: Edit): Edit => (of.owner === from ? ({ ...of, owner: to } as Edit) : of);
  return {
    findings: outcome.findings.map((finding) => ({
      ...finding,
      place: place(finding.place),
      related: finding.related?.map((other) => ({ ...other, place: place(other.place) })),
      fixes: finding.fixes?.map((fix) => ({ ...fix, edits: fix.edits.map(edit) })),
    })),
  };
}
