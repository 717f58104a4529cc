/**
 * Runs the constraints of a ruleset. What an edit cannot have changed is not run again: a constraint on a part sees that part and the
 * header and, with the scope `references`, the ids that it looks up; so its findings hold while these are what they were.
 */
import type { Edit } from '../../model/edit';
import type { Place } from '../../model/place';
import type { Finding, Problem } from '../../model/problem';
import type { Constraint, Ruleset } from '../../model/ruleset';
import type { HeaderStamp } from '../header';
import type { Scenario } from '../scenario';
import { holdIn, recording } from './lookups';
import type { Lookup } from './lookups';

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

/** What a constraint said: findings, at least one, or that it threw. One that found nothing says nothing. */
type Verdict = { readonly constraint: AnyConstraint } & (
  { readonly findings: readonly Finding[] } | { readonly error: unknown }
);

/** What all constraints of a scope said of one part. */
interface Kept {
  readonly header: HeaderStamp;
  /** The root that was the header then: what names it names the root of today. None where nothing was said: it is not to be kept alive. */
  readonly root: object | undefined;
  /** The ids that they looked up. */
  readonly lookups: readonly Lookup[];
  readonly verdicts: readonly Verdict[];
}

type PartScope = PartConstraint['scope'];

/** Verdicts by part and scope. Kept as long as somebody keeps the part. */
export type ConstraintCache = WeakMap<object, Partial<Record<PartScope, Kept>>>;

export function checkConstraints(scenario: Scenario, ruleset: Ruleset, cache: ConstraintCache): Checked {
  const problems: Problem[] = [];
  const failures = new Map<string, Failure>();
  for (const verdict of verdicts(scenario, ruleset.constraints, cache)) {
    const { rule, severity } = verdict.constraint;
    const code = `${ruleset.id}/${verdict.constraint.code}`;
    if ('error' in verdict) failures.set(code, { code, error: verdict.error });
    else problems.push(...verdict.findings.map((finding) => ({ ...finding, code, severity, rule })));
  }
  // A check that crashes costs that check in this document: what it found before it crashed is not to be trusted either.
  return { problems: problems.filter(({ code }) => !failures.has(code)), failures: [...failures.values()] };
}

/** Only what is sound is looked at: parts without a fault where the header has none, several parts at once where none has. */
function* verdicts(
  scenario: Scenario,
  constraints: readonly AnyConstraint[],
  cache: ConstraintCache,
): Generator<Verdict> {
  const { data, headerSound, allSound } = scenario.view();
  if (!headerSound) return;
  yield* onParts(scenario, constraints, 'part', cache);
  if (!allSound) return;
  yield* onParts(scenario, constraints, 'references', cache);
  for (const constraint of constraints) {
    if (constraint.scope !== 'scenario') continue;
    yield* attempt(constraint, () => constraint.check(data as Record<string, object>, scenario.ids().ids));
  }
}

function* onParts(
  scenario: Scenario,
  constraints: readonly AnyConstraint[],
  scope: PartScope,
  cache: ConstraintCache,
): Generator<Verdict> {
  const ofScope = constraints.filter((constraint): constraint is PartConstraint => constraint.scope === scope);
  const root = scenario.view().data;
  for (const name of new Set(ofScope.map(({ part }) => part))) {
    const ofPart = ofScope.filter(({ part }) => part === name);
    for (const part of partsOf(root, name)) yield* onPart(scenario, ofPart, scope, part, cache);
  }
}

/** The items of a part list, or the member itself where it is no list. */
function partsOf(data: object, name: string): readonly object[] {
  const value = (data as Readonly<Record<string, unknown>>)[name];
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.filter((part): part is object => typeof part === 'object' && part !== null);
}

/** @param constraints all of the scope on this kind of part */
function onPart(
  scenario: Scenario,
  constraints: readonly PartConstraint[],
  scope: PartScope,
  part: object,
  cache: ConstraintCache,
): readonly Verdict[] {
  const root = scenario.view().data;
  const { header } = scenario;
  const { ids } = scenario.ids();
  const ofPart = cache.get(part);
  const known = ofPart?.[scope];
  if (known?.header === header && holdIn(ids, known.lookups)) {
    const { root: before, verdicts: kept } = known;
    return before === undefined || before === root ? kept : kept.map((verdict) => moved(verdict, before, root));
  }
  const lookups: Lookup[] = [];
  const recorded = recording(ids, lookups);
  const found = constraints.flatMap((one) => attempt(one, () => one.check(part, root, recorded)));
  const kept: Kept = { header, root: found.length === 0 ? undefined : root, lookups, verdicts: found };
  cache.set(part, { ...ofPart, [scope]: kept });
  return found;
}

function attempt(constraint: AnyConstraint, run: () => Iterable<Finding>): readonly Verdict[] {
  try {
    const findings = [...run()];
    return findings.length === 0 ? [] : [{ constraint, findings }];
  } catch (error) {
    return [{ constraint, error }];
  }
}

/** A verdict in which one object, the header, is another one now. */
function moved(verdict: Verdict, from: object, to: object): Verdict {
  if ('error' in verdict) return verdict;
  const place = (of: Place): Place => (of.owner === from ? { ...of, owner: to } : of);
  const edit = (of: Edit): Edit => (of.owner === from ? ({ ...of, owner: to } as Edit) : of);
  return {
    constraint: verdict.constraint,
    findings: verdict.findings.map((finding) => ({
      ...finding,
      place: place(finding.place),
      related: finding.related?.map((other) => ({ ...other, place: place(other.place) })),
      fixes: finding.fixes?.map((fix) => ({ ...fix, edits: fix.edits.map(edit) })),
    })),
  };
}
