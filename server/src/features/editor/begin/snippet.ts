/** Values of templates as YAML: as text, and as snippets with tab stops at the scalars. */
import type { Plain } from '../../../model/edit';
import { type Schema, deref, getVariants, getMemberSchema, resolveSchema } from '../../../schema/schema';
import { renderBehindKey, renderBlock, renderFlow, renderInline } from '../../../text/edits/render';
import { renderScalar } from '../../../text/edits/scalar';
import type { Style } from '../../../text/edits/style';

/** Maximum number of choices of a tab stop; completion of the value offers longer lists. */
export const maxChoices = 12;

export const defaultStyle: Style = { newline: '\n', indent: 2, compactLists: false };

/** A whole scenario as the text of a file. */
export function formatScenario(scenario: Plain): string {
  return `${renderInline(scenario, 0, defaultStyle)}\n`;
}

/** The context of a snippet. */
export interface SnippetContext {
  /** The schema with the definitions; `schema` is that of the value. */
  readonly root: Schema;
  readonly schema: Schema;
  /** Column of the key, of the dash, or of the first key after an existing dash. */
  readonly column: number;
  readonly style: Style;
  /** On one line, or a line for each key; without: short mappings on one line. */
  readonly layout?: 'flow' | 'block';
  /** The ids of some kinds that the file declares. */
  readonly getIds: (kinds: readonly string[]) => readonly string[];
}

/** A list item without its dash, or a whole scenario. */
export function createContentSnippet(value: Plain, context: SnippetContext): string {
  const { column, style, layout } = context;
  return renderSnippet(value, context, (markedValue) =>
    layout === 'flow' ||
    typeof markedValue !== 'object' ||
    markedValue === null ||
    Object.keys(markedValue).length === 0
      ? renderFlow(markedValue)
      : layout === 'block'
        ? renderBlock(markedValue, column, style)
        : renderInline(markedValue, column, style),
  );
}

/** The text after the colon of a key, with its leading space or line break. */
export function createMemberSnippet(key: string, value: Plain, context: SnippetContext): string {
  return renderSnippet(value, context, (markedValue) =>
    context.layout === 'flow'
      ? ` ${renderFlow(markedValue)}`
      : renderBehindKey(markedValue, context.column, key.length, context.style),
  );
}

/** Renders the value with marks in place of scalars, then replaces each mark by its tab stop. */
function renderSnippet(value: Plain, context: SnippetContext, render: (markedValue: Plain) => string): string {
  const builder: SnippetBuilder = { context, stops: [], declaredIds: new Map(), adoptedIds: new Map() };
  collectNames(builder, value, context.schema);
  const text = render(markStops(builder, value, context.schema));
  return text.replaceAll(/[\\$]|\uE000(\d+)x*\uE001/g, (match, index?: string) =>
    index === undefined ? `\\${match}` : builder.stops[Number(index)]!,
  );
}

interface SnippetBuilder {
  readonly context: SnippetContext;
  readonly stops: string[];
  /** Ids that the value declares, with their kinds and the numbers of their stops, which references share. */
  readonly declaredIds: Map<string, { readonly kind: string; stopNumber?: number; id?: string }>;
  /** Ids of the file, by the ids of the template that they replace. */
  readonly adoptedIds: Map<string, string>;
}

/** Collects the ids that a value declares: a reference to one may come before its declaration. */
function collectNames(builder: SnippetBuilder, value: Plain, unresolved: Schema): void {
  const schema = resolveSchema(builder.context.root, unresolved, value);
  const { declares, declaresKeys } = schema;
  if (declares !== undefined && typeof value === 'string') builder.declaredIds.set(value, { kind: declares });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (declaresKeys !== undefined) builder.declaredIds.set(key, { kind: declaresKeys });
    collectNames(builder, inner, getMemberSchema(schema, Array.isArray(value) ? Number(key) : key) ?? {});
  }
}

function markStops(builder: SnippetBuilder, value: Plain, unresolved: Schema): Plain {
  const { root } = builder.context;
  const union = deref(root, unresolved);
  const schema = resolveSchema(root, union, value);
  if (Array.isArray(value)) return value.map((item: Plain) => markStops(builder, item, schema.items ?? {}));
  if (typeof value !== 'object' || value === null) return markScalar(builder, value, schema);
  const discriminatorKey = union.discriminator?.propertyName;
  const members = Object.entries(value as Readonly<Record<string, Plain>>).map(([key, inner]) => {
    const name = schema.declaresKeys === undefined ? key : declareId(builder, key, schema.declaresKeys);
    // The discriminator is not editable: it selects the shape of the template.
    return [
      name,
      key === discriminatorKey ? inner : markStops(builder, inner, getMemberSchema(schema, key) ?? {}),
    ] as const;
  });
  return Object.fromEntries(members);
}

type Scalar = string | number | boolean | null;

function markScalar(builder: SnippetBuilder, value: Scalar, schema: Schema): Plain {
  if (value === null) return mark(builder, '', `$${getNextStopNumber(builder)}`);
  if (schema.const !== undefined) return value;
  if (typeof value === 'boolean')
    return mark(builder, value, formatStop(getNextStopNumber(builder), value, [true, false]));
  if (schema.declares !== undefined) return declareId(builder, String(value), schema.declares);
  if (schema.refersTo) return markReference(builder, String(value), schema.refersTo);
  return mark(builder, value, formatStop(getNextStopNumber(builder), value, schema.enum));
}

/**
 * A reference to an id of the value, or else to one of the file: a different one for each, so that no power fights itself. An empty tab stop
 * if nothing is declared.
 */
function markReference(builder: SnippetBuilder, name: string, kinds: readonly string[]): string {
  const { declaredIds, adoptedIds } = builder;
  const ids = builder.context.getIds(kinds);
  const namedIds = [...declaredIds].filter(([, { kind }]) => kinds.includes(kind)).map(([id]) => id);
  const candidates = [...ids, ...namedIds];
  const adoptedId = declaredIds.has(name)
    ? name
    : (adoptedIds.get(name) ?? (ids.includes(name) ? name : candidates.find((id) => !isAdopted(builder, id))));
  const chosenId = adoptedId ?? candidates[0];
  if (chosenId === undefined) return mark(builder, '', `$${getNextStopNumber(builder)}`);
  adoptedIds.set(name, chosenId);
  if (declaredIds.has(chosenId)) return markName(builder, chosenId, ids);
  return mark(builder, chosenId, formatStop(getNextStopNumber(builder), chosenId, ids));
}

function isAdopted({ adoptedIds }: SnippetBuilder, id: string): boolean {
  return [...adoptedIds.values()].includes(id);
}

/** An id that the value declares, which no other of its kind has: `convoy-2` beside `convoy-1`. References in the value share its stop. */
function declareId(builder: SnippetBuilder, name: string, kind: string): string {
  return markName(builder, name, builder.context.getIds([kind]));
}

function markName(builder: SnippetBuilder, name: string, takenIds: readonly string[]): string {
  const declaration = builder.declaredIds.get(name)!;
  declaration.stopNumber ??= getNextStopNumber(builder);
  declaration.id ??= createFreshId(name, [...takenIds, ...listOtherNames(builder, name)]);
  return mark(builder, declaration.id, formatStop(declaration.stopNumber, declaration.id));
}

/** The other ids of the value: as they are named in it, and as they have been renamed. */
function listOtherNames({ declaredIds }: SnippetBuilder, name: string): readonly string[] {
  const others = [...declaredIds].filter(([other]) => other !== name);
  return others.flatMap(([other, { id }]) => (id === undefined ? [other] : [other, id]));
}

function createFreshId(name: string, ids: readonly string[]): string {
  const stem = name.replace(/-\d+$/, '');
  let id = name;
  for (let number = 2; ids.includes(id); number++) id = `${stem}-${number}`;
  return id;
}

function getNextStopNumber({ stops }: SnippetBuilder): number {
  const used = stops.map((text) => Number(/^\$\{?(\d+)/.exec(text)![1]));
  return Math.max(0, ...used) + 1;
}

/** Adds a tab stop. @returns the mark that stands for it, as wide as the value, so that lines break at the same width */
function mark({ stops }: SnippetBuilder, value: Scalar, stopText: string): string {
  stops.push(stopText);
  const width = renderScalar(value).length;
  const index = String(stops.length - 1);
  return `\uE000${index}${'x'.repeat(Math.max(0, width - index.length - 2))}\uE001`;
}

/** @param choices possible values, if they are enumerated */
function formatStop(number: number, value: Scalar, choices: readonly Scalar[] = []): string {
  const allChoices = [value, ...choices.filter((choice) => choice !== value)];
  if (allChoices.length > 1 && allChoices.length <= maxChoices)
    return `\${${number}|${allChoices.map((choice) => renderScalar(choice).replaceAll(/[\\,|$}]/g, '\\$&')).join(',')}|}`;
  return `\${${number}:${renderScalar(value).replaceAll(/[\\$}]/g, '\\$&')}}`;
}

/** Whether items have several shapes, so that a user may need another one than the template. */
export function hasShapes(root: Schema, items: Schema): boolean {
  return getVariants(root, deref(root, items)).length > 0;
}
