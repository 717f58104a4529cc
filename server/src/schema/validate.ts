/**
 * Validates data against a schema. It knows what our schemas use of JSON Schema and nothing else (`test/server/schema/validate.test.ts`
 * holds it against ajv), so that the schemas themselves are all that is loaded: code compiled from them would be five times their size.
 */
import type { Path } from '../model/place';
import { deref, isMapping, variantsOf, type Schema } from './schema';

/** A value that does not fit, by one keyword of its schema. */
export interface ValidationError {
  readonly keyword: string;
  /** From the validated value. */
  readonly path: Path;
  /** What the keyword demands, and what breaks it; named as ajv names it. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Set when the name of a property, not its value, is wrong. */
  readonly propertyName?: string;
}

/** Everything about a value that does not fit. Every fault is told, not the first alone. */
export function validationErrors(root: Schema, schema: Schema, value: unknown): readonly ValidationError[] {
  const visit: Visit = { path: [], found: [] };
  checkOf(root, schema)(value, visit);
  return visit.found;
}

/** The way to the value at hand, and what was found on the way. */
interface Visit {
  readonly path: (string | number)[];
  readonly found: ValidationError[];
  propertyName?: string;
}

type Check = (value: unknown, visit: Visit) => void;

const checks = new WeakMap<Schema, Check>();

/** The check of a schema: made once, and only when data first meets it. Definitions may refer to themselves. */
function checkOf(root: Schema, schema: Schema): Check {
  const full = deref(root, schema);
  const known = checks.get(full);
  if (known) return known;
  let made: readonly Check[] | undefined;
  const check: Check = (value, visit) => {
    made ??= Object.entries(KEYWORDS).flatMap(([keyword, make]) => (keyword in full ? make(full, root) : []));
    for (const one of made) one(value, visit);
  };
  checks.set(full, check);
  return check;
}

function reportError(visit: Visit, keyword: string, params: ValidationError['params']): void {
  const { propertyName } = visit;
  visit.found.push({ keyword, path: [...visit.path], params, ...(propertyName !== undefined && { propertyName }) });
}

/** A check of the values of one type by a limit that the schema sets; all other values pass. */
function limited<Value>(
  keyword: string,
  isOfType: (value: unknown) => value is Value,
  limit: number,
  fits: (value: Value, limit: number) => boolean,
): Check {
  return (value, visit) => {
    if (isOfType(value) && !fits(value, limit)) reportError(visit, keyword, { limit });
  };
}

/** What each keyword demands, in the order in which faults of one value are told. A keyword that is not here validates nothing. */
const KEYWORDS: Readonly<Record<string, (schema: Schema, root: Schema) => Check>> = {
  type: ({ type = [] }) => {
    const types = typeof type === 'string' ? [type] : type;
    return (value, visit) => {
      if (!types.some((name) => isOfType(name, value))) reportError(visit, 'type', { type });
    };
  },
  minimum: ({ minimum }) => limited('minimum', isNumber, minimum!, (value, limit) => value >= limit),
  maximum: ({ maximum }) => limited('maximum', isNumber, maximum!, (value, limit) => value <= limit),
  exclusiveMinimum: ({ exclusiveMinimum }) =>
    limited('exclusiveMinimum', isNumber, exclusiveMinimum!, (value, limit) => value > limit),
  minLength: ({ minLength }) => limited('minLength', isString, minLength!, (text, limit) => lengthOf(text) >= limit),
  maxLength: ({ maxLength }) => limited('maxLength', isString, maxLength!, (text, limit) => lengthOf(text) <= limit),
  pattern: ({ pattern = '' }) => {
    const form = new RegExp(pattern, 'u');
    return (value, visit) => {
      if (isString(value) && !form.test(value)) reportError(visit, 'pattern', { pattern });
    };
  },
  minItems: ({ minItems }) => limited('minItems', isList, minItems!, ({ length }, limit) => length >= limit),
  maxItems: ({ maxItems }) => limited('maxItems', isList, maxItems!, ({ length }, limit) => length <= limit),
  // By identity: lists of what must be unique hold texts and numbers.
  uniqueItems: () => (value, visit) => {
    if (!isList(value)) return;
    const second = value.findIndex((item, index) => value.indexOf(item) < index);
    if (second >= 0) reportError(visit, 'uniqueItems', { i: second, j: value.indexOf(value[second]) });
  },
  const:
    ({ const: only }) =>
    (value, visit) => {
      if (value !== only) reportError(visit, 'const', { allowedValue: only });
    },
  enum: ({ enum: choices = [] }) => {
    const allowed = new Set<unknown>(choices);
    return (value, visit) => {
      if (!allowed.has(value)) reportError(visit, 'enum', { allowedValues: choices });
    };
  },
  items: ({ items = {} }, root) => {
    const check = checkOf(root, items);
    return (value, visit) => {
      if (isList(value)) value.forEach((item, index) => within(visit, index, check, item));
    };
  },
  propertyNames: ({ propertyNames = {} }, root) => {
    const check = checkOf(root, propertyNames);
    return (value, visit) => {
      if (!isMapping(value)) return;
      for (const name of Object.keys(value)) {
        visit.propertyName = name;
        check(name, visit);
      }
      visit.propertyName = undefined;
    };
  },
  required: ({ required = [] }) => {
    return (value, visit) => {
      if (!isMapping(value)) return;
      for (const missingProperty of required) {
        if (!Object.hasOwn(value, missingProperty)) reportError(visit, 'required', { missingProperty });
      }
    };
  },
  properties: members,
  additionalProperties: (schema, root) => (schema.properties ? () => undefined : members(schema, root)),
  discriminator: (schema, root) => {
    const { propertyName: tag } = schema.discriminator!;
    const shapes = new Map(variantsOf(root, schema).map((shape) => [shape.tag, checkOf(root, shape.schema)]));
    return (value, visit) => {
      if (!isMapping(value)) return;
      const tagValue = Object.hasOwn(value, tag) ? value[tag] : undefined;
      const check = typeof tagValue === 'string' ? shapes.get(tagValue) : undefined;
      if (check) check(value, visit);
      else reportError(visit, 'discriminator', { error: isString(tagValue) ? 'mapping' : 'tag', tag, tagValue });
    };
  },
};

/** By name, those that validate. */
export const keywords: readonly string[] = Object.keys(KEYWORDS);

/** The members of a mapping: those that the schema names, and all others. */
function members({ properties = {}, additionalProperties = true }: Schema, root: Schema): Check {
  const named = new Map(Object.entries(properties).map(([key, schema]) => [key, checkOf(root, schema)]));
  const others = typeof additionalProperties === 'object' ? checkOf(root, additionalProperties) : undefined;
  return (value, visit) => {
    if (!isMapping(value)) return;
    for (const key of Object.keys(value)) {
      const check = named.get(key) ?? others;
      if (check) within(visit, key, check, value[key]);
      else if (!additionalProperties) reportError(visit, 'additionalProperties', { additionalProperty: key });
    }
  };
}

function within(visit: Visit, key: string | number, check: Check, value: unknown): void {
  visit.path.push(key);
  check(value, visit);
  visit.path.pop();
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'object') return isMapping(value);
  if (type === 'array') return isList(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return isNumber(value);
  return type === 'null' ? value === null : typeof value === type;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** In characters, as people count them, not in units of UTF-16. */
function lengthOf(text: string): number {
  return [...text].length;
}
