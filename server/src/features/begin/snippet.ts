/** Values of templates as YAML: as text, and as snippets with tab stops at the scalars. */
import type { Plain } from '../../model/edit';
import { deref, memberSchema, schemaOf, variantsOf } from '../../schema/schema';
import type { Schema } from '../../schema/schema';
import { renderBehindKey, renderInline, renderItem } from '../../text/edits/render';
import { renderScalar } from '../../text/edits/scalar';
import type { Style } from '../../text/edits/style';

/** Maximum number of choices of a tab stop; completion of the value offers longer lists. */
const longestChoice = 12;

export const usualStyle: Style = { newline: '\n', indent: 2, compactLists: false };

/** A whole scenario as the text of a file. */
export function scenarioText(scenario: Plain): string {
  return `${renderInline(scenario, 0, usualStyle)}\n`;
}

/** The context of a snippet. */
export interface Place {
  /** The schema with the definitions; `schema` is that of the value. */
  readonly root: Schema;
  readonly schema: Schema;
  /** Column of the key, of the dash, or of the first key after an existing dash. */
  readonly column: number;
  readonly style: Style;
  /** The ids of some kinds that the file declares. */
  readonly idsOf: (kinds: readonly string[]) => readonly string[];
}

/** A list item, including its dash. */
export function itemSnippet(value: Plain, place: Place): string {
  return drawn(value, place, (marked) => renderItem(marked, place.column, place.style));
}

/** A list item without its dash, or a whole scenario. */
export function contentSnippet(value: Plain, place: Place): string {
  return drawn(value, place, (marked) => renderInline(marked, place.column, { ...place.style }));
}

/** The text after the colon of a key, with its leading blank or line break. */
export function memberSnippet(key: string, value: Plain, place: Place): string {
  return drawn(value, place, (marked) => renderBehindKey(marked, place.column, key.length, place.style));
}

/** Renders the value with marks in place of scalars, then replaces each mark by its tab stop. */
function drawn(value: Plain, place: Place, render: (marked: Plain) => string): string {
  const drawing: Drawing = { place, stops: [], named: new Map(), adopted: new Map() };
  const text = render(marked(drawing, value, place.schema));
  return text.replaceAll(/[\\$]|\uE000(\d+)x*\uE001/g, (found, index?: string) =>
    index === undefined ? `\\${found}` : drawing.stops[Number(index)]!,
  );
}

interface Drawing {
  readonly place: Place;
  readonly stops: string[];
  /** Ids that the value declares, with the numbers of their stops, which references share. */
  readonly named: Map<string, number>;
  /** Ids of the file, by the ids of the template that they replace. */
  readonly adopted: Map<string, string>;
}

function marked(drawing: Drawing, value: Plain, unresolved: Schema): Plain {
  const { root } = drawing.place;
  const union = deref(root, unresolved);
  const schema = schemaOf(root, union, value);
  if (Array.isArray(value)) return value.map((item: Plain) => marked(drawing, item, schema.items ?? {}));
  if (typeof value !== 'object' || value === null) return scalar(drawing, value, schema);
  const chooses = union.discriminator?.propertyName;
  const members = Object.entries(value as Readonly<Record<string, Plain>>).map(([key, inner]) => {
    const name = schema.declaresKeys === undefined ? key : declared(drawing, key);
    // The discriminator is not editable: it selects the shape of the template.
    return [name, key === chooses ? inner : marked(drawing, inner, memberSchema(schema, key) ?? {})] as const;
  });
  return Object.fromEntries(members);
}

type Scalar = string | number | boolean | null;

function scalar(drawing: Drawing, value: Scalar, schema: Schema): Plain {
  if (schema.const !== undefined || typeof value === 'boolean' || value === null) return value;
  if (schema.declares !== undefined) return declared(drawing, String(value));
  if (schema.refersTo) return reference(drawing, String(value), schema.refersTo);
  return mark(drawing, value, stop(nextStop(drawing), value, schema.enum));
}

/** A reference to an id of the value, or else to one of the file: a different one for each, so that no power fights itself. */
function reference(drawing: Drawing, name: string, kinds: readonly string[]): string {
  const own = drawing.named.get(name);
  if (own !== undefined) return mark(drawing, name, stop(own, name));
  const known = drawing.place.idsOf(kinds);
  const taken = drawing.adopted.get(name) ?? (known.includes(name) ? name : known.find((id) => !isTaken(drawing, id)));
  const id = taken ?? known[0] ?? name;
  drawing.adopted.set(name, id);
  return mark(drawing, id, stop(nextStop(drawing), id, known));
}

function isTaken({ adopted }: Drawing, id: string): boolean {
  return [...adopted.values()].includes(id);
}

function declared(drawing: Drawing, name: string): string {
  const number = drawing.named.get(name) ?? nextStop(drawing);
  drawing.named.set(name, number);
  return mark(drawing, name, stop(number, name));
}

function nextStop({ stops }: Drawing): number {
  const used = stops.map((one) => Number(/^\$\{(\d+)/.exec(one)![1]));
  return Math.max(0, ...used) + 1;
}

function mark({ stops }: Drawing, value: Scalar, written: string): string {
  stops.push(written);
  const width = renderScalar(value).length;
  const index = String(stops.length - 1);
  return `\uE000${index}${'x'.repeat(Math.max(0, width - index.length - 2))}\uE001`;
}

/** @param choices possible values, if they are enumerated */
function stop(number: number, value: Scalar, choices: readonly Scalar[] = []): string {
  const all = [value, ...choices.filter((one) => one !== value)];
  if (all.length > 1 && all.length <= longestChoice)
    return `\${${number}|${all.map((one) => renderScalar(one).replaceAll(/[\\,|$}]/g, '\\$&')).join(',')}|}`;
  return `\${${number}:${renderScalar(value).replaceAll(/[\\$}]/g, '\\$&')}}`;
}

/** Whether items have several shapes, so that a user may need another one than the template. */
export function hasShapes(root: Schema, items: Schema): boolean {
  return variantsOf(root, deref(root, items)).length > 0;
}
