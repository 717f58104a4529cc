/** Templates of a ruleset as snippets: a scenario for an empty file, items of lists, values of keys. */
import type { Plain } from '../../../model/edit';
import { type Path, valueAt } from '../../../model/place';
import { createDefaultScenario, type Template } from '../../../model/starter';
import { collectIds } from '../../../schema';
import { type Schema, getMemberSchema, resolveSchema, getRootSchema } from '../../../schema/schema';
import type { Analysis } from '../../analysis/analysis';
import { listTemplates, type Game } from '../begin/games';
import {
  type SnippetContext,
  createContentSnippet,
  createItemSnippet,
  createMemberSnippet,
  defaultStyle,
} from '../begin/snippet';
import { matchesPattern } from '../hover/explanation';
import type { CompletionContext } from './completion-context';

/** A complete snippet. */
export interface TemplateSnippet {
  readonly title: string;
  readonly snippet: string;
}

/** Templates of a ruleset for a path. */
function findTemplates({ environment }: Analysis, rulesetId: string, path: Path): readonly Template[] {
  const begin = environment.rulesets.find(({ id }) => id === rulesetId)?.starters;
  return begin ? listTemplates(begin).filter(({ at }) => at.some((pattern) => matchesPattern(pattern, path))) : [];
}

/** Item templates for a list, with their dashes. @param path of the item */
export function listItemTemplates(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
  path: Path,
): readonly TemplateSnippet[] {
  return findTemplates(analysis, rulesetId, path).map(({ title, value }) => ({
    title,
    snippet: createItemSnippet(value, toSnippetPlace(analysis, rulesetId, context, path)),
  }));
}

/** Item templates after an existing dash. */
export function listContentTemplates(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
): readonly TemplateSnippet[] {
  const { path, document } = context;
  const present = Object.keys(Object(valueAt(document.data, path)) as object);
  if (typeof path.at(-1) !== 'number' || context.flow || present.length > 1) return [];
  return findTemplates(analysis, rulesetId, path).map(({ title, value }) => ({
    title,
    snippet: createContentSnippet(value, toSnippetPlace(analysis, rulesetId, context, path)),
  }));
}

/** The template for the value of a key, if the ruleset has one. */
export function getMemberTemplate(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
  key: string,
): string | undefined {
  const path = [...context.path, key];
  const [template] = context.flow ? [] : findTemplates(analysis, rulesetId, path);
  return template && createMemberSnippet(key, template.value, toSnippetPlace(analysis, rulesetId, context, path));
}

/** A new scenario for each game. */
export function listScenarioTemplates(games: readonly Game[]): readonly (TemplateSnippet & { readonly id: string })[] {
  return games.flatMap(({ id, title, begin }) => {
    const [starter] = begin.starters;
    if (!starter) return [];
    const root = getRootSchema(id);
    const place: SnippetContext = { root, schema: root, column: 0, style: defaultStyle, getIds: () => [] };
    return [{ id, title, snippet: `${createContentSnippet(createDefaultScenario(starter), place)}\n` }];
  });
}

function toSnippetPlace(
  { caches }: Analysis,
  rulesetId: string,
  context: CompletionContext,
  path: Path,
): SnippetContext {
  const root = getRootSchema(rulesetId);
  const { data } = context.document;
  const { ids } = collectIds(rulesetId, data, { cache: caches.ids });
  return {
    root,
    schema: getValueSchema(root, data, path),
    column: context.column,
    style: context.style(),
    getIds: (kinds) => [...new Set(kinds.flatMap((kind) => ids.all(kind)).map(({ id }) => id))],
  };
}

/** The schema of a value that may not exist yet. */
function getValueSchema(root: Schema, data: object, path: Path): Schema {
  let schema = root;
  let value: Plain | undefined = data as Plain;
  for (const key of path) {
    schema = getMemberSchema(resolveSchema(root, schema, value), key) ?? {};
    value = (value as Readonly<Record<string | number, Plain>> | null | undefined)?.[key];
  }
  return schema;
}
