/** Which values of a scenario can hold ids, by the schema: the others, which are most, need not be gone through. */
import { deref, memberSchema, variantsOf, type Schema } from './schema';

/** By the schema of an object or a list and the name of a member: the schema of the member where that can hold ids, else null. */
const known = new WeakMap<Schema, Map<string, Schema | null>>();

/** The schema of a member that can hold ids; undefined for all others. @param schema as `shapeOf` gives it */
export function memberWithIds(root: Schema, schema: Schema, key: string | number): Schema | undefined {
  let members = known.get(schema);
  if (!members) known.set(schema, (members = new Map<string, Schema | null>()));
  const isNamed = typeof key === 'string' && schema.properties && Object.hasOwn(schema.properties, key);
  // All items of a list have one schema, and so have all keys of the user's in a mapping.
  const name = isNamed ? key : typeof key === 'number' ? '*' : '';
  let found = members.get(name);
  if (found === undefined) {
    const member = memberSchema(schema, key);
    members.set(name, (found = member && holdsIds(root, member) ? member : null));
  }
  return found ?? undefined;
}

/** Whether a value, or anything in it, can declare an id or name one. */
function holdsIds(root: Schema, unresolved: Schema, seen = new Set<Schema>()): boolean {
  const schema = deref(root, unresolved);
  if (seen.has(schema)) return false; // a definition within itself adds nothing
  seen.add(schema);
  return isAboutIds(schema) || inner(root, schema).some((member) => holdsIds(root, member, seen));
}

function isAboutIds({ declares, refersTo, declaresKeys, keysReferTo }: Schema): boolean {
  return (declares ?? refersTo ?? declaresKeys ?? keysReferTo) !== undefined;
}

function inner(root: Schema, schema: Schema): readonly Schema[] {
  const { properties = {}, additionalProperties, items } = schema;
  return [
    ...Object.values(properties),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...(items ? [items] : []),
    ...variantsOf(root, schema).map((variant) => variant.schema),
  ];
}
