/** Checks a scenario against the schema of its ruleset. Each schema error becomes one diagnostic in our own words. */
import type { Problem } from '../model/problem';
import type { Fault } from './faults/fault';
import { problemOf } from './faults';
import { memo, type Memo } from './memo';
import { partLists } from './parts';
import type { Validator } from '../generated/validators';
import { isMapping } from '../model/values';
import { deref, descend, rootSchema, type Schema } from './schema';
import { validationErrors, validatorsOf, type ValidationError } from './validate';

/** Diagnostics by part. */
export type SchemaCache = Memo<readonly Problem[]>;

export function schemaCache(): SchemaCache {
  return memo();
}

/**
 * @param rulesetId a known ruleset, see `chooseRuleset`, whose validators are loaded
 * @param data the scenario
 * @param cache diagnostics of parts that were checked before; parts that are not mappings are not cached
 * @returns diagnostics of everything outside of parts, then of the parts
 * @throws RangeError if the validators are not loaded
 */
export function checkSchema(rulesetId: string, data: object, cache: SchemaCache = schemaCache()): Problem[] {
  const root = rootSchema(rulesetId);
  const validators = validatorsOf(rulesetId);
  const problems = validate(root, root, validators['root']!, data, data);
  for (const property of partLists(rulesetId)) {
    const list = (data as Record<string, unknown>)[property];
    const items = deref(root, root.properties?.[property] ?? {}).items;
    const validator = validators[property];
    if (!Array.isArray(list) || !items || !validator) continue;
    for (let index = 0; index < list.length; index++) {
      const part: unknown = list[index];
      const kept = isMapping(part) ? part : undefined;
      let found = kept && cache.known(rulesetId, kept);
      if (found?.length === 0) continue; // the common case: nearly every part on each keystroke
      if (!found) {
        found = validate(root, items, validator, part, list, index);
        if (kept) cache.keep(rulesetId, kept, found);
      }
      problems.push(...found);
    }
  }
  return problems;
}

/** Fills the cache for `checkSchema` part by part, yielding after each. */
export function* checkPartsInSteps(rulesetId: string, data: object, cache: SchemaCache): Generator<void> {
  const root = rootSchema(rulesetId);
  const validators = validatorsOf(rulesetId);
  for (const property of partLists(rulesetId)) {
    const list = (data as Record<string, unknown>)[property];
    const items = deref(root, root.properties?.[property] ?? {}).items;
    const validator = validators[property];
    if (!Array.isArray(list) || !items || !validator) continue;
    for (const [index, part] of (list as readonly unknown[]).entries()) {
      if (!isMapping(part) || cache.known(rulesetId, part)) continue;
      cache.keep(rulesetId, part, validate(root, items, validator, part, list, index));
      yield;
    }
  }
}

function validate(
  root: Schema,
  schema: Schema,
  validator: Validator,
  value: unknown,
  owner: object,
  key?: number,
): Problem[] {
  const errors = validationErrors(validator, value);
  const faults = errors.map((error) => faultOf(root, schema, value, error, owner, key));
  return withoutRepetition(faults)
    .map((fault) => problemOf(root, fault, faults))
    .filter((problem) => problem !== undefined);
}

function faultOf(
  root: Schema,
  schema: Schema,
  value: unknown,
  error: ValidationError,
  owner: object,
  key?: number,
): Fault {
  const steps = descend(root, schema, value, error.path);
  const last = steps.at(-1)!;
  const before = steps.at(-2);
  return {
    keyword: error.keyword,
    params: error.params,
    propertyName: error.propertyName,
    path: JSON.stringify(error.path),
    steps,
    value: last.value,
    schema: last.schema,
    owner: before ? (before.value as object) : owner,
    key: before ? last.key : key,
  };
}

/** Keywords by precedence: of several errors of one value, the first of these is reported. */
const PRECEDENCE = ['discriminator', 'type', 'const', 'enum', 'pattern'];
/** Keeps one error per value, and one per unknown or missing key. */
function withoutRepetition(faults: readonly Fault[]): Fault[] {
  const told = new Map<string, Fault>();
  for (const fault of faults) {
    const about = fault.path + JSON.stringify(aboutKey(fault) ?? null);
    const before = told.get(about);
    if (!before || rank(fault) < rank(before)) told.set(about, fault);
  }
  // An error of the value itself hides errors of its keys.
  return [...told.values()].filter((fault) => aboutKey(fault) === undefined || !told.has(`${fault.path}null`));
}

function aboutKey({ params, propertyName }: Fault): string | undefined {
  return (
    propertyName ??
    (params['missingProperty'] as string | undefined) ??
    (params['additionalProperty'] as string | undefined)
  );
}

function rank({ keyword }: Fault): number {
  const index = PRECEDENCE.indexOf(keyword);
  return index < 0 ? PRECEDENCE.length : index;
}
