/** Templates of a ruleset as snippets: a scenario for an empty file, items of lists, values of keys. */
import type { Plain } from '../../model/edit';
import { valueAt } from '../../model/place';
import type { Path } from '../../model/place';
import { usualScenario, type Template } from '../../model/starter';
import { collectIds } from '../../schema';
import { memberSchema, rootSchema, schemaOf } from '../../schema/schema';
import type { Schema } from '../../schema/schema';
import type { Analysis } from '../analysis';
import { templatesOf, type Game } from '../begin/games';
import { contentSnippet, itemSnippet, memberSnippet, usualStyle } from '../begin/snippet';
import type { Place } from '../begin/snippet';
import { matches } from '../hover/pattern';
import type { Spot } from './spot';

/** A complete snippet. */
export interface Whole {
  readonly title: string;
  readonly snippet: string;
}

/** Templates of a ruleset for a path. */
function templatesAt({ environment }: Analysis, rulesetId: string, path: Path): readonly Template[] {
  const begin = environment.rulesets.find(({ id }) => id === rulesetId)?.begin;
  return begin ? templatesOf(begin).filter(({ at }) => at.some((pattern) => matches(pattern, path))) : [];
}

/** Item templates for a list, with their dashes. @param path of the item */
export function wholeItems(analysis: Analysis, rulesetId: string, spot: Spot, path: Path): readonly Whole[] {
  return templatesAt(analysis, rulesetId, path).map(({ title, value }) => ({
    title,
    snippet: itemSnippet(value, placeOf(analysis, rulesetId, spot, path)),
  }));
}

/** Item templates after an existing dash. */
export function wholeContents(analysis: Analysis, rulesetId: string, spot: Spot): readonly Whole[] {
  const { path, document } = spot;
  const present = Object.keys(Object(valueAt(document.data, path)) as object);
  if (typeof path.at(-1) !== 'number' || spot.flow || present.length > 1) return [];
  return templatesAt(analysis, rulesetId, path).map(({ title, value }) => ({
    title,
    snippet: contentSnippet(value, placeOf(analysis, rulesetId, spot, path)),
  }));
}

/** The template for the value of a key, if the ruleset has one. */
export function wholeMember(analysis: Analysis, rulesetId: string, spot: Spot, key: string): string | undefined {
  const path = [...spot.path, key];
  const [template] = spot.flow ? [] : templatesAt(analysis, rulesetId, path);
  return template && memberSnippet(key, template.value, placeOf(analysis, rulesetId, spot, path));
}

/** A new scenario for each game. */
export function wholeScenarios(games: readonly Game[]): readonly (Whole & { readonly id: string })[] {
  return games.flatMap(({ id, title, begin }) => {
    const [starter] = begin.starters;
    if (!starter) return [];
    const root = rootSchema(id);
    const place: Place = { root, schema: root, column: 0, style: usualStyle, idsOf: () => [] };
    return [{ id, title, snippet: `${contentSnippet(usualScenario(starter), place)}\n` }];
  });
}

function placeOf({ caches }: Analysis, rulesetId: string, spot: Spot, path: Path): Place {
  const root = rootSchema(rulesetId);
  const { data } = spot.document;
  const { ids } = collectIds(rulesetId, data, { cache: caches.ids });
  return {
    root,
    schema: schemaAt(root, data, path),
    column: spot.column,
    style: spot.style(),
    idsOf: (kinds) => [...new Set(kinds.flatMap((kind) => ids.all(kind)).map(({ id }) => id))],
  };
}

/** The schema of a value that may not exist yet. */
function schemaAt(root: Schema, data: object, path: Path): Schema {
  let schema = root;
  let value: Plain | undefined = data as Plain;
  for (const key of path) {
    schema = memberSchema(schemaOf(root, schema, value), key) ?? {};
    value = (value as Readonly<Record<string | number, Plain>> | null | undefined)?.[key];
  }
  return schema;
}
