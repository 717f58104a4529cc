/**
 * Runs the checks of a ruleset, incrementally. A check on a part reads that part, the header and, with the scope `references`, the ids that it
 * looks up. Its cached result is valid as long as these have not changed.
 */
import type { Edit } from '../../model/edit';
import type { Place } from '../../model/place';
import type { Violation, Diagnostic } from '../../model/diagnostic';
import type { Ruleset } from '../../model/ruleset';
import type { Scenario } from '../scenario/scenario';
import {
  type AnyCheck,
  type CheckCache,
  type CheckResult,
  type Lookup,
  type PartCheck,
  type PartCheckResults,
  type PartScope,
  areUpToDate,
  getScope,
  recordLookups,
} from '../scenario/caches';

type WholeCheck = Extract<AnyCheck, { readonly part?: undefined }>;

/** A check that threw. */
export interface CheckFailure {
  readonly code: string;
  readonly error: unknown;
}

export interface CheckSummary {
  readonly diagnostics: readonly Diagnostic[];
  readonly failures: readonly CheckFailure[];
}

export function runChecks(scenario: Scenario, ruleset: Ruleset, cache: CheckCache): CheckSummary {
  const diagnostics: Diagnostic[] = [];
  const failures = new Map<string, CheckFailure>();
  for (const result of collectResults(scenario, ruleset.checks, cache)) {
    const { rule, severity = 'error' } = result.check;
    const code = `${ruleset.id}/${result.check.code}`;
    if ('error' in result) failures.set(code, { code, error: result.error });
    else diagnostics.push(...result.violations.map((violation) => ({ ...violation, code, severity, rule })));
  }
  // Discard the other results of a check that crashed: they cannot be trusted.
  return { diagnostics: diagnostics.filter(({ code }) => !failures.has(code)), failures: [...failures.values()] };
}

/** Skips invalid data: if the header is valid, checks valid parts; if all parts are valid, also runs the checks across parts. */
function collectResults(scenario: Scenario, checks: readonly AnyCheck[], cache: CheckCache): readonly CheckResult[] {
  const { isHeaderValid, isValid } = scenario.view();
  const results: CheckResult[] = [];
  if (!isHeaderValid) return results;
  collectPartResults(scenario, checks, 'part', cache, results);
  if (!isValid) return results;
  collectPartResults(scenario, checks, 'references', cache, results);
  for (const check of checks) {
    const result = check.part === undefined ? runWholeCheck(scenario, check) : undefined;
    if (result) results.push(result);
  }
  return results;
}

const wholeResults = new WeakMap<Scenario, Map<WholeCheck, CheckResult | undefined>>();

function runWholeCheck(scenario: Scenario, check: WholeCheck): CheckResult | undefined {
  const results = wholeResults.get(scenario) ?? new Map<WholeCheck, CheckResult | undefined>();
  wholeResults.set(scenario, results);
  if (!results.has(check)) {
    const { data } = scenario.view();
    results.set(
      check,
      runCheck(check, () => check.check(data as Record<string, object>, scenario.ids().ids)),
    );
  }
  return results.get(check);
}

/** Fills the cache part by part, with a pause after each. */
export function* runChecksInSteps(scenario: Scenario, ruleset: Ruleset, cache: CheckCache): Generator<void> {
  const { data, isHeaderValid, isValid } = scenario.view();
  if (!isHeaderValid) return;
  for (const scope of isValid ? (['part', 'references'] as const) : (['part'] as const)) {
    const scopeChecks = listChecksOn(ruleset.checks, scope);
    for (const [name, partChecks] of scopeChecks)
      for (const part of listParts(data, name)) {
        if (getCachedResults(part, scenario, scope, cache)) continue;
        runPartChecks(part, scenario, partChecks, scope, cache);
        yield;
      }
  }
  if (!isValid) return;
  for (const check of ruleset.checks)
    if (check.part === undefined) {
      runWholeCheck(scenario, check);
      yield;
    }
}

/** The checks of a scope on parts, by name of the part. */
function listChecksOn(checks: readonly AnyCheck[], scope: PartScope): ReadonlyMap<string, readonly PartCheck[]> {
  const checksByPart = new Map<string, PartCheck[]>();
  for (const check of checks)
    if (check.part !== undefined && getScope(check) === scope)
      checksByPart.set(check.part, [...(checksByPart.get(check.part) ?? []), check]);
  return checksByPart;
}

/** @param results output. No array is made for each part, since most have no results and this runs at every keystroke */
function collectPartResults(
  scenario: Scenario,
  checks: readonly AnyCheck[],
  scope: PartScope,
  cache: CheckCache,
  results: CheckResult[],
): void {
  const root = scenario.view().data;
  for (const [name, partChecks] of listChecksOn(checks, scope)) {
    for (const part of listParts(root, name)) {
      const partResults =
        getCachedResults(part, scenario, scope, cache) ?? runPartChecks(part, scenario, partChecks, scope, cache);
      if (partResults.length > 0) results.push(...partResults);
    }
  }
}

/** The items of a part list, or the member itself if it is not a list. */
function listParts(data: object, name: string): readonly object[] {
  const value = (data as Readonly<Record<string, unknown>>)[name];
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.filter((part): part is object => typeof part === 'object' && part !== null);
}

/** The cached results of a part, if they are still valid. Allocates nothing, since it runs for every part. */
function getCachedResults(
  part: object,
  scenario: Scenario,
  scope: PartScope,
  cache: CheckCache,
): readonly CheckResult[] | undefined {
  const cached = cache.get(part)?.[scope];
  if (cached?.header !== scenario.header || !areUpToDate(scenario.ids().ids, cached.lookups)) return undefined;
  return cached.root === undefined ? cached.results : rebaseResults(cached.results, cached.root, scenario.view().data);
}

/** Moves results to the current root. */
function rebaseResults(results: readonly CheckResult[], oldRoot: object, root: object): readonly CheckResult[] {
  return oldRoot === root ? results : results.map((result) => rebaseResult(result, oldRoot, root));
}

/** @param checks all checks of the scope on this kind of part */
function runPartChecks(
  part: object,
  scenario: Scenario,
  checks: readonly PartCheck[],
  scope: PartScope,
  cache: CheckCache,
): readonly CheckResult[] {
  const root = scenario.view().data;
  const lookups: Lookup[] = [];
  const recordingIds = recordLookups(scenario.ids().ids, lookups);
  const results: CheckResult[] = [];
  for (const check of checks) {
    const result = runCheck(check, () => check.check(part, root, recordingIds));
    if (result) results.push(result);
  }
  const { header } = scenario;
  const cacheEntry: PartCheckResults = { header, root: results.length === 0 ? undefined : root, lookups, results };
  cache.set(part, { ...cache.get(part), [scope]: cacheEntry });
  return results;
}

/** Undefined if the check found nothing, as nearly always. */
function runCheck(check: AnyCheck, run: () => Iterable<Violation>): CheckResult | undefined {
  try {
    let violations: Violation[] | undefined;
    for (const violation of run()) (violations ??= []).push(violation);
    return violations && { check, violations };
  } catch (error) {
    return { check, error };
  }
}

/** A result with all places in one object moved to another. */
function rebaseResult(result: CheckResult, oldRoot: object, newRoot: object): CheckResult {
  if ('error' in result) return result;
  const rebasePlace = (original: Place): Place =>
    original.owner === oldRoot ? { ...original, owner: newRoot } : original;
  const rebaseEdit = (original: Edit): Edit =>
    original.owner === oldRoot ? ({ ...original, owner: newRoot } as Edit) : original;
  return {
    check: result.check,
    violations: result.violations.map((violation) => ({
      ...violation,
      place: rebasePlace(violation.place),
      related: violation.related?.map((other) => ({ ...other, place: rebasePlace(other.place) })),
      fixes: violation.fixes?.map((fix) => ({ ...fix, edits: fix.edits.map(rebaseEdit) })),
    })),
  };
}
