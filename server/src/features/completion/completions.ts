/** Completions: the keys that a mapping may have, required ones first and with all that they require; values; ids of the right kind. */
import { valueAt } from '../../model/place';
import type { Path } from '../../model/place';
import { describe, rulesetIds } from '../../schema';
import { deref, memberSchema, rulesetTitle, variantsOf } from '../../schema/schema';
import type { KnownKey, KnownValue } from '../../schema';
import type { Schema } from '../../schema/schema';
import type { Range } from '../../text';
import { renderScalar } from '../../text/edits/scalar';
import type { Analysis } from '../analysis';
import { escape } from '../format/markdown';
import type { Game } from '../begin/games';
import { hasShapes } from '../begin/snippet';
import { combatKeys } from './combat-keys';
import { afterDash, afterKey, skeletonAt } from './skeleton';
import { idsFor, itemsBeside } from './ids';
import { siblingsOf } from './siblings';
import type { Siblings } from './siblings';
import { schemaAt } from './schema-at';
import { suggestions } from './suggestions';
import type { Spot } from './spot';
import { wholeContents, wholeItems, wholeMember, wholeScenarios } from './templates';
import type { Whole } from './templates';

export interface Completion {
  readonly label: string;
  readonly kind: 'key' | 'value' | 'id' | 'item';
  /** A few words behind the label. */
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  /** What is written: a snippet in the syntax of LSP. */
  readonly snippet: string;
  /** What it replaces. */
  readonly range: Range;
  /** What is typed is held against this; against the label where it is left out. */
  readonly filter?: string;
  /** Values can be completed at its end. */
  readonly goesOn: boolean;
}

/** What a scenario of a ruleset may hold at a spot, the likeliest first. */
export function offersAt(analysis: Analysis, id: string, spot: Spot): readonly Completion[] {
  switch (spot.as) {
    case 'key':
      return [
        ...contents(analysis, id, spot),
        ...withCombatKeys(keys(analysis, id, spot), analysis, id, spot),
        ...ids(analysis, id, spot),
        ...suggested(analysis, id, spot),
      ];
    case 'item':
      return items(analysis, id, spot);
    case 'value':
      return [...values(id, spot), ...ids(analysis, id, spot), ...suggested(analysis, id, spot)];
  }
}

/** What a scenario begins with that names no ruleset yet. */
export function beginnings(games: readonly Game[], spot: Spot): readonly Completion[] {
  return spot.as === 'key' && spot.path.length === 0 ? [...scenarios(games, spot), rulesetKey(spot)] : [];
}

/** Texts to choose from, each with a few words on it. */
export function textsAt(
  spot: Spot,
  texts: readonly { readonly text: string; readonly detail?: string }[],
): readonly Completion[] {
  const behind = spot.as === 'key' && !spot.hasColon ? ': $1' : '';
  return texts.map(({ text, detail }) => ({
    ...written(spot, escapeSnippet(renderScalar(text)) + behind),
    label: text,
    kind: spot.as === 'key' ? 'key' : 'value',
    detail,
    goesOn: behind !== '',
  }));
}

function rulesetKey(spot: Spot): Completion {
  const documentation = 'The rules that the scenario is for. Everything else depends on it.';
  return {
    ...written(spot, spot.hasColon ? 'ruleset' : 'ruleset: '),
    label: 'ruleset',
    kind: 'key',
    documentation,
    goesOn: true,
  };
}

/** A scenario of each game, filled in, in a file that holds nothing yet. */
function scenarios(games: readonly Game[], spot: Spot): readonly Completion[] {
  if (Object.keys(spot.document.data).length > 1 || spot.hasColon || spot.hasContent) return [];
  return wholeScenarios(games).map(({ id, title, snippet }) => ({
    ...written(spot, snippet),
    label: title,
    kind: 'item',
    detail: `a new scenario of ${id}`,
    filter: `${id} ${title} scenario`,
    goesOn: false,
  }));
}

export function rulesetValues(spot: Spot): readonly Completion[] {
  return rulesetIds.map((id) => ({
    ...written(spot, id),
    label: id,
    kind: 'value',
    detail: rulesetTitle(id),
    goesOn: false,
  }));
}

/** The keys that are not there yet. In a list, an item with the keys that it requires. */
function keys(analysis: Analysis, rulesetId: string, spot: Spot): readonly Completion[] {
  const { root, schema } = schemaAt(rulesetId, spot.document.data, spot.path);
  if (!schema) return [];
  if (schema.discriminator) return [key(root, discriminatorValue(root, schema), discriminatorKey(schema), spot)];
  if (schema.type === 'array' && schema.items && !spot.flow)
    return itemsOf(analysis, rulesetId, spot, [...spot.path, 0], { root, items: schema.items });
  const known = describe(rulesetId, spot.document.data, spot)?.keys ?? [];
  return known
    .filter(({ present }) => !present)
    .map((one) =>
      key(root, memberSchema(schema, one.key)!, one, spot, wholeMember(analysis, rulesetId, spot, one.key)),
    );
}

type Key = Pick<KnownKey, 'key' | 'title' | 'description' | 'required'>;

/**
 * @param schema of its value
 * @param whole what the ruleset would write behind the colon
 */
function key(
  root: Schema,
  schema: Schema,
  { key: label, title, description, required }: Key,
  spot: Spot,
  whole?: string,
): Completion {
  const behind = () => `:${whole ?? afterKey(skeletonAt(root, spot), schema, spot.flow)}`;
  const value = spot.hasColon ? '' : spot.hasContent ? ':' : behind();
  return {
    ...written(spot, label + value),
    label,
    kind: 'key',
    detail: required ? `${title ?? label} (required)` : title,
    documentation: description,
    goesOn: value.endsWith(' $1'),
  };
}

/** The key that chooses among several shapes, of which none is chosen yet. */
function discriminatorKey({ discriminator, title, description }: Schema): Key {
  return { key: discriminator!.propertyName, title, description, required: true };
}

function discriminatorValue(root: Schema, schema: Schema): Schema {
  return { enum: variantsOf(root, schema).map(({ tag }) => tag) };
}

/** The keys of the schema, then those that the combat knows of its dice and of what can be expected of it. */
function withCombatKeys(
  known: readonly Completion[],
  analysis: Analysis,
  rulesetId: string,
  spot: Spot,
): readonly Completion[] {
  const more = combatKeys(analysis, rulesetId, spot).filter(({ key: name }) =>
    known.every(({ label }) => label !== name),
  );
  const own = more.map(({ key: label, detail }) => ({
    ...written(spot, spot.hasColon ? label : `${label}: $1`),
    label,
    kind: 'key' as const,
    detail,
    goesOn: false,
  }));
  return [...known, ...own];
}

/** What the ruleset knows by name: values, or keys with what they require. */
function suggested(analysis: Analysis, rulesetId: string, spot: Spot): readonly Completion[] {
  const found = suggestions(analysis, rulesetId, spot);
  if (spot.as === 'key') {
    const { root, schema } = schemaAt(rulesetId, spot.document.data, spot.path);
    return found.flatMap(({ text, detail }) => {
      const member = schema && memberSchema(schema, text);
      return member ? [key(root, member, { key: text, title: detail, required: false }, spot)] : [];
    });
  }
  return found.map(({ text, detail }) => ({
    ...written(spot, escapeSnippet(renderScalar(text))),
    label: text,
    kind: 'value',
    detail,
    goesOn: false,
  }));
}

/** An item of a list, its dash included. */
function items(analysis: Analysis, rulesetId: string, spot: Spot): readonly Completion[] {
  const { root, schema } = schemaAt(rulesetId, spot.document.data, spot.path.slice(0, -1));
  return schema?.items ? itemsOf(analysis, rulesetId, spot, spot.path, { root, items: schema.items }) : [];
}

/** Items as the ruleset fills them in; where there are none, or others than these, one with the keys that it requires. */
function itemsOf(
  analysis: Analysis,
  rulesetId: string,
  spot: Spot,
  path: Path,
  { root, items }: { readonly root: Schema; readonly items: Schema },
): readonly Completion[] {
  const bare = item(root, items, spot, siblingsOf(spot.document.data, path));
  if (spot.hasContent) return [bare];
  const whole = wholeItems(analysis, rulesetId, spot, path).map((one) => wholeItem(one, '- ', spot));
  return whole.length === 0 || hasShapes(root, items) ? [...whole, bare] : whole;
}

/** The same behind a dash that is there. */
function contents(analysis: Analysis, rulesetId: string, spot: Spot): readonly Completion[] {
  if (spot.hasColon || spot.hasContent) return [];
  const whole = wholeContents(analysis, rulesetId, spot).map((one) => wholeItem(one, '', spot));
  return [...whole, ...content(rulesetId, spot)];
}

/** An item like those beside it, behind a dash that nothing follows. */
function content(rulesetId: string, spot: Spot): readonly Completion[] {
  const { path, document, flow } = spot;
  const siblings = flow ? undefined : siblingsOf(document.data, path);
  if (!siblings || Object.keys(Object(valueAt(document.data, path)) as object).length > 1) return [];
  const { root, schema } = schemaAt(rulesetId, document.data, path.slice(0, -1));
  if (!schema?.items) return [];
  const { title = 'item', description } = deref(root, schema.items);
  const place = { ...skeletonAt(root, spot), indent: ' '.repeat(Math.max(0, spot.column - 2)) };
  const snippet = afterDash(place, schema.items, siblings);
  return [{ ...written(spot, snippet), label: title, kind: 'item', documentation: description, goesOn: true }];
}

function wholeItem({ title, snippet }: Whole, lead: string, spot: Spot): Completion {
  return { ...written(spot, snippet), label: lead + title, kind: 'item', detail: 'filled in', goesOn: false };
}

function item(root: Schema, items: Schema, spot: Spot, siblings: Siblings | undefined): Completion {
  const { title = 'item', description } = deref(root, items);
  const snippet = spot.hasContent ? '-' : `- ${afterDash(skeletonAt(root, spot), items, siblings)}`;
  return { ...written(spot, snippet), label: `- ${title}`, kind: 'item', documentation: description, goesOn: true };
}

function values(rulesetId: string, spot: Spot): readonly Completion[] {
  const { data } = spot.document;
  const { root, schema: holder } = schemaAt(rulesetId, data, spot.path.slice(0, -1));
  // Where no shape is chosen yet, it is the holder that knows the values of the key that chooses.
  const isChoice = holder?.discriminator !== undefined && holder.discriminator.propertyName === spot.path.at(-1);
  const known = isChoice ? shapesOf(root, holder) : (describe(rulesetId, data, spot)?.values ?? []);
  const given = itemsBeside(spot);
  return known
    .filter(({ value }) => !given.includes(value))
    .map(({ value, description }) => {
      const text = renderScalar(value);
      return {
        ...written(spot, escapeSnippet(text)),
        label: text,
        kind: 'value',
        documentation: description,
        goesOn: false,
      };
    });
}

function shapesOf(root: Schema, schema: Schema): readonly KnownValue[] {
  return variantsOf(root, schema).map((variant) => ({ value: variant.tag, description: variant.schema.description }));
}

/** The ids that may be named. */
function ids(analysis: Analysis, rulesetId: string, spot: Spot): readonly Completion[] {
  return idsFor(analysis, rulesetId, spot).map(({ id, kind, path }) => ({
    ...written(spot, spot.as === 'key' ? `${renderScalar(id)}${spot.hasColon ? '' : ': $1'}` : renderScalar(id)),
    label: id,
    kind: 'id',
    detail: kind,
    documentation: `A ${escape(kind)} of this scenario, ${escape(path.join('.'))}.`,
    goesOn: spot.as === 'key',
  }));
}

/** What a completion writes; a value right behind a colon gets the blank that YAML wants there. */
function written({ as, word, afterColon }: Spot, snippet: string): Pick<Completion, 'snippet' | 'range'> {
  return { snippet: as === 'value' && afterColon ? ` ${snippet}` : snippet, range: word };
}

function escapeSnippet(text: string): string {
  return text.replaceAll(/[\\$}]/g, '\\$&');
}
