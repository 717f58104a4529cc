/** What is written behind a key or a dash so that all that the schema requires is there: a snippet whose stops are what is to be filled in. */
import { deref, memberSchema, variantsOf } from '../../schema/schema';
import type { Schema } from '../../schema/schema';
import { renderScalar } from '../../text/edits/scalar';

interface SnippetState {
  readonly root: Schema;
  readonly flow: boolean;
  /** The number of the next stop. */
  stop: number;
}

/** Indentation of one level. */
const step = '  ';

/** Longest choice that a snippet offers; longer ones are left to the completion of the value. */
const longestChoice = 12;

/** What follows `key:`, with its leading blank or line break. @param indent that of the key */
export function afterKey(root: Schema, schema: Schema, indent: string, flow: boolean): string {
  return memberSkeleton({ root, flow, stop: 1 }, schema, indent);
}

/** What follows a dash and its blank. @param indent that of the dash */
export function afterDash(root: Schema, items: Schema, indent: string): string {
  return itemSkeleton({ root, flow: false, stop: 1 }, items, indent);
}

function memberSkeleton(drawing: SnippetState, unresolved: Schema, indent: string): string {
  const schema = deref(drawing.root, unresolved);
  if (schema.type === 'array' && schema.items) {
    if (drawing.flow || isScalar(drawing.root, schema.items)) return ` [${stop(drawing)}]`;
    return `\n${indent}${step}- ${itemSkeleton(drawing, schema.items, indent + step)}`;
  }
  if (isScalar(drawing.root, schema)) return ` ${scalarStop(drawing, schema)}`;
  const required = requiredOf(schema);
  if (required.length === 0 || drawing.flow) return ` { ${stop(drawing)} }`;
  return `\n${indent}${step}${members(drawing, schema, required, indent + step)}`;
}

function itemSkeleton(drawing: SnippetState, unresolved: Schema, indent: string): string {
  const schema = deref(drawing.root, unresolved);
  const required = requiredOf(schema);
  if (schema.type === 'array') return `[${stop(drawing)}]`;
  if (isScalar(drawing.root, schema) || required.length === 0) return scalarStop(drawing, schema);
  return members(drawing, schema, required, indent + step);
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
