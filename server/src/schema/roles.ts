/** Roles of the values and keys of a scenario, by the schema alone: for semantic highlighting. */
import { deref, getMemberSchema, getRootSchema, mergeVariants, type Schema } from './schema';

/**
 * `power`: a power or nation. `id`: any other id. `type`: a unit type. `word`: a keyword of the rules. `label`: a roll that dice are given
 * for. `number`: a number used by a rule.
 */
export type Role = 'power' | 'id' | 'type' | 'word' | 'label' | 'number';

/** A value, or a key, with its role. */
export interface RolePlace {
  readonly owner: object;
  readonly key: string | number;
  readonly onKey: boolean;
  readonly role: Role;
  /** A declaration of an id rather than a reference. */
  readonly declares: boolean;
}

/** Collects the roles in some root members, in no particular order. @param members root members by key */
export function collectMemberRoles(rulesetId: string, members: object): readonly RolePlace[] {
  const roles: RolePlace[] = [];
  collectRoles(getRootSchema(rulesetId), getRootSchema(rulesetId), members, undefined, roles);
  return roles;
}

/** Collects the roles in items of a root list. @param items one or more, in an array */
export function collectItemRoles(rulesetId: string, list: string, items: readonly unknown[]): readonly RolePlace[] {
  const root = getRootSchema(rulesetId);
  const schema = getMemberSchema(root, list);
  const roles: RolePlace[] = [];
  if (schema) collectRoles(root, schema, items, list, roles);
  return roles;
}

function collectRoles(
  root: Schema,
  unresolved: Schema,
  value: object,
  name: string | undefined,
  roles: RolePlace[],
): void {
  const schema = mergeVariants(root, unresolved, value);
  const isUnit = isUnitSchema(root, schema);
  const keys: readonly (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  for (const key of keys) {
    const inner = (value as Readonly<Record<string | number, unknown>>)[key];
    const innerSchema = getMemberSchema(schema, key);
    if (typeof key === 'string') {
      const role = getKeyRole(schema, key, name);
      if (role) roles.push({ owner: value, key, onKey: true, ...role });
    }
    if (!innerSchema) continue;
    if (typeof inner === 'object' && inner !== null) {
      collectRoles(root, innerSchema, inner, typeof key === 'string' ? key : undefined, roles);
      continue;
    }
    const role = getValueRole(deref(root, innerSchema), schema, inner, isUnit && key === 'type');
    if (role) roles.push({ owner: value, key, onKey: false, ...role });
  }
}

type RoleInfo = Pick<RolePlace, 'role' | 'declares'>;

/** @param name key of the mapping that contains the key */
function getKeyRole(schema: Schema, key: string, name: string | undefined): RoleInfo | undefined {
  if (schema.declaresKeys !== undefined) return createIdRole([schema.declaresKeys], true);
  if (schema.keysReferTo) return createIdRole(schema.keysReferTo, false);
  const isNamed = schema.properties && Object.hasOwn(schema.properties, key);
  if (name === 'dice' && !isNamed) return { role: 'label', declares: false };
  if (name === 'units' && isNamed) return { role: 'type', declares: false };
  return undefined;
}

function getValueRole(schema: Schema, holder: Schema, value: unknown, isType: boolean): RoleInfo | undefined {
  if (typeof value === 'number')
    return schema.rule !== undefined || holder.rule !== undefined ? { role: 'number', declares: false } : undefined;
  if (typeof value !== 'string') return undefined;
  if (schema.declares !== undefined) return createIdRole([schema.declares], true);
  if (schema.refersTo) return createIdRole(schema.refersTo, false);
  if (isType) return { role: 'type', declares: false };
  return schema.enum || schema.const !== undefined ? { role: 'word', declares: false } : undefined;
}

/** An object with an id and a type is a unit, or several units of one type. */
function isUnitSchema(root: Schema, { properties }: Schema): boolean {
  const { id, type } = properties ?? {};
  if (!id || !type) return false;
  const { declares } = deref(root, id);
  return declares === 'unit' || declares === 'group';
}

function createIdRole([kind]: readonly string[], declares: boolean): RoleInfo {
  return { role: kind === 'power' || kind === 'nation' ? 'power' : 'id', declares };
}
