/** Which values of a scenario can contain ids, by the schema. All others, which are most, can be skipped. */
import { deref, memberSchema, getVariants, type Schema } from './schema';

/** Member schemas by parent schema and member name; null if the member cannot contain ids. */
const memberCache = new WeakMap<Schema, Map<string, Schema | null>>();

/** Returns the schema of a member that can contain ids; undefined for all others. @param schema as `mergeVariants` returns it */
export function findMemberWithIds(root: Schema, schema: Schema, key: string | number): Schema | undefined {
  let members = memberCache.get(schema);
  if (!members) memberCache.set(schema, (members = new Map<string, Schema | null>()));
  const isNamed = typeof key === 'string' && schema.properties && Object.hasOwn(schema.properties, key);
  // All items of a list share a schema, and so do all user-defined keys of a mapping.
  const name = isNamed ? key : typeof key === 'number' ? '*' : '';
  let memberSchemaOrNull = members.get(name);
  if (memberSchemaOrNull === undefined) {
    const member = memberSchema(schema, key);
    members.set(name, (memberSchemaOrNull = member && canHoldIds(root, member) ? member : null));
  }
  return memberSchemaOrNull ?? undefined;
}

/** Whether a value or any of its descendants can declare or reference an id. */
function canHoldIds(root: Schema, unresolved: Schema, seen = new Set<Schema>()): boolean {
  const schema = deref(root, unresolved);
  if (seen.has(schema)) return false; // a recursive definition adds nothing
  seen.add(schema);
  return declaresOrRefers(schema) || innerSchemas(root, schema).some((member) => canHoldIds(root, member, seen));
}

function declaresOrRefers({ declares, refersTo, declaresKeys, keysReferTo }: Schema): boolean {
  return (declares ?? refersTo ?? declaresKeys ?? keysReferTo) !== undefined;
}

function innerSchemas(root: Schema, schema: Schema): readonly Schema[] {
  const { properties = {}, additionalProperties, items } = schema;
  return [
    ...Object.values(properties),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...(items ? [items] : []),
    ...getVariants(root, schema).map((variant) => variant.schema),
  ];
}
