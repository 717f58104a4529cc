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
  readonly isDeclaration: boolean;
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
  unresolvedSchema: Schema,
  value: object,
  mappingKey: string | undefined,
  roles: RolePlace[],
): void {
  const schema = mergeVariants(root, unresolvedSchema, value);
  const isUnit = isUnitSchema(root, schema);
  const keys: readonly (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  for (const key of keys) {
    const memberValue = (value as Readonly<Record<string | number, unknown>>)[key];
    const memberSchema = getMemberSchema(schema, key);
    if (typeof key === 'string') {
      const role = getKeyRole(schema, key, mappingKey);
      if (role) roles.push({ owner: value, key, onKey: true, ...role });
    }
    if (!memberSchema) continue;
    if (typeof memberValue === 'object' && memberValue !== null) {
      collectRoles(root, memberSchema, memberValue, typeof key === 'string' ? key : undefined, roles);
      continue;
    }
    const role = getValueRole(deref(root, memberSchema), schema, memberValue, isUnit && key === 'type');
    if (role) roles.push({ owner: value, key, onKey: false, ...role });
  }
}

type RoleInfo = Pick<RolePlace, 'role' | 'isDeclaration'>;

/** @param mappingKey the key under which the mapping itself stands */
function getKeyRole(schema: Schema, key: string, mappingKey: string | undefined): RoleInfo | undefined {
  if (schema.declaresKeys !== undefined) return createIdRole([schema.declaresKeys], true);
  if (schema.keysReferTo) return createIdRole(schema.keysReferTo, false);
  const isListedProperty = schema.properties && Object.hasOwn(schema.properties, key);
  if (mappingKey === 'dice' && !isListedProperty) return { role: 'label', isDeclaration: false };
  if (mappingKey === 'units' && isListedProperty) return { role: 'type', isDeclaration: false };
  return undefined;
}

function getValueRole(schema: Schema, mappingSchema: Schema, value: unknown, isType: boolean): RoleInfo | undefined {
  if (typeof value === 'number')
    return schema.rule !== undefined || mappingSchema.rule !== undefined
      ? { role: 'number', isDeclaration: false }
      : undefined;
  if (typeof value !== 'string') return undefined;
  if (schema.declares !== undefined) return createIdRole([schema.declares], true);
  if (schema.refersTo) return createIdRole(schema.refersTo, false);
  if (isType) return { role: 'type', isDeclaration: false };
  return schema.enum || schema.const !== undefined ? { role: 'word', isDeclaration: false } : undefined;
}

/** True for a mapping with a type, whose id declares a unit or a group of units. */
function isUnitSchema(root: Schema, { properties }: Schema): boolean {
  const { id, type } = properties ?? {};
  if (!id || !type) return false;
  const { declares } = deref(root, id);
  return declares === 'unit' || declares === 'group';
}

function createIdRole([kind]: readonly string[], isDeclaration: boolean): RoleInfo {
  return { role: kind === 'power' || kind === 'nation' ? 'power' : 'id', isDeclaration };
}
