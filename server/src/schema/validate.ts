/**
 * Validates by the code that ajv compiled from the schemas (`scripts/generate/validators.mjs`). A ruleset's code is large and is loaded
 * on demand, like the ruleset.
 */
import { loaders, type AjvError, type Validator, type Validators } from '../generated/validators';
import type { SchemaId } from '../generated/schemas';
import type { Path } from '../model/place';
import { loadSchemas } from './schema';

/** What does not fit: a value, by one keyword of its schema. */
export interface ValidationError {
  readonly keyword: string;
  /** From the validated value. */
  readonly path: Path;
  /** What the keyword demands, and what breaks it. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Set when the name of a property, not its value, is wrong. */
  readonly propertyName?: string;
}

const loaded = new Map<string, Validators>();

/** Loads the validators of rulesets with their schemas, or all. An id that there is no schema of is passed over. */
export async function loadValidators(ids: readonly string[] = Object.keys(loaders)): Promise<void> {
  const missing = ids.filter((id) => Object.hasOwn(loaders, id) && !loaded.has(id));
  const validators = missing.map(async (id) => loaded.set(id, await loaders[id as SchemaId]()));
  await Promise.all([loadSchemas(missing), ...validators]);
}

/** @throws RangeError where they are not loaded */
export function validatorsOf(rulesetId: string): Validators {
  const found = loaded.get(rulesetId);
  if (!found) throw new RangeError(`The validators of the ruleset ${rulesetId} are not loaded.`);
  return found;
}

/** Everything about a value that does not fit: every error, not the first alone. */
export function validationErrors(validator: Validator, value: unknown): readonly ValidationError[] {
  if (validator(value)) return [];
  // An error of `propertyNames` repeats that of the name.
  const errors = (validator.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
  return errors.map((error) => located(error, value));
}

function located({ keyword, instancePath, params, propertyName }: AjvError, value: unknown): ValidationError {
  const path: (string | number)[] = [];
  let inner = value;
  for (const token of instancePath.split('/').slice(1)) {
    const key = Array.isArray(inner) ? Number(token) : token.replaceAll('~1', '/').replaceAll('~0', '~');
    inner = (inner as Record<string | number, unknown>)[key];
    path.push(key);
  }
  const told = (keyword === 'uniqueItems' && firstRepetition(inner as readonly unknown[])) || params;
  return { keyword, path, params: told, ...(propertyName !== undefined && { propertyName }) };
}

/** ajv reports the last item that repeats another. Undefined where objects repeat each other: what they say is not compared here. */
function firstRepetition(list: readonly unknown[]): ValidationError['params'] | undefined {
  const seen = new Map<unknown, number>();
  for (const [index, item] of list.entries()) {
    const before = seen.get(item);
    if (before !== undefined) return { i: index, j: before };
    seen.set(item, index);
  }
  return undefined;
}
