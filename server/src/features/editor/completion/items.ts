/** Completion of list items: templates of the ruleset, or items with the required keys and those of their siblings. */
import { type Path, valueAt } from '../../../model/place';
import { type Schema, deref } from '../../../schema/schema';
import type { Analysis } from '../../analysis/analysis';
import { hasShapes } from '../begin/snippet';
import { type Completion, createCompletion, hasEmptyStop } from './completion';
import { findSiblings, findSchemaAt } from './siblings';
import type { CompletionContext } from './completion-context';
import { type TemplateSnippet, createItemSnippet, listItemTemplates } from './templates';

/** Completes a list item, including its dash. */
export function completeItems(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
): readonly Completion[] {
  const { data } = context.document;
  const { root, schema } = findSchemaAt(rulesetId, data, context.path.slice(0, -1));
  // The placeholder of the completion counts as an item.
  const items = valueAt(data, context.path.slice(0, -1)) as readonly unknown[];
  const isFull = items.length > (schema?.maxItems ?? Infinity);
  return schema?.items && !isFull
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
  const snippet = context.hasContent ? '-' : `- ${createItemSnippet(analysis, rulesetId, context, path)}`;
  const bareItem = createItemCompletion(context, snippet, deref(root, items), '- ');
  if (context.hasContent) return [bareItem];
  const templateItems = listItemTemplates(analysis, rulesetId, context, path).map((template) =>
    createTemplateCompletion(template, '- ', context),
  );
  return templateItems.length === 0 || hasShapes(root, items) ? [...templateItems, bareItem] : templateItems;
}

/** Completes a list item after its dash. */
export function completeContents(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
): readonly Completion[] {
  const { path, document, isInFlow, hasColon, hasContent } = context;
  const presentKeys = Object.keys(Object(valueAt(document.data, path)) as object);
  if (hasColon || hasContent || isInFlow || typeof path.at(-1) !== 'number' || presentKeys.length > 1) return [];
  const templateItems = listItemTemplates(analysis, rulesetId, context, path).map((template) =>
    createTemplateCompletion(template, '', context),
  );
  return findSiblings(document.data, path)
    ? [...templateItems, ...completeEmptyItem(analysis, rulesetId, context)]
    : templateItems;
}

/** An item in a flow sequence: without braces each key would be an item. */
export function completeBracedItem(
  analysis: Analysis,
  rulesetId: string,
  context: CompletionContext,
): readonly Completion[] {
  return context.hasColon ? [] : completeEmptyItem(analysis, rulesetId, context);
}

/** A mapping like its siblings, or with the required keys. */
function completeEmptyItem(analysis: Analysis, rulesetId: string, context: CompletionContext): readonly Completion[] {
  const { path, document } = context;
  const { root, schema } = findSchemaAt(rulesetId, document.data, path.slice(0, -1));
  const items = schema?.items && deref(root, schema.items);
  return items?.type === 'object' || items?.discriminator
    ? [createItemCompletion(context, createItemSnippet(analysis, rulesetId, context, path), items)]
    : [];
}

function createItemCompletion(
  context: CompletionContext,
  snippet: string,
  { title = 'item', description }: Schema,
  prefix = '',
): Completion {
  return createCompletion(context, snippet, {
    label: prefix + title,
    kind: 'item',
    documentation: description,
    hasCompletableEnd: hasEmptyStop(snippet),
  });
}

function createTemplateCompletion(
  { title, snippet }: TemplateSnippet,
  prefix: string,
  context: CompletionContext,
): Completion {
  return createCompletion(context, prefix + snippet, { label: prefix + title, kind: 'item', detail: 'filled in' });
}
