/**
 * Validates with code that ajv compiled from the schemas (`scripts/generate/validators.mjs`). The code of a ruleset is large, and is loaded
 * on demand with the ruleset.
 */
import { loaders, type AjvError, type Validator, type Validators } from '../generated/validators';
import type { SchemaId } from '../generated/schemas';
import type { Path } from '../model/place';
import { loadSchemas } from './schema';

/** A violation of one keyword by a value. */
export interface ValidationError {
  readonly keyword: string;
  /** Relative to the validated value. */
  readonly path: Path;
  /** Parameters of the keyword, and details of the violation. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Set if the name of a property is invalid rather than its value. */
  readonly propertyName?: string;
}

const loaded = new Map<string, Validators>();

/** Loads the validators and schemas of some rulesets, or all. Unknown ids are ignored. */
export async function loadValidators(ids: readonly string[] = Object.keys(loaders)): Promise<void> {
  const missing = ids.filter((id) => Object.hasOwn(loaders, id) && !loaded.has(id));
  const validators = missing.map(async (id) => loaded.set(id, await loaders[id as SchemaId]()));
  await Promise.all([loadSchemas(missing), ...validators]);
}

/** @throws RangeError if they are not loaded */
export function getValidators(rulesetId: string): Validators {
  const validators = loaded.get(rulesetId);
  if (!validators) throw new RangeError(`The validators of the ruleset ${rulesetId} are not loaded.`);
  return validators;
}

/** Returns all errors of a value, not only the first. */
export function listValidationErrors(validator: Validator, value: unknown): readonly ValidationError[] {
  if (validator(value)) return [];
  // An error of `propertyNames` repeats the error of the name itself.
  const errors = (validator.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
  return errors.map((error) => toValidationError(error, value));
}

function toValidationError({ keyword, instancePath, params, propertyName }: AjvError, value: unknown): ValidationError {
  const path: (string | number)[] = [];
  let inner = value;
  for (const token of instancePath.split('/').slice(1)) {
    const key = Array.isArray(inner) ? Number(token) : token.replaceAll('~1', '/').replaceAll('~0', '~');
    inner = (inner as Record<string | number, unknown>)[key];
    path.push(key);
  }
  const reportedParams = (keyword === 'uniqueItems' && findFirstRepetition(inner as readonly unknown[])) || params;
  return { keyword, path, params: reportedParams, ...(propertyName !== undefined && { propertyName }) };
}

/**
 * Finds the first repetition, since ajv reports the last. Undefined if the repeated items are objects, whose contents are not compared
 * here.
 */
function findFirstRepetition(list: readonly unknown[]): ValidationError['params'] | undefined {
  const seen = new Map<unknown, number>();
  for (const [index, item] of list.entries()) {
    const firstIndex = seen.get(item);
    if (firstIndex !== undefined) return { i: index, j: firstIndex };
    seen.set(item, index);
  }
  return undefined;
}
