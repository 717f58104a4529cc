/** Values of templates as YAML: as text, and as a snippet whose stops are what one would change. */
import type { Plain } from '../../model/edit';
import { deref, memberSchema, schemaOf, variantsOf } from '../../schema/schema';
import type { Schema } from '../../schema/schema';
import { renderBehindKey, renderInline, renderItem } from '../../text/edits/render';
import { renderScalar } from '../../text/edits/scalar';
import type { Style } from '../../text/edits/style';

/** Longest choice that a snippet offers; longer ones are left to the completion of the value. */
const longestChoice = 12;

export const usualStyle: Style = { newline: '\n', indent: 2, compactLists: false };

/** A whole scenario as the text of a file. */
export function scenarioText(scenario: Plain): string {
  return `${renderInline(scenario, 0, usualStyle)}\n`;
}

/** What a snippet is made for. */
export interface Place {
  /** The schema with the definitions, and that of the value. */
  readonly root: Schema;
  readonly schema: Schema;
  /** Column of the key, of the dash, or of the first key of an item that has its dash. */
  readonly column: number;
  readonly style: Style;
  /** Ids of some kinds that the file declares. */
  readonly idsOf: (kinds: readonly string[]) => readonly string[];
}

/** An item of a list, its dash included. */
export function itemSnippet(value: Plain, place: Place): string {
  return drawn(value, place, (marked) => renderItem(marked, place.column, place.style));
}

/** An item behind its dash, or a whole scenario. */
export function contentSnippet(value: Plain, place: Place): string {
  return drawn(value, place, (marked) => renderInline(marked, place.column, { ...place.style }));
}

/** What follows the colon of a key, with its leading blank or line break. */
export function memberSnippet(key: string, value: Plain, place: Place): string {
  return drawn(value, place, (marked) => renderBehindKey(marked, place.column, key.length, place.style));
}

/** A scalar of the value stands as a mark while it is laid out; then its stop takes the place of the mark. */
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
  /** Ids that the value declares, and the numbers of their stops: what refers to them changes with them. */
  readonly named: Map<string, number>;
  /** Ids of the file that stand for ids of the template. */
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
    // The shape of an item is what was chosen.
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

/** An id that the value declares itself, or one of the file: another for each, so that nobody fights himself. */
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

/** @param choices what may stand there, where there is a choice */
function stop(number: number, value: Scalar, choices: readonly Scalar[] = []): string {
  const all = [value, ...choices.filter((one) => one !== value)];
  if (all.length > 1 && all.length <= longestChoice)
    return `\${${number}|${all.map((one) => renderScalar(one).replaceAll(/[\\,|$}]/g, '\\$&')).join(',')}|}`;
  return `\${${number}:${renderScalar(value).replaceAll(/[\\$}]/g, '\\$&')}}`;
}

/** Whether items are of several shapes: then one may want another than those that are filled in. */
export function hasShapes(root: Schema, items: Schema): boolean {
  return variantsOf(root, deref(root, items)).length > 0;
}
