/** Templates of a ruleset as snippets: a scenario for an empty file, items of lists, values of keys. */
import type { Plain } from '../../../model/edit';
import { matchesPattern, type Path } from '../../../model/place';
import { isMapping, isObject } from '../../../model/values';
import { createDefaultScenario, type Template } from '../../../model/starter';
import { collectIds } from '../../../schema';
import { getInheritanceKey } from '../../../schema/inheritance';
import {
  type Schema,
  deref,
  getMemberSchema,
  mergeVariants,
  resolveSchema,
  getRootSchema,
} from '../../../schema/schema';
import { getPowerColor } from '../../../protocol';
import type { Analysis } from '../../analysis/analysis';
import { listTemplates, type Game } from '../begin/games';
import { type SnippetContext, createContentSnippet, createMemberSnippet, defaultStyle } from '../begin/snippet';
import type { CompletionContext } from './completion-context';
import { fillExample, findExample } from './example';
import { type Siblings, findSiblings } from './siblings';

/** A complete snippet. */
export interface TemplateSnippet {
  readonly title: string;
  readonly snippet: string;
}

/** Templates of a ruleset for a path. */
function findTemplates({ environment }: Analysis, rulesetId: string, path: Path): readonly Template[] {
  const starterSet = environment.rulesets.find(({ id }) => id === rulesetId)?.starters;
  return starterSet
    ? listTemplates(starterSet).filter(({ patterns }) => patterns.some((pattern) => matchesPattern(pattern, path)))
    : [];
}

/** Item templates for a list, without their dashes. @param path of the item */
export function listItemTemplates(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
  path: Path,
): readonly TemplateSnippet[] {
  const snippetContext = createItemContext(analysis, rulesetId, context, path);
  return findTemplates(analysis, rulesetId, path).map(({ title, value }) => ({
    title,
    snippet: createContentSnippet(value, snippetContext),
  }));
}

/** An item with everything that the schema requires, in the style of its siblings. @param path of the item */
export function createItemSnippet(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
  path: Path,
): string {
  const { data } = context.document;
  const snippetContext = createItemContext(analysis, rulesetId, context, path);
  const siblings = findSiblings(data, path);
  const example = findExample(analysis, rulesetId, data, path);
  const value = siblings
    ? createLikeSiblings(snippetContext, siblings, example)
    : fillExample(snippetContext.root, snippetContext.schema, example, snippetContext.getIds);
  const layout = context.isInFlow || siblings?.areFlow === true ? 'flow' : 'block';
  return createContentSnippet(value, { ...snippetContext, layout });
}

function createLikeSiblings(
  { root, schema, getIds }: SnippetContext,
  { keys, model }: Siblings,
  example: Plain | undefined,
): Plain {
  const shape = mergeVariants(root, schema, model);
  const inheritanceKey = getInheritanceKey(root, shape);
  const members = keys.filter((key) => getMemberSchema(shape, key)).map((key) => [key, model[key]!] as const);
  // An item that inherits like its siblings does not need the inherited keys.
  if (inheritanceKey !== undefined && keys.includes(inheritanceKey))
    return Object.fromEntries(members.map(([key, value]) => [key, key === inheritanceKey ? null : value]));
  const isAlike = isMapping(example) && example['type'] === model['type'];
  const exampleMembers = isAlike ? Object.entries(example).filter(([key]) => shape.required?.includes(key)) : [];
  const mergedMembers = Object.fromEntries([
    ...members,
    ...exampleMembers.filter(([key]) => !keys.includes(key)),
  ]) as Plain;
  return fillExample(root, schema, mergedMembers, getIds);
}

/** A key with everything that the schema requires below it. A key of the root brings the header that its value refers to. */
export function createMemberText(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
  key: string,
): string {
  const { data } = context.document;
  const path = [...context.path, key];
  const snippetContext = createSnippetContext(analysis, rulesetId, context, path);
  const header = path.length === 1 ? listMissingHeader(analysis, rulesetId, data) : {};
  delete header[key];
  const listHeaderIds = (kind: string) =>
    Object.entries(header).flatMap(([name, value]) =>
      deref(snippetContext.root, getMemberSchema(snippetContext.root, name) ?? {}).declaresKeys === kind
        ? Object.keys(Object(value) as object)
        : [],
    );
  const item = findExample(analysis, rulesetId, data, [...path, 0]);
  const templateExample = findExample(analysis, rulesetId, data, path) ?? (item === undefined ? undefined : [item]);
  // The example of a colour is the one that the power has without this key.
  const example = key === 'color' ? getPowerColor(String(context.path.at(-1))) : templateExample;
  const value = fillExample(snippetContext.root, snippetContext.schema, example, (kinds) => [
    ...snippetContext.getIds(kinds),
    ...kinds.flatMap(listHeaderIds),
  ]);
  if (
    Object.keys(header).length > 0 &&
    ((Array.isArray(value) && isMapping(value[0])) || refersToIds(snippetContext.root, snippetContext.schema, value))
  )
    return createContentSnippet(
      { ...header, [key]: value },
      { ...snippetContext, schema: snippetContext.root, layout: 'block' },
    );
  if (isMapping(value) && Object.keys(value).length === 0 && !context.isInFlow)
    return `${key}:${snippetContext.style.newline}${' '.repeat(context.column + snippetContext.style.indent)}$1`;
  return `${key}:${createMemberSnippet(key, value, { ...snippetContext, ...(context.isInFlow && { layout: 'flow' }) })}`;
}

/** The members that new scenarios have before their lists, and this one does not have. */
function listMissingHeader({ environment }: Analysis, rulesetId: string, data: object): Record<string, Plain> {
  const [starter] = environment.rulesets.find(({ id }) => id === rulesetId)?.starters?.starters ?? [];
  const members = Object.entries(starter ? createDefaultScenario(starter) : {});
  return Object.fromEntries(
    members.filter(([key, value]) => key !== 'title' && !Array.isArray(value) && !Object.hasOwn(data, key)),
  );
}

function refersToIds(root: Schema, unresolved: Schema, value: Plain): boolean {
  const schema = resolveSchema(root, unresolved, value);
  if (!isObject(value)) return schema.refersTo !== undefined;
  return Object.entries(value as Readonly<Record<string, Plain>>).some(([key, inner]) =>
    refersToIds(root, getMemberSchema(schema, Array.isArray(value) ? Number(key) : key) ?? {}, inner),
  );
}

/** A new scenario for each game. */
export function listScenarioTemplates(games: readonly Game[]): readonly (TemplateSnippet & { readonly id: string })[] {
  return games.flatMap(({ id, title, starterSet }) => {
    const [starter] = starterSet.starters;
    if (!starter) return [];
    const root = getRootSchema(id);
    const snippetContext: SnippetContext = { root, schema: root, column: 0, style: defaultStyle, getIds: () => [] };
    return [{ id, title, snippet: `${createContentSnippet(createDefaultScenario(starter), snippetContext)}\n` }];
  });
}

/** The context of an item's content. If the completion writes the dash itself, the content begins two columns further right. */
function createItemContext(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
  path: Path,
): SnippetContext {
  const snippetContext = createSnippetContext(analysis, rulesetId, context, path);
  const isBehindDash = context.position === 'key' && context.path.length === path.length;
  return isBehindDash || context.isInFlow ? snippetContext : { ...snippetContext, column: snippetContext.column + 2 };
}

function createSnippetContext(
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
    style: context.getStyle(),
    getIds: (kinds) => [...new Set(kinds.flatMap((kind) => ids.listDeclarations(kind)).map(({ id }) => id))],
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
