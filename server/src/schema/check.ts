/** Checks a scenario against the schema of its ruleset; what fails is told in our words, one problem for one fault. */
import { validators, type SchemaError, type Validate } from '../generated/validators';
import type { Path } from '../model/place';
import type { Problem } from '../model/problem';
import type { Fault } from './fault';
import { problemOf } from './faults';
import { memo, type Memo } from './memo';
import { descend, isMapping, rootSchema, type Schema } from './schema';

/** Problems of parts, by the part. */
export type SchemaCache = Memo<readonly Problem[]>;

export function schemaCache(): SchemaCache {
  return memo();
}

/**
 * @param rulesetId a known ruleset: see `chooseRuleset`
 * @param data the scenario
 * @param cache problems of parts already checked; parts that are no mappings are never kept
 * @returns problems in the order of the schema's root, then of the parts
 */
export function checkSchema(rulesetId: string, data: object, cache: SchemaCache = schemaCache()): Problem[] {
  const root = rootSchema(rulesetId);
  const { root: validateRoot, parts } = validators[rulesetId]!;
  const problems = validate(root, root, validateRoot, data, data);
  for (const [property, validatePart] of Object.entries(parts)) {
    const list = (data as Record<string, unknown>)[property];
    const items = root.properties?.[property]?.items;
    if (!Array.isArray(list) || !items) continue;
    list.forEach((part: unknown, index) => {
      const check = () => validate(root, items, validatePart, part, list, index);
      problems.push(...(isMapping(part) ? cache.get(rulesetId, part, check) : check()));
    });
  }
  return problems;
}

function validate(
  root: Schema,
  schema: Schema,
  check: Validate,
  value: unknown,
  owner: object,
  key?: number,
): Problem[] {
  if (check(value)) return [];
  const faults = (check.errors ?? []).map((error) => faultOf(root, schema, value, error, owner, key));
  return withoutRepetition(faults)
    .map((fault) => problemOf(root, fault, faults))
    .filter((problem) => problem !== undefined);
}

function faultOf(root: Schema, schema: Schema, value: unknown, error: SchemaError, owner: object, key?: number): Fault {
  const path = pointer(error.instancePath, value);
  const steps = descend(root, schema, value, path);
  const last = steps.at(-1)!;
  const before = steps.at(-2);
  return {
    keyword: error.keyword,
    params: error.params,
    propertyName: error.propertyName,
    path: error.instancePath,
    steps,
    value: last.value,
    schema: last.schema,
    owner: before ? (before.value as object) : owner,
    key: before ? last.key : key,
  };
}

/** The path of a JSON pointer; steps into lists are numbers. */
function pointer(text: string, start: unknown): Path {
  let value = start;
  return text
    .split('/')
    .slice(1)
    .map((escaped) => {
      const name = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(value) ? Number(name) : name;
      value = (value as Record<string | number, unknown>)[key];
      return key;
    });
}

/** Which of several faults of one value is the one to tell: the first of these. */
const PRECEDENCE = ['discriminator', 'type', 'const', 'enum', 'pattern'];
/** These repeat what another fault says. */
const ECHOES = new Set(['propertyNames', 'if', 'oneOf', 'anyOf', 'allOf']);

/** One fault for a value, but each unknown or missing key for itself. */
function withoutRepetition(faults: readonly Fault[]): Fault[] {
  const told = new Map<string, Fault>();
  for (const fault of faults) {
    if (ECHOES.has(fault.keyword)) continue;
    const about = `${fault.path} ${aboutKey(fault) ?? ''}`;
    const before = told.get(about);
    if (!before || rank(fault) < rank(before)) told.set(about, fault);
  }
  // A value that is wrong as a whole hides what is wrong with its keys.
  return [...told.values()].filter((fault) => aboutKey(fault) === undefined || !told.has(`${fault.path} `));
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
