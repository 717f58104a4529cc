/** Values of a combat that a reader may want to change temporarily: unit counts, levels and choices. */
import { valueAt, type Path } from '../model/place';
import { isMapping } from '../model/values';
import {
  deref,
  descend,
  getMemberSchema,
  getRootSchema,
  getVariants,
  resolveSchema,
  type Scalar,
  type Schema,
} from './schema';
import type { KnownValue } from './describe';

export interface Adjustable {
  /** From the root of the scenario. */
  readonly path: Path;
  /** Title of the member, `Convoy points`; for a unit the title of its type, `Submarine`. */
  readonly title: string;
  /** Name of the unit, if it has one. */
  readonly name?: string;
  /** Id of the unit, if it has one; distinguishes units without a name. */
  readonly unitId?: string;
  /** Type of the unit as written: `sub`. Absent if this is not a unit. */
  readonly unit?: string;
  readonly value: number | Scalar;
  /** Only for numbers. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** Only for choices. */
  readonly choices?: readonly KnownValue[];
  /** The whole item is one unit: removing it leaves none. */
  readonly isItem?: boolean;
}

/** Members of a combat that do not affect how it is fought. */
const ignoredMembers = new Set(['id', 'dice', 'expect', 'result', 'notes']);

/** A combat is an item of a list of the root. */
const combatDepth = 2;

/** Upper bound for values without a practical maximum. */
const maxValue = 999;

/**
 * The members of a combat that can be changed, in the order of the text.
 * @param path to the combat
 */
export function listAdjustables(rulesetId: string, data: object, path: Path): readonly Adjustable[] {
  const root = getRootSchema(rulesetId);
  const steps = descend(root, root, data, path);
  if (steps.length !== path.length + 1) return [];
  const { schema, value } = steps.at(-1)!;
  return [...collectAdjustables(root, schema, value, path)];
}

/**
 * Adjustables of the whole scenario that always have a value: root choices with a default, such as the combat table (and with it the die),
 * and numeric options.
 */
export function listScenarioAdjustables(rulesetId: string, data: object): readonly Adjustable[] {
  const root = getRootSchema(rulesetId);
  const { properties = {} } = root;
  const options = properties['options'] && deref(root, properties['options']);
  return [
    ...withDefaults(root, properties, data, []).filter(({ choices }) => choices !== undefined),
    ...withDefaults(root, options?.properties ?? {}, data, ['options']).filter(({ choices }) => choices === undefined),
  ];
}

/** Adjustables for members that fall back to a default when absent. */
function withDefaults(
  root: Schema,
  properties: NonNullable<Schema['properties']>,
  data: object,
  path: Path,
): readonly Adjustable[] {
  return Object.entries(properties).flatMap(([key, member]): readonly Adjustable[] => {
    const schema = deref(root, member);
    const memberPath = [...path, key];
    const value = valueAt(data, memberPath) ?? schema.default;
    const { minimum, maximum, title = key } = schema;
    if (
      (schema.type === 'integer' || schema.type === 'number') &&
      typeof value === 'number' &&
      minimum !== undefined &&
      maximum !== undefined
    )
      return [{ path: memberPath, title, value, minimum, maximum }];
    if (!schema.enum || schema.default === undefined) return [];
    const isAvailable = (choice: Scalar): boolean => {
      const requiredKey = schema.valuesOnlyWith?.[String(choice)];
      return requiredKey === undefined || choice === value || valueAt(data, [requiredKey]) !== undefined;
    };
    return [...listScalarAdjustables(schema, value as Scalar, memberPath)].map((adjustable) => ({
      ...adjustable,
      choices: adjustable.choices?.filter((choice) => isAvailable(choice.value)),
    }));
  });
}

function* collectAdjustables(root: Schema, schema: Schema, value: unknown, path: Path): Generator<Adjustable> {
  if (Array.isArray(value)) {
    for (const [index, item] of (value as readonly unknown[]).entries()) {
      const inner = resolveSchema(root, getMemberSchema(schema, index) ?? {}, item);
      yield* collectAdjustables(root, inner, item, [...path, index]);
    }
    return;
  }
  if (!isMapping(value)) return;
  const type = typeof value['type'] === 'string' ? value['type'] : undefined;
  if (type !== undefined && typeof path.at(-1) === 'number') {
    yield* listUnitAdjustables(root, schema, value, type, path);
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    if (ignoredMembers.has(key)) continue;
    const inner = resolveSchema(root, getMemberSchema(schema, key) ?? {}, member);
    const memberPath = [...path, key];
    if (typeof member === 'object' && member !== null) yield* collectAdjustables(root, inner, member, memberPath);
    else if (inner.type === 'integer')
      yield* listScalarAdjustables(inner, member as Scalar, memberPath, path.at(-1) === 'units' ? key : undefined);
    // Deeply nested strings are references between parts of the combat.
    else if (path.length <= combatDepth || path.includes('orders'))
      yield* listScalarAdjustables(inner, member as Scalar, memberPath);
  }
}

/** A number that may be 0, or a choice. Other numbers identify something: a group, a round, an impulse. */
function* listScalarAdjustables(schema: Schema, value: Scalar, path: Path, type?: string): Generator<Adjustable> {
  const title = schema.title ?? String(path.at(-1));
  const { minimum, maximum } = schema;
  if (schema.type === 'integer' && typeof value === 'number' && minimum !== undefined && minimum <= 0)
    yield {
      path,
      title,
      value,
      minimum,
      maximum: Math.min(maximum ?? maxValue, maxValue),
      ...(type && { unit: type }),
    };
  else if (schema.enum && schema.enum.length > 1)
    yield {
      path,
      title,
      value,
      choices: schema.enum.map((option, index) => ({ value: option, description: schema.enumDescriptions?.[index] })),
    };
  else if (schema.type === 'boolean') yield { path, title, value, choices: [{ value: true }, { value: false }] };
}

/** Units of one type: their count, and their members with a choice of values. */
function* listUnitAdjustables(
  root: Schema,
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
  type: string,
  path: Path,
): Generator<Adjustable> {
  const title = formatUnitTitle(root, schema, type);
  const [name, unitId] = [value['name'], value['id']].map((text) => (typeof text === 'string' ? text : undefined));
  const key = findStrengthKey(root, schema);
  const common = { unit: type, title, ...(name !== undefined && { name }), ...(unitId !== undefined && { unitId }) };
  if (key === undefined) yield { ...common, path, value: 1, minimum: 0, maximum: 1, isItem: true };
  else {
    const { minimum = 0, maximum = maxValue } = deref(root, schema.properties![key]!);
    const strength = typeof value[key] === 'number' ? value[key] : 1;
    yield {
      ...common,
      path: [...path, key],
      value: strength,
      minimum: 0,
      maximum: Math.min(maximum, maxValue),
      isItem: minimum > 0,
    };
  }
  for (const [member, memberValue] of Object.entries(value)) {
    if (member === 'type' || ignoredMembers.has(member)) continue;
    const inner = deref(root, getMemberSchema(schema, member) ?? {});
    if (inner.enum && !inner.refersTo)
      for (const adjustable of listScalarAdjustables(inner, memberValue as Scalar, [...path, member]))
        yield { ...adjustable, title: `${name ?? unitId ?? title}: ${adjustable.title.toLowerCase()}` };
  }
}

/** A type of units that a force may have. */
export interface UnitType {
  readonly type: string;
  /** `Destroyer`. */
  readonly title: string;
  /** The member of an item with its number; absent if each unit is an item of its own. */
  readonly strength?: string;
}

/** The types that the units at a path may have: items of a list, or members with their numbers. */
export function listUnitTypes(rulesetId: string, data: object, path: Path): readonly UnitType[] {
  const root = getRootSchema(rulesetId);
  const steps = descend(root, root, data, path);
  if (steps.length !== path.length + 1) return [];
  const last = steps.at(-1)!;
  if (!Array.isArray(last.value))
    return Object.entries(last.schema.properties ?? {}).map(([type, schema]) => ({
      type,
      title: deref(root, schema).title ?? type,
    }));
  const items = deref(root, getMemberSchema(last.schema, 0) ?? {});
  const variants = getVariants(root, items);
  const types = deref(root, getMemberSchema(items, 'type') ?? {}).enum ?? [];
  const all = variants.length > 0 ? variants : types.map((type) => ({ tag: String(type), schema: items }));
  return all.map(({ tag: type, schema }) => {
    const strength = findStrengthKey(root, schema);
    return { type, title: formatUnitTitle(root, schema, type), ...(strength !== undefined && { strength }) };
  });
}

/** The member that holds the count or strength of a unit: an integer that defaults to 1. */
function findStrengthKey(root: Schema, { properties = {} }: Schema): string | undefined {
  return Object.keys(properties).find((key) => {
    const { type, default: defaultValue } = deref(root, properties[key]!);
    return type === 'integer' && defaultValue === 1;
  });
}

function formatUnitTitle(root: Schema, schema: Schema, type: string): string {
  const types = deref(root, getMemberSchema(schema, 'type') ?? {});
  const index = types.enum?.indexOf(type) ?? -1;
  return types.enumDescriptions?.[index]?.replace(/\.$/, '') ?? schema.title ?? type;
}
