/** Completions in a scenario: keys of mappings, required ones first and with everything they require; values; ids of the right kind. */
import { describe, rulesetIds } from '../../schema';
import { memberSchema, rulesetTitle, variantsOf } from '../../schema/schema';
import type { KnownKey, KnownValue } from '../../schema';
import type { Schema } from '../../schema/schema';
import { renderScalar } from '../../text/edits/scalar';
import type { Analysis } from '../analysis';
import { escape } from '../format/markdown';
import type { Game } from '../begin/games';
import { combatKeys } from './combat-keys';
import type { Completion } from './completion';
import { bracedItem, contents, items, itemsOf } from './items';
import { afterKey, skeletonAt } from './skeleton';
import { idsFor, itemsBeside } from './ids';
import { schemaAt } from './schema-at';
import { suggestions } from './suggestions';
import { keysToGive, takingKeyAt } from './taken';
import type { Spot } from './spot';
import { wholeMember, wholeScenarios } from './templates';
import { escapeSnippet, written } from './written';

/** Returns the completions for a ruleset, the likeliest first. */
export function offersAt(analysis: Analysis, id: string, spot: Spot): readonly Completion[] {
  switch (spot.as) {
    case 'key':
      if (spot.beginsItem) return bracedItem(id, spot);
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

/** Completions for a scenario that names no ruleset yet. */
export function beginnings(games: readonly Game[], spot: Spot): readonly Completion[] {
  return spot.as === 'key' && spot.path.length === 0 ? [...scenarios(games, spot), rulesetKey(spot)] : [];
}

/** Completions from plain texts, each with a short description. */
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

/** A complete scenario of each game, for an empty file. */
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

/** Completes missing keys. In a list, an item with its required keys. */
function keys(analysis: Analysis, rulesetId: string, spot: Spot): readonly Completion[] {
  const { root, schema } = schemaAt(rulesetId, spot.document.data, spot.path);
  if (!schema) return [];
  if (schema.discriminator) {
    const taking = takingKeyAt(root, schema, spot);
    const type = key(root, discriminatorValue(root, schema), discriminatorKey(schema), spot);
    return [type, ...(taking ? [key(root, {}, taking, spot)] : [])];
  }
  if (schema.type === 'array' && schema.items && !spot.flow)
    return itemsOf(analysis, rulesetId, spot, [...spot.path, 0], { root, items: schema.items });
  const known = describe(rulesetId, spot.document.data, spot)?.keys ?? [];
  return keysToGive(root, schema, spot, known).map((one) =>
    key(root, memberSchema(schema, one.key)!, one, spot, wholeMember(analysis, rulesetId, spot, one.key)),
  );
}

type Key = Pick<KnownKey, 'key' | 'title' | 'description' | 'required'>;

/** @param schema of its value @param whole template of the ruleset for the text after the colon */
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

/** The discriminator key, if no variant is selected yet. */
function discriminatorKey({ discriminator, title, description }: Schema): Key {
  return { key: discriminator!.propertyName, title, description, required: true };
}

function discriminatorValue(root: Schema, schema: Schema): Schema {
  return { enum: variantsOf(root, schema).map(({ tag }) => tag) };
}

/** The keys of the schema, then dice labels and measures of the combat. */
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

/** Suggestions of the ruleset: values, or keys with their required members. */
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

function values(rulesetId: string, spot: Spot): readonly Completion[] {
  const { data } = spot.document;
  const { root, schema: holder } = schemaAt(rulesetId, data, spot.path.slice(0, -1));
  // While no variant is selected, only the parent schema has the values of the discriminator.
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

/** Completes ids. */
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
