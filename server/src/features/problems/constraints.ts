/**
 * Runs the checks of a ruleset, incrementally. A check on a part reads that part, the header and, with the scope `references`, the ids that it
 * looks up. Its cached result is valid as long as these have not changed.
 */
import type { Edit } from '../../model/edit';
import type { Place } from '../../model/place';
import type { Finding, Problem } from '../../model/problem';
import type { Ruleset } from '../../model/ruleset';
import type { Scenario } from '../scenario';
import type {
  AnyConstraint,
  ConstraintCache,
  PartConstraint,
  PartScope,
  PartVerdicts,
  Verdict,
} from './constraint-cache';
import { scopeOf } from './constraint-cache';
import { holdIn, recording } from './lookups';
import type { Lookup } from './lookups';

type WholeConstraint = Extract<AnyConstraint, { readonly part?: undefined }>;

/** A check that threw. */
export interface Failure {
  readonly code: string;
  readonly error: unknown;
}

export interface ConstraintResults {
  readonly problems: readonly Problem[];
  readonly failures: readonly Failure[];
}

export function checkConstraints(scenario: Scenario, ruleset: Ruleset, cache: ConstraintCache): ConstraintResults {
  const problems: Problem[] = [];
  const failures = new Map<string, Failure>();
  for (const verdict of verdicts(scenario, ruleset.constraints, cache)) {
    const { rule, severity = 'error' } = verdict.constraint;
    const code = `${ruleset.id}/${verdict.constraint.code}`;
    if ('error' in verdict) failures.set(code, { code, error: verdict.error });
    else problems.push(...verdict.findings.map((finding) => ({ ...finding, code, severity, rule })));
  }
  // Discard the other results of a check that crashed: they cannot be trusted.
  return { problems: problems.filter(({ code }) => !failures.has(code)), failures: [...failures.values()] };
}

/** Skips invalid data: if the header is valid, checks valid parts; if all parts are valid, also runs the checks across parts. */
function verdicts(
  scenario: Scenario,
  constraints: readonly AnyConstraint[],
  cache: ConstraintCache,
): readonly Verdict[] {
  const { headerSound, allSound } = scenario.view();
  const found: Verdict[] = [];
  if (!headerSound) return found;
  onParts(scenario, constraints, 'part', cache, found);
  if (!allSound) return found;
  onParts(scenario, constraints, 'references', cache, found);
  for (const constraint of constraints) {
    const verdict = constraint.part === undefined ? onWhole(scenario, constraint) : undefined;
    if (verdict) found.push(verdict);
  }
  return found;
}

const known = new WeakMap<Scenario, Map<WholeConstraint, Verdict | undefined>>();

function onWhole(scenario: Scenario, constraint: WholeConstraint): Verdict | undefined {
  const verdicts = known.get(scenario) ?? new Map<WholeConstraint, Verdict | undefined>();
  known.set(scenario, verdicts);
  if (!verdicts.has(constraint)) {
    const { data } = scenario.view();
    verdicts.set(
      constraint,
      attempt(constraint, () => constraint.check(data as Record<string, object>, scenario.ids().ids)),
    );
  }
  return verdicts.get(constraint);
}

/** Fills the cache part by part, with a pause after each. */
export function* checkConstraintsInSteps(
  scenario: Scenario,
  ruleset: Ruleset,
  cache: ConstraintCache,
): Generator<void> {
  const { data, headerSound, allSound } = scenario.view();
  if (!headerSound) return;
  for (const scope of allSound ? (['part', 'references'] as const) : (['part'] as const)) {
    const ofScope = constraintsOn(ruleset.constraints, scope);
    for (const [name, ofPart] of ofScope)
      for (const part of partsOf(data, name)) {
        if (knownOn(part, scenario, scope, cache)) continue;
        foundOn(part, scenario, ofPart, scope, cache);
        yield;
      }
  }
  if (!allSound) return;
  for (const constraint of ruleset.constraints)
    if (constraint.part === undefined) {
      onWhole(scenario, constraint);
      yield;
    }
}

/** The checks of a scope on parts, by name of the part. */
function constraintsOn(
  constraints: readonly AnyConstraint[],
  scope: PartScope,
): ReadonlyMap<string, readonly PartConstraint[]> {
  const found = new Map<string, PartConstraint[]>();
  for (const constraint of constraints)
    if (constraint.part !== undefined && scopeOf(constraint) === scope)
      found.set(constraint.part, [...(found.get(constraint.part) ?? []), constraint]);
  return found;
}

/** @param results output. No array is made for each part, since most have no results and this runs at every keystroke */
function onParts(
  scenario: Scenario,
  constraints: readonly AnyConstraint[],
  scope: PartScope,
  cache: ConstraintCache,
  found: Verdict[],
): void {
  const root = scenario.view().data;
  for (const [name, ofPart] of constraintsOn(constraints, scope)) {
    for (const part of partsOf(root, name)) {
      const known = knownOn(part, scenario, scope, cache) ?? foundOn(part, scenario, ofPart, scope, cache);
      if (known.length > 0) found.push(...known);
    }
  }
}

/** The items of a part list, or the member itself if it is not a list. */
function partsOf(data: object, name: string): readonly object[] {
  const value = (data as Readonly<Record<string, unknown>>)[name];
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.filter((part): part is object => typeof part === 'object' && part !== null);
}

/** The cached results of a part, if they are still valid. Allocates nothing, since it runs for every part. */
function knownOn(
  part: object,
  scenario: Scenario,
  scope: PartScope,
  cache: ConstraintCache,
): readonly Verdict[] | undefined {
  const known = cache.get(part)?.[scope];
  if (known?.header !== scenario.header || !holdIn(scenario.ids().ids, known.lookups)) return undefined;
  return known.root === undefined ? known.verdicts : inRoot(known.verdicts, known.root, scenario.view().data);
}

/** Moves results to the current root. */
function inRoot(verdicts: readonly Verdict[], before: object, root: object): readonly Verdict[] {
  return before === root ? verdicts : verdicts.map((verdict) => moved(verdict, before, root));
}

/** @param checks all checks of the scope on this kind of part */
function foundOn(
  part: object,
  scenario: Scenario,
  constraints: readonly PartConstraint[],
  scope: PartScope,
  cache: ConstraintCache,
): readonly Verdict[] {
  const root = scenario.view().data;
  const lookups: Lookup[] = [];
  const recorded = recording(scenario.ids().ids, lookups);
  const found: Verdict[] = [];
  for (const constraint of constraints) {
    const verdict = attempt(constraint, () => constraint.check(part, root, recorded));
    if (verdict) found.push(verdict);
  }
  const { header } = scenario;
  const kept: PartVerdicts = { header, root: found.length === 0 ? undefined : root, lookups, verdicts: found };
  cache.set(part, { ...cache.get(part), [scope]: kept });
  return found;
}

/** Undefined if the check found nothing, as nearly always. */
function attempt(constraint: AnyConstraint, run: () => Iterable<Finding>): Verdict | undefined {
  try {
    let findings: Finding[] | undefined;
    for (const finding of run()) (findings ??= []).push(finding);
    return findings && { constraint, findings };
  } catch (error) {
    return { constraint, error };
  }
}

/** A result with all places in one object moved to another. */
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
