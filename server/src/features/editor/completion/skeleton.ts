/** Snippets with everything that the schema requires after a key or a dash; their tab stops are the values to fill in. */
import {
  type Schema,
  deref,
  descend,
  getVariants,
  getMemberSchema,
  resolveSchema,
  getRootSchema,
} from '../../../schema/schema';
import { getInheritanceKey } from '../../../schema/inheritance';
import { renderScalar } from '../../../text/edits/scalar';
import type { Style } from '../../../text/edits/style';
import type { CompletionContext } from './completion-context';
import { type Path, valueAt } from '../../../model/place';
import { isMapping } from '../../../model/values';
import { isInherited } from '../../../text';
import { getNode } from '../../../text/node';

interface SnippetState {
  readonly root: Schema;
  readonly flow: boolean;
  /** Formatting style of the file. */
  readonly style: Style;
  /** Number of the next tab stop. */
  stop: number;
}

/** Indentation of keys after a dash: a dash and a blank, whatever the file indents by. */
const dashIndent = '  ';

/** Maximum number of choices in a snippet; longer ones are left to completion of the value. */
const maxChoices = 12;

/** Position and style of a skeleton. */
export interface SkeletonPlace {
  /** The root schema. */
  readonly root: Schema;
  /** Indentation of the key, or of the dash. */
  readonly indent: string;
  readonly style: Style;
}

/** The place of a skeleton at a completion context, in the style of the file. */
export function createSkeletonPlace(root: Schema, { column, style }: CompletionContext): SkeletonPlace {
  return { root, indent: ' '.repeat(column), style: style() };
}

/** The text after `key:`, with its leading blank or line break. @param flow the key is in braces */
export function formatSkeletonAfterKey({ root, indent, style }: SkeletonPlace, schema: Schema, flow: boolean): string {
  return formatMemberSkeleton({ root, flow, style, stop: 1 }, schema, indent);
}

/** An item of a flow sequence, in braces. @param siblings the other items, whose keys it gets */
export function formatSkeletonInBraces(
  { root, indent, style }: SkeletonPlace,
  items: Schema,
  siblings?: Siblings,
): string {
  const rootState = { flow: true, keys: [], model: {} };
  return formatSkeletonLikeSiblings({ root, flow: true, style, stop: 1 }, items, indent, {
    ...(siblings ?? rootState),
    flow: true,
  });
}

/** The text after a dash and its blank. @param siblings the other items, whose keys and braces it gets */
export function formatSkeletonAfterDash(
  { root, indent, style }: SkeletonPlace,
  items: Schema,
  siblings?: Siblings,
): string {
  const state = { root, flow: siblings?.flow ?? false, style, stop: 1 };
  return siblings
    ? formatSkeletonLikeSiblings(state, items, indent, siblings)
    : formatItemSkeleton(state, items, indent);
}

function formatSkeletonLikeSiblings(
  state: SnippetState,
  items: Schema,
  indent: string,
  { keys, model }: Siblings,
): string {
  const union = deref(state.root, items);
  const shape = resolveSchema(state.root, union, model);
  const knownKeys = keys.filter((key) => getMemberSchema(shape, key));
  // An item that inherits like its siblings does not need the inherited keys.
  const taking = getInheritanceKey(state.root, shape);
  const isTaking = taking !== undefined && knownKeys.includes(taking);
  const all = isTaking
    ? knownKeys
    : [...knownKeys, ...listRequiredKeys(state.root, union).filter((key) => !knownKeys.includes(key))];
  if (all.length === 0) return formatItemSkeleton(state, items, indent);
  const tag = union.discriminator?.propertyName;
  const memberLines = all.map((key) => {
    const schema = key === tag ? tagChoice(state.root, union, model[key]) : (getMemberSchema(shape, key) ?? {});
    return `${key}:${formatMemberSkeleton(state, schema, indent + dashIndent)}`;
  });
  return state.flow ? `{ ${memberLines.join(', ')} }` : memberLines.join(`\n${indent}${dashIndent}`);
}

/** A choice of variants, that of the sibling first: the other keys belong to it. */
function tagChoice(root: Schema, union: Schema, siblingTag: unknown): Schema {
  const tags = getVariants(root, union).map(({ tag }) => tag);
  const defaultTag = tags.find((candidate) => candidate === siblingTag);
  return defaultTag === undefined
    ? { enum: tags }
    : { enum: [defaultTag, ...tags.filter((candidate) => candidate !== defaultTag)], default: defaultTag };
}

function formatMemberSkeleton(state: SnippetState, unresolved: Schema, indent: string): string {
  const schema = deref(state.root, unresolved);
  if (schema.type === 'array' && schema.items) {
    if (state.flow || isScalar(state.root, schema.items)) return ` [${formatTabStop(state)}]`;
    const dash = state.style.compactLists ? indent : indentDeeper(state, indent);
    return `\n${dash}- ${formatItemSkeleton(state, schema.items, dash)}`;
  }
  if (isScalar(state.root, schema)) return ` ${formatScalarStop(state, schema)}`;
  const requiredKeys = listRequiredKeys(state.root, schema);
  if (requiredKeys.length === 0 || state.flow) return ` { ${formatTabStop(state)} }`;
  const below = indentDeeper(state, indent);
  return `\n${below}${formatMembersSkeleton(state, schema, requiredKeys, below)}`;
}

const indentDeeper = ({ style }: SnippetState, indent: string): string => indent + ' '.repeat(style.indent);

function formatItemSkeleton(state: SnippetState, unresolved: Schema, indent: string): string {
  const schema = deref(state.root, unresolved);
  const requiredKeys = listRequiredKeys(state.root, schema);
  if (schema.type === 'array') return `[${formatTabStop(state)}]`;
  if (isScalar(state.root, schema) || requiredKeys.length === 0) return formatScalarStop(state, schema);
  return formatMembersSkeleton(state, schema, requiredKeys, indent + dashIndent);
}

/** Required members, one per line; the first continues the current line. */
function formatMembersSkeleton(
  state: SnippetState,
  schema: Schema,
  requiredKeys: readonly string[],
  indent: string,
): string {
  return requiredKeys
    .map((key) => `${key}:${formatMemberSkeleton(state, getKeySchema(state.root, schema, key), indent)}`)
    .join(`\n${indent}`);
}

function getKeySchema(root: Schema, schema: Schema, key: string): Schema {
  const tags = schema.discriminator?.propertyName === key ? getVariants(root, schema).map(({ tag }) => tag) : undefined;
  return tags ? { enum: tags } : (getMemberSchema(schema, key) ?? {});
}

/** Required keys; while no variant is selected, those that all variants require, and the discriminator. */
function listRequiredKeys(root: Schema, schema: Schema): readonly string[] {
  if (!schema.discriminator) return schema.required ?? [];
  const tag = schema.discriminator.propertyName;
  const [first, ...others] = getVariants(root, schema).map((variant) => variant.schema.required ?? []);
  const common = (first ?? []).filter(
    (key) => key === tag || others.every((requiredKeys) => requiredKeys.includes(key)),
  );
  return common.includes(tag) ? common : [...common, tag];
}

function isScalar(root: Schema, unresolved: Schema): boolean {
  const schema = deref(root, unresolved);
  return schema.type !== 'object' && schema.type !== 'array' && !schema.discriminator;
}

function formatScalarStop(
  state: SnippetState,
  { const: constValue, default: defaultValue, enum: choice, type }: Schema,
): string {
  if (constValue !== undefined) return renderScalar(constValue);
  const values = choice ?? (type === 'boolean' ? [true, false] : undefined);
  if (values && values.length <= maxChoices) {
    return `\${${state.stop++}|${values.map((value) => renderScalar(value).replaceAll(/[\\,|]/g, '\\$&')).join(',')}|}`;
  }
  const isPlain =
    typeof defaultValue === 'number' || typeof defaultValue === 'string' || typeof defaultValue === 'boolean';
  return isPlain ? `\${${state.stop++}:${renderScalar(defaultValue)}}` : formatTabStop(state);
}

function formatTabStop(state: SnippetState): string {
  return `$${state.stop++}`;
}

// Style of the other items of a list, so that a new one looks like them.

export interface Siblings {
  /** All of them are flow mappings. */
  readonly flow: boolean;
  /** Keys that all of them have, in the order of the model. */
  readonly keys: readonly string[];
  /** The item before the new one; the first other item if there is none. */
  readonly model: Readonly<Record<string, unknown>>;
}

/** Finds the sibling mappings of a list item; undefined if there are none. @param path of the item, which need not exist */
export function findSiblings(data: object, path: Path): Siblings | undefined {
  const index = path.at(-1);
  const list: unknown = valueAt(data, path.slice(0, -1));
  if (typeof index !== 'number' || !Array.isArray(list)) return undefined;
  const mappings = (list as readonly unknown[]).map((item, at) => (at !== index && isMapping(item) ? item : undefined));
  const others = mappings.filter((item) => item !== undefined);
  const model = mappings.findLast((item, at) => item && at < index) ?? others[0];
  if (!model) return undefined;
  return {
    flow: others.every((item) => getNode(item)?.flow === true),
    keys: Object.keys(model).filter((key) =>
      others.every((item) => Object.hasOwn(item, key) && !isInherited(item, key)),
    ),
    model,
  };
}

/** Returns the root schema of a ruleset, and the schema at a path; undefined if the data do not lead there. */
export function findSchemaAt(
  rulesetId: string,
  data: object,
  path: Path,
): { readonly root: Schema; readonly schema: Schema | undefined } {
  const root = getRootSchema(rulesetId);
  const steps = descend(root, root, data, path);
  return { root, schema: steps.length === path.length + 1 ? steps.at(-1)!.schema : undefined };
}
