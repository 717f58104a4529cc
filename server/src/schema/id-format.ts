/** Checks ids against the format that the schema requires. */
import type { Declaration } from '../model/ids';
import { descend, deref, getRootSchema, type Schema } from './schema';
import { describePattern } from './words';

/**
 * Returns why a name is not valid as an id, as the end of a sentence (`letters and digits are needed`); undefined if it is valid.
 * @param data of the scenario that declares the id
 */
export function checkIdFormat(
  rulesetId: string,
  data: object,
  { path, place }: Declaration,
  name: string,
): string | undefined {
  const root = getRootSchema(rulesetId);
  const getSchemaAt = (schemaPath: readonly (string | number)[]): Schema =>
    descend(root, root, data, schemaPath).at(-1)!.schema;
  const schema = place.onKey
    ? deref(root, getSchemaAt(path.slice(0, -1)).propertyNames ?? {})
    : getSchemaAt(place.key === undefined ? path : [...path, place.key]);
  const { pattern, maxLength } = schema;
  if (name === '' || (pattern !== undefined && !new RegExp(pattern).test(name)))
    return pattern === undefined ? 'a name is needed' : `${describePattern(pattern)} are needed`;
  if (maxLength !== undefined && name.length > maxLength) return `at most ${maxLength} characters are allowed`;
  return undefined;
}
