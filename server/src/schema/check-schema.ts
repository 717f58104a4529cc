/** Checks a scenario against the schema of its ruleset. Each schema error becomes one diagnostic in our own words. */
import type { Diagnostic } from '../model/diagnostic';
import type { SchemaError } from './errors/schema-error';
import { toDiagnostic } from './errors';
import { createPartCache, type PartCache } from './part-cache';
import { getPartLists } from './part-lists';
import { type ComparisonBudget, createComparisonBudget } from '../model/nearest';
import type { Validator } from '../generated/validators';
import { runToEnd } from '../model/steps';
import { isMapping } from '../model/values';
import { deref, descend, getRootSchema, type Schema } from './schema';
import { listValidationErrors, getValidators, type ValidationError } from './validate';

/** Diagnostics by part. */
export type SchemaCache = PartCache<readonly Diagnostic[]>;

export function createSchemaCache(): SchemaCache {
  return createPartCache();
}

/**
 * @param rulesetId a known ruleset, see `chooseRuleset`, whose validators are loaded
 * @param data the scenario
 * @param cache diagnostics of parts that were checked before; parts that are not mappings are not cached
 * @returns diagnostics of everything outside of parts, then of the parts
 * @throws RangeError if the validators are not loaded
 */
export function checkSchema(rulesetId: string, data: object, cache: SchemaCache = createSchemaCache()): Diagnostic[] {
  return runToEnd(checkSchemaInSteps(rulesetId, data, cache));
}

/** The same as `checkSchema`, with a pause after each error: fills the cache, so that `checkSchema` answers at once. */
export function* checkSchemaInSteps(
  rulesetId: string,
  data: object,
  cache: SchemaCache,
): Generator<void, Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const { part, check } of listParts(rulesetId, data)) {
    const cacheKey = isMapping(part) ? part : undefined;
    let diagnosticsOfPart = cacheKey && cache.peek(rulesetId, cacheKey);
    if (!diagnosticsOfPart) {
      diagnosticsOfPart = yield* check();
      if (cacheKey) cache.set(rulesetId, cacheKey, diagnosticsOfPart);
      yield;
    }
    diagnostics.push(...diagnosticsOfPart);
  }
  return diagnostics;
}

/** The scenario without its parts, and the items of part lists, each with its check. */
function* listParts(
  rulesetId: string,
  data: object,
): Generator<{ part: unknown; check: () => Generator<void, Diagnostic[]> }> {
  const root = getRootSchema(rulesetId);
  const validators = getValidators(rulesetId);
  yield { part: data, check: () => validateInSteps(root, root, validators['root']!, data, data) };
  for (const property of getPartLists(rulesetId)) {
    const list = (data as Record<string, unknown>)[property];
    if (!Array.isArray(list)) continue;
    const items = deref(root, root.properties![property]!).items!;
    const validator = validators[property]!;
    for (const [index, part] of (list as readonly unknown[]).entries())
      yield { part, check: () => validateInSteps(root, items, validator, part, list, index) };
  }
}

function* validateInSteps(
  root: Schema,
  schema: Schema,
  validator: Validator,
  value: unknown,
  owner: object,
  key?: number,
): Generator<void, Diagnostic[]> {
  const comparisons = createComparisonBudget();
  const schemaErrors: SchemaError[] = [];
  for (const error of listValidationErrors(validator, value)) {
    schemaErrors.push(toSchemaError(root, schema, value, error, comparisons, owner, key));
    yield;
  }
  const diagnostics: Diagnostic[] = [];
  for (const schemaError of deduplicate(schemaErrors)) {
    const diagnostic = toDiagnostic(root, schemaError, schemaErrors);
    if (diagnostic) diagnostics.push(diagnostic);
    yield;
  }
  return diagnostics;
}

function toSchemaError(
  root: Schema,
  schema: Schema,
  value: unknown,
  error: ValidationError,
  comparisons: ComparisonBudget,
  owner: object,
  key?: number,
): SchemaError {
  const steps = descend(root, schema, value, error.path);
  const last = steps.at(-1)!;
  const parent = steps.at(-2);
  return {
    keyword: error.keyword,
    params: error.params,
    propertyName: error.propertyName,
    path: JSON.stringify(error.path),
    steps,
    value: last.value,
    schema: last.schema,
    owner: parent ? (parent.value as object) : owner,
    key: parent ? last.key : key,
    comparisons,
  };
}

/** Keywords by precedence: of several errors of one value, the first of these is reported. */
const KEYWORD_PRECEDENCE = ['discriminator', 'type', 'const', 'enum', 'pattern'];

/** Keeps one error per value, and one per unknown or missing key. */
function deduplicate(schemaErrors: readonly SchemaError[]): SchemaError[] {
  const reported = new Map<string, SchemaError>();
  for (const schemaError of schemaErrors) {
    const subject = schemaError.path + JSON.stringify(getErrorKey(schemaError) ?? null);
    const previous = reported.get(subject);
    if (!previous || rank(schemaError) < rank(previous)) reported.set(subject, schemaError);
  }
  // An error of the value itself hides errors of its keys.
  return [...reported.values()].filter(
    (schemaError) => getErrorKey(schemaError) === undefined || !reported.has(`${schemaError.path}null`),
  );
}

function getErrorKey({ params, propertyName }: SchemaError): string | undefined {
  return (
    propertyName ??
    (params['missingProperty'] as string | undefined) ??
    (params['additionalProperty'] as string | undefined)
  );
}

function rank({ keyword }: SchemaError): number {
  const index = KEYWORD_PRECEDENCE.indexOf(keyword);
  return index < 0 ? KEYWORD_PRECEDENCE.length : index;
}
