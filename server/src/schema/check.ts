/** Checks a scenario against the schema of its ruleset; what fails is told in our words, one problem for one fault. */
import type { Problem } from '../model/problem';
import type { Fault } from './fault';
import { problemOf } from './faults';
import { memo, type Memo } from './memo';
import { partLists } from './parts';
import { deref, descend, isMapping, rootSchema, type Schema } from './schema';
import { validationErrors, type ValidationError } from './validate';

/** Problems of parts, by the part. */
export type SchemaCache = Memo<readonly Problem[]>;

export function schemaCache(): SchemaCache {
  return memo();
}

/**
 * @param rulesetId a known ruleset: see `chooseRuleset`
 * @param data the scenario
 * @param cache problems of parts already checked; parts that are no mappings are never kept
 * @returns problems of the scenario without its parts, in the order of the data, then of the parts
 */
export function checkSchema(rulesetId: string, data: object, cache: SchemaCache = schemaCache()): Problem[] {
  const root = rootSchema(rulesetId);
  const problems = validate(root, withoutParts(rulesetId, root), data, data);
  for (const property of partLists(rulesetId)) {
    const list = (data as Record<string, unknown>)[property];
    const items = deref(root, root.properties?.[property] ?? {}).items;
    if (!Array.isArray(list) || !items) continue;
    list.forEach((part: unknown, index) => {
      const check = () => validate(root, items, part, list, index);
      problems.push(...(isMapping(part) ? cache.get(rulesetId, part, check) : check()));
    });
  }
  return problems;
}

const roots = new WeakMap<Schema, Schema>();

/** The schema of a scenario whose lists of parts are checked to be lists; their items are checked one by one. */
function withoutParts(rulesetId: string, root: Schema): Schema {
  const known = roots.get(root);
  if (known) return known;
  const lists = partLists(rulesetId).map((name) => {
    const { items: _parts, ...list } = deref(root, root.properties![name]!);
    return [name, list];
  });
  const made = { ...root, properties: { ...root.properties, ...(Object.fromEntries(lists) as Schema['properties']) } };
  roots.set(root, made);
  return made;
}

function validate(root: Schema, schema: Schema, value: unknown, owner: object, key?: number): Problem[] {
  const faults = validationErrors(root, schema, value).map((found) => faultOf(root, schema, value, found, owner, key));
  return withoutRepetition(faults)
    .map((fault) => problemOf(root, fault, faults))
    .filter((problem) => problem !== undefined);
}

function faultOf(
  root: Schema,
  schema: Schema,
  value: unknown,
  found: ValidationError,
  owner: object,
  key?: number,
): Fault {
  const steps = descend(root, schema, value, found.path);
  const last = steps.at(-1)!;
  const before = steps.at(-2);
  return {
    keyword: found.keyword,
    params: found.params,
    propertyName: found.propertyName,
    path: JSON.stringify(found.path),
    steps,
    value: last.value,
    schema: last.schema,
    owner: before ? (before.value as object) : owner,
    key: before ? last.key : key,
  };
}

/** Which of several faults of one value is the one to tell: the first of these. */
const PRECEDENCE = ['discriminator', 'type', 'const', 'enum', 'pattern'];
/** One fault for a value, but each unknown or missing key for itself. */
function withoutRepetition(faults: readonly Fault[]): Fault[] {
  const kept = new Map<string, Fault>();
  for (const fault of faults) {
    const about = `${fault.path} ${aboutKey(fault) ?? ''}`;
    const before = kept.get(about);
    if (!before || rank(fault) < rank(before)) kept.set(about, fault);
  }
  // A value that is wrong as a whole hides what is wrong with its keys.
  return [...kept.values()].filter((fault) => aboutKey(fault) === undefined || !kept.has(`${fault.path} `));
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
