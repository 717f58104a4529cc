/** Snippets with everything that the schema requires after a key or a dash; their tab stops are the values to fill in. */
import { deref, memberSchema, schemaOf, variantsOf } from '../../schema/schema';
import type { Schema } from '../../schema/schema';
import { takingKey } from '../../schema/taking';
import { renderScalar } from '../../text/edits/scalar';
import type { Style } from '../../text/edits/style';
import type { Siblings } from './siblings';
import type { Spot } from './spot';

interface SnippetState {
  readonly root: Schema;
  readonly flow: boolean;
  /** Formatting style of the file. */
  readonly style: Style;
  /** Number of the next tab stop. */
  stop: number;
}

/** Indentation of keys after a dash: a dash and a blank, whatever the file indents by. */
const behindDash = '  ';

/** Maximum number of choices in a snippet; longer ones are left to completion of the value. */
const longestChoice = 12;

/** Position and style of a skeleton. */
export interface SkeletonPlace {
  /** The root schema. */
  readonly root: Schema;
  /** Indentation of the key, or of the dash. */
  readonly indent: string;
  readonly style: Style;
}

/** The place of a skeleton at a completion context, in the style of the file. */
export function skeletonAt(root: Schema, { column, style }: Spot): SkeletonPlace {
  return { root, indent: ' '.repeat(column), style: style() };
}

/** The text after `key:`, with its leading blank or line break. @param flow the key is in braces */
export function afterKey({ root, indent, style }: SkeletonPlace, schema: Schema, flow: boolean): string {
  return memberSkeleton({ root, flow, style, stop: 1 }, schema, indent);
}

/** An item of a flow sequence, in braces. @param siblings the other items, whose keys it gets */
export function inBraces({ root, indent, style }: SkeletonPlace, items: Schema, siblings?: Siblings): string {
  const alone = { flow: true, keys: [], like: {} };
  return likeSiblings({ root, flow: true, style, stop: 1 }, items, indent, { ...(siblings ?? alone), flow: true });
}

/** The text after a dash and its blank. @param siblings the other items, whose keys and braces it gets */
export function afterDash({ root, indent, style }: SkeletonPlace, items: Schema, siblings?: Siblings): string {
  const drawing = { root, flow: siblings?.flow ?? false, style, stop: 1 };
  return siblings ? likeSiblings(drawing, items, indent, siblings) : itemSkeleton(drawing, items, indent);
}

function likeSiblings(drawing: SnippetState, items: Schema, indent: string, { keys, like }: Siblings): string {
  const union = deref(drawing.root, items);
  const shape = schemaOf(drawing.root, union, like);
  const known = keys.filter((key) => memberSchema(shape, key));
  // An item that inherits like its siblings does not need the inherited keys.
  const taking = takingKey(drawing.root, shape);
  const isTaking = taking !== undefined && known.includes(taking);
  const all = isTaking ? known : [...known, ...requiredOf(drawing.root, union).filter((key) => !known.includes(key))];
  if (all.length === 0) return itemSkeleton(drawing, items, indent);
  const tag = union.discriminator?.propertyName;
  const drawn = all.map((key) => {
    const schema = key === tag ? choiceLike(drawing.root, union, like[key]) : (memberSchema(shape, key) ?? {});
    return `${key}:${memberSkeleton(drawing, schema, indent + behindDash)}`;
  });
  return drawing.flow ? `{ ${drawn.join(', ')} }` : drawn.join(`\n${indent}${behindDash}`);
}

/** A choice of variants, that of the sibling first: the other keys belong to it. */
function choiceLike(root: Schema, union: Schema, given: unknown): Schema {
  const tags = variantsOf(root, union).map(({ tag }) => tag);
  const usual = tags.find((one) => one === given);
  return usual === undefined
    ? { enum: tags }
    : { enum: [usual, ...tags.filter((one) => one !== usual)], default: usual };
}

function memberSkeleton(drawing: SnippetState, unresolved: Schema, indent: string): string {
  const schema = deref(drawing.root, unresolved);
  if (schema.type === 'array' && schema.items) {
    if (drawing.flow || isScalar(drawing.root, schema.items)) return ` [${stop(drawing)}]`;
    const dash = drawing.style.compactLists ? indent : deeper(drawing, indent);
    return `\n${dash}- ${itemSkeleton(drawing, schema.items, dash)}`;
  }
  if (isScalar(drawing.root, schema)) return ` ${scalarStop(drawing, schema)}`;
  const required = requiredOf(drawing.root, schema);
  if (required.length === 0 || drawing.flow) return ` { ${stop(drawing)} }`;
  const below = deeper(drawing, indent);
  return `\n${below}${members(drawing, schema, required, below)}`;
}

const deeper = ({ style }: SnippetState, indent: string): string => indent + ' '.repeat(style.indent);

function itemSkeleton(drawing: SnippetState, unresolved: Schema, indent: string): string {
  const schema = deref(drawing.root, unresolved);
  const required = requiredOf(drawing.root, schema);
  if (schema.type === 'array') return `[${stop(drawing)}]`;
  if (isScalar(drawing.root, schema) || required.length === 0) return scalarStop(drawing, schema);
  return members(drawing, schema, required, indent + behindDash);
}

/** Required members, one per line; the first continues the current line. */
function members(drawing: SnippetState, schema: Schema, required: readonly string[], indent: string): string {
  return required
    .map((key) => `${key}:${memberSkeleton(drawing, keySchema(drawing.root, schema, key), indent)}`)
    .join(`\n${indent}`);
}

function keySchema(root: Schema, schema: Schema, key: string): Schema {
  const tags = schema.discriminator?.propertyName === key ? variantsOf(root, schema).map(({ tag }) => tag) : undefined;
  return tags ? { enum: tags } : (memberSchema(schema, key) ?? {});
}

/** Required keys; while no variant is selected, those that all variants require, and the discriminator. */
function requiredOf(root: Schema, schema: Schema): readonly string[] {
  if (!schema.discriminator) return schema.required ?? [];
  const tag = schema.discriminator.propertyName;
  const [first, ...others] = variantsOf(root, schema).map((variant) => variant.schema.required ?? []);
  const common = (first ?? []).filter((key) => key === tag || others.every((required) => required.includes(key)));
  return common.includes(tag) ? common : [...common, tag];
}

function isScalar(root: Schema, unresolved: Schema): boolean {
  const schema = deref(root, unresolved);
  return schema.type !== 'object' && schema.type !== 'array' && !schema.discriminator;
}

function scalarStop(drawing: SnippetState, { const: only, default: usual, enum: choice, type }: Schema): string {
  if (only !== undefined) return renderScalar(only);
  const values = choice ?? (type === 'boolean' ? [true, false] : undefined);
  if (values && values.length <= longestChoice) {
    return `\${${drawing.stop++}|${values.map((value) => renderScalar(value).replaceAll(/[\\,|]/g, '\\$&')).join(',')}|}`;
  }
  const isPlain = typeof usual === 'number' || typeof usual === 'string' || typeof usual === 'boolean';
  return isPlain ? `\${${drawing.stop++}:${renderScalar(usual)}}` : stop(drawing);
}

function stop(drawing: SnippetState): string {
  return `$${drawing.stop++}`;
}
