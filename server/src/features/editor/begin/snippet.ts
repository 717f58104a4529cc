/** Values of templates as YAML: as text, and as snippets with tab stops at the scalars. */
import type { Plain } from '../../../model/edit';
import { type Schema, deref, getVariants, getMemberSchema, resolveSchema } from '../../../schema/schema';
import { renderBehindKey, renderInline, renderItem } from '../../../text/edits/render';
import { renderScalar } from '../../../text/edits/scalar';
import type { Style } from '../../../text/edits/style';

/** Maximum number of choices of a tab stop; completion of the value offers longer lists. */
const longestChoice = 12;

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
  /** The ids of some kinds that the file declares. */
  readonly getIds: (kinds: readonly string[]) => readonly string[];
}

/** A list item, including its dash. */
export function createItemSnippet(value: Plain, context: SnippetContext): string {
  return renderSnippet(value, context, (markedValue) => renderItem(markedValue, context.column, context.style));
}

/** A list item without its dash, or a whole scenario. */
export function createContentSnippet(value: Plain, context: SnippetContext): string {
  return renderSnippet(value, context, (markedValue) =>
    renderInline(markedValue, context.column, { ...context.style }),
  );
}

/** The text after the colon of a key, with its leading blank or line break. */
export function createMemberSnippet(key: string, value: Plain, context: SnippetContext): string {
  return renderSnippet(value, context, (markedValue) =>
    renderBehindKey(markedValue, context.column, key.length, context.style),
  );
}

/** Renders the value with marks in place of scalars, then replaces each mark by its tab stop. */
function renderSnippet(value: Plain, context: SnippetContext, render: (markedValue: Plain) => string): string {
  const builder: SnippetBuilder = { context, stops: [], named: new Map(), adopted: new Map() };
  const text = render(markStops(builder, value, context.schema));
  return text.replaceAll(/[\\$]|\uE000(\d+)x*\uE001/g, (match, index?: string) =>
    index === undefined ? `\\${match}` : builder.stops[Number(index)]!,
  );
}

interface SnippetBuilder {
  readonly context: SnippetContext;
  readonly stops: string[];
  /** Ids that the value declares, with the numbers of their stops, which references share. */
  readonly named: Map<string, number>;
  /** Ids of the file, by the ids of the template that they replace. */
  readonly adopted: Map<string, string>;
}

function markStops(builder: SnippetBuilder, value: Plain, unresolved: Schema): Plain {
  const { root } = builder.context;
  const union = deref(root, unresolved);
  const schema = resolveSchema(root, union, value);
  if (Array.isArray(value)) return value.map((item: Plain) => markStops(builder, item, schema.items ?? {}));
  if (typeof value !== 'object' || value === null) return markScalar(builder, value, schema);
  const chooses = union.discriminator?.propertyName;
  const members = Object.entries(value as Readonly<Record<string, Plain>>).map(([key, inner]) => {
    const name = schema.declaresKeys === undefined ? key : declareId(builder, key);
    // The discriminator is not editable: it selects the shape of the template.
    return [name, key === chooses ? inner : markStops(builder, inner, getMemberSchema(schema, key) ?? {})] as const;
  });
  return Object.fromEntries(members);
}

type Scalar = string | number | boolean | null;

function markScalar(builder: SnippetBuilder, value: Scalar, schema: Schema): Plain {
  if (schema.const !== undefined || typeof value === 'boolean' || value === null) return value;
  if (schema.declares !== undefined) return declareId(builder, String(value));
  if (schema.refersTo) return markReference(builder, String(value), schema.refersTo);
  return mark(builder, value, formatStop(getNextStopNumber(builder), value, schema.enum));
}

/** A reference to an id of the value, or else to one of the file: a different one for each, so that no power fights itself. */
function markReference(builder: SnippetBuilder, name: string, kinds: readonly string[]): string {
  const stopNumber = builder.named.get(name);
  if (stopNumber !== undefined) return mark(builder, name, formatStop(stopNumber, name));
  const ids = builder.context.getIds(kinds);
  const adoptedId =
    builder.adopted.get(name) ?? (ids.includes(name) ? name : ids.find((id) => !isAdopted(builder, id)));
  const id = adoptedId ?? ids[0] ?? name;
  builder.adopted.set(name, id);
  return mark(builder, id, formatStop(getNextStopNumber(builder), id, ids));
}

function isAdopted({ adopted }: SnippetBuilder, id: string): boolean {
  return [...adopted.values()].includes(id);
}

function declareId(builder: SnippetBuilder, name: string): string {
  const number = builder.named.get(name) ?? getNextStopNumber(builder);
  builder.named.set(name, number);
  return mark(builder, name, formatStop(number, name));
}

function getNextStopNumber({ stops }: SnippetBuilder): number {
  const used = stops.map((text) => Number(/^\$\{(\d+)/.exec(text)![1]));
  return Math.max(0, ...used) + 1;
}

function mark({ stops }: SnippetBuilder, value: Scalar, written: string): string {
  stops.push(written);
  const width = renderScalar(value).length;
  const index = String(stops.length - 1);
  return `\uE000${index}${'x'.repeat(Math.max(0, width - index.length - 2))}\uE001`;
}

/** @param choices possible values, if they are enumerated */
function formatStop(number: number, value: Scalar, choices: readonly Scalar[] = []): string {
  const all = [value, ...choices.filter((choice) => choice !== value)];
  if (all.length > 1 && all.length <= longestChoice)
    return `\${${number}|${all.map((choice) => renderScalar(choice).replaceAll(/[\\,|$}]/g, '\\$&')).join(',')}|}`;
  return `\${${number}:${renderScalar(value).replaceAll(/[\\$}]/g, '\\$&')}}`;
}

/** Whether items have several shapes, so that a user may need another one than the template. */
export function hasShapes(root: Schema, items: Schema): boolean {
  return getVariants(root, deref(root, items)).length > 0;
}
