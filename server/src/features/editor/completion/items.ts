/** Completion of list items: templates of the ruleset, or items with the required keys and those of their siblings. */
import { type Path, valueAt } from '../../../model/place';
import { type Schema, deref } from '../../../schema/schema';
import type { Analysis } from '../../analysis/analysis';
import { hasShapes } from '../begin/snippet';
import { type Completion, createCompletion } from './completion';
import {
  type Siblings,
  findSiblings,
  findSchemaAt,
  formatSkeletonAfterDash,
  createSkeletonPlace,
  formatSkeletonInBraces,
} from './skeleton';
import type { CompletionContext } from './completion-context';
import { type TemplateSnippet, listContentTemplates, listItemTemplates } from './templates';

/** Completes a list item, including its dash. */
export function completeItems(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
): readonly Completion[] {
  const { root, schema } = findSchemaAt(rulesetId, context.document.data, context.path.slice(0, -1));
  return schema?.items
    ? completeItemsAt(analysis, rulesetId, context, context.path, { root, items: schema.items })
    : [];
}

/** Completes items from templates; if there are none, or the list has other variants, an item with its required keys. */
export function completeItemsAt(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
  path: Path,
  { root, items }: { readonly root: Schema; readonly items: Schema },
): readonly Completion[] {
  const bareItem = toItemCompletion(root, items, context, findSiblings(context.document.data, path));
  if (context.hasContent) return [bareItem];
  const templateItems = listItemTemplates(analysis, rulesetId, context, path).map((template) =>
    createTemplateCompletion(template, '- ', context),
  );
  return templateItems.length === 0 || hasShapes(root, items) ? [...templateItems, bareItem] : templateItems;
}

/** The same after an existing dash. */
export function completeContents(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
): readonly Completion[] {
  if (context.hasColon || context.hasContent) return [];
  const templateItems = listContentTemplates(analysis, rulesetId, context).map((template) =>
    createTemplateCompletion(template, '', context),
  );
  return [...templateItems, ...completeEmptyItem(rulesetId, context)];
}

/** An item like its siblings, after an empty dash. */
function completeEmptyItem(rulesetId: string, context: CompletionContext): readonly Completion[] {
  const { path, document, flow } = context;
  const siblings = flow ? undefined : findSiblings(document.data, path);
  if (!siblings || Object.keys(Object(valueAt(document.data, path)) as object).length > 1) return [];
  const { root, schema } = findSchemaAt(rulesetId, document.data, path.slice(0, -1));
  if (!schema?.items) return [];
  const { title = 'item', description } = deref(root, schema.items);
  const place = { ...createSkeletonPlace(root, context), indent: ' '.repeat(Math.max(0, context.column - 2)) };
  const snippet = formatSkeletonAfterDash(place, schema.items, siblings);
  return [createItemCompletion(context, snippet, title, description)];
}

/** An item in a flow sequence: without braces each key would be an item. */
export function completeBracedItem(rulesetId: string, context: CompletionContext): readonly Completion[] {
  const { path, document, hasColon } = context;
  const { root, schema } = findSchemaAt(rulesetId, document.data, path.slice(0, -1));
  if (!schema?.items || hasColon) return [];
  const { type, discriminator, title = 'item', description } = deref(root, schema.items);
  if (type !== 'object' && !discriminator) return [];
  const snippet = formatSkeletonInBraces(
    createSkeletonPlace(root, context),
    schema.items,
    findSiblings(document.data, path),
  );
  return [createItemCompletion(context, snippet, title, description)];
}

function createItemCompletion(
  context: CompletionContext,
  snippet: string,
  label: string,
  documentation: string | undefined,
): Completion {
  return createCompletion(context, snippet, { label, kind: 'item', documentation, hasCompletableEnd: true });
}

function createTemplateCompletion(
  { title, snippet }: TemplateSnippet,
  prefix: string,
  context: CompletionContext,
): Completion {
  return createCompletion(context, snippet, { label: prefix + title, kind: 'item', detail: 'filled in' });
}

function toItemCompletion(
  root: Schema,
  items: Schema,
  context: CompletionContext,
  siblings: Siblings | undefined,
): Completion {
  const { title = 'item', description } = deref(root, items);
  const snippet = context.hasContent
    ? '-'
    : `- ${formatSkeletonAfterDash(createSkeletonPlace(root, context), items, siblings)}`;
  return createItemCompletion(context, snippet, `- ${title}`, description);
}
