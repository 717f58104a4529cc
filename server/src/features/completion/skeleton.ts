/** What is written behind a key or a dash so that all that the schema requires is there: a snippet whose stops are what is to be filled in. */
import { deref, memberSchema, variantsOf } from '../../schema/schema';
import type { Schema } from '../../schema/schema';
import { renderScalar } from '../../text/edits/scalar';
import type { Style } from '../../text/edits/style';

interface SnippetState {
  readonly root: Schema;
  readonly flow: boolean;
  /** How the file is laid out. */
  readonly style: Style;
  /** The number of the next stop. */
  stop: number;
}

/** From a dash to the keys of its item: a dash and a blank, whatever the file indents by. */
const behindDash = '  ';

/** Longest choice that a snippet offers; longer ones are left to the completion of the value. */
const longestChoice = 12;

/** Where a skeleton goes. */
export interface SkeletonPlace {
  /** The schema with the definitions. */
  readonly root: Schema;
  /** Indentation of the key, or of the dash. */
  readonly indent: string;
  readonly style: Style;
}

/** What follows `key:`, with its leading blank or line break. @param flow the key stands in braces */
export function afterKey({ root, indent, style }: SkeletonPlace, schema: Schema, flow: boolean): string {
  return memberSkeleton({ root, flow, style, stop: 1 }, schema, indent);
}

/** What follows a dash and its blank. */
export function afterDash({ root, indent, style }: SkeletonPlace, items: Schema): string {
  return itemSkeleton({ root, flow: false, style, stop: 1 }, items, indent);
}

function memberSkeleton(drawing: SnippetState, unresolved: Schema, indent: string): string {
  const schema = deref(drawing.root, unresolved);
  if (schema.type === 'array' && schema.items) {
    if (drawing.flow || isScalar(drawing.root, schema.items)) return ` [${stop(drawing)}]`;
    const dash = drawing.style.compactLists ? indent : deeper(drawing, indent);
    return `\n${dash}- ${itemSkeleton(drawing, schema.items, dash)}`;
  }
  if (isScalar(drawing.root, schema)) return ` ${scalarStop(drawing, schema)}`;
  const required = requiredOf(schema);
  if (required.length === 0 || drawing.flow) return ` { ${stop(drawing)} }`;
  const below = deeper(drawing, indent);
  return `\n${below}${members(drawing, schema, required, below)}`;
}

const deeper = ({ style }: SnippetState, indent: string): string => indent + ' '.repeat(style.indent);

function itemSkeleton(drawing: SnippetState, unresolved: Schema, indent: string): string {
  const schema = deref(drawing.root, unresolved);
  const required = requiredOf(schema);
  if (schema.type === 'array') return `[${stop(drawing)}]`;
  if (isScalar(drawing.root, schema) || required.length === 0) return scalarStop(drawing, schema);
  return members(drawing, schema, required, indent + behindDash);
}

/** Required members, one a line; the first stands where the text goes on. */
function members(drawing: SnippetState, schema: Schema, required: readonly string[], indent: string): string {
  return required
    .map((key) => `${key}:${memberSkeleton(drawing, keySchema(drawing.root, schema, key), indent)}`)
    .join(`\n${indent}`);
}

function keySchema(root: Schema, schema: Schema, key: string): Schema {
  const tags = schema.discriminator?.propertyName === key ? variantsOf(root, schema).map(({ tag }) => tag) : undefined;
  return tags ? { enum: tags } : (memberSchema(schema, key) ?? {});
}

function requiredOf(schema: Schema): readonly string[] {
  return schema.discriminator ? [schema.discriminator.propertyName] : (schema.required ?? []);
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
